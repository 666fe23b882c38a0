/** Rule of the Comprehensive Rules that a node of the ability model stands for, by its type. */
const rules: Readonly<Record<string, string>> = {
  spell: "113.3a spell ability",
  activated: "602 activated ability",
  triggered: "603 triggered ability",
  static: "604 static ability",
  target: "115 targets",
  targetPlayers: "115 targets",
  linked: "607 linked abilities",
  entersWith: "614.1c enters with",
  replace: "614 replacement effect",
  prevent: "615 prevention effect",
  modifyAmount: "614 replacement effect",
  redirect: "614.9 redirection effect",
  applies: "613 continuous effect",
  affect: "611 continuous effect",
  delayed: "603.7 delayed triggered ability",
  reflexive: "603.12 reflexive triggered ability",
  modal: "700.2 modal",
  x: "107.3 X",
  dealDamage: "120 damage",
  gainLife: "119 life",
  loseLife: "119 life",
  setLife: "119.5 life total becomes",
  draw: "121 drawing a card",
  putCounters: "122 counters",
  removeCounters: "122 counters",
  moveCounters: "122.5 moving a counter",
  addMana: "106 mana",
  attach: "701.3 attach",
  counter: "701.6 counter",
  createTokens: "701.7 create",
  createCopies: "701.7 create",
  destroy: "701.8 destroy",
  discard: "701.9 discard",
  doubleCounters: "701.10 double",
  exchangeControl: "701.12 exchange",
  exchangeLife: "701.12 exchange",
  exile: "701.13 exile",
  fight: "701.14 fight",
  investigate: "701.16 investigate",
  mill: "701.17 mill",
  regenerate: "701.19 regenerate",
  reveal: "701.20 reveal",
  lookAt: "701.20 reveal",
  sacrifice: "701.21 sacrifice",
  scry: "701.22 scry",
  search: "701.23 search",
  shuffle: "701.24 shuffle",
  surveil: "701.25 surveil",
  tap: "701.26 tap and untap",
  untap: "701.26 tap and untap",
  transform: "701.27 transform",
  clash: "701.30 clash",
  proliferate: "701.34 proliferate",
  copySpell: "707.10 copy of a spell",
  flipCoin: "705 flipping a coin",
  vote: "701.38 vote",
  rollDie: "706 rolling a die",
  move: "400.7 changing zones",
  mana: "118 costs",
  tapSelf: "107.5 tap symbol",
  untapSelf: "107.6 untap symbol",
  payLife: "119.4 paying life",
};

const number = (rule: string): number =>
  Number(/^\d+/.exec(rule)?.[0]) * 1000 + Number(/^\d+\.(\d+)/.exec(rule)?.[1] ?? 0);

/** The rules that ability objects touch, and those of the keywords among them, in the order of the rules. */
export const rulesOf = (
  data: unknown,
  keywords: readonly { readonly name: string; readonly rule?: string }[] = [],
): readonly string[] => {
  const found = new Set(
    keywords.flatMap(({ name, rule }) => (rule === undefined ? [] : [`${rule} ${name}`])),
  );
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === "object" && value !== null) {
      if ("type" in value && typeof value.type === "string" && Object.hasOwn(rules, value.type)) {
        const rule = rules[value.type];
        if (rule !== undefined) found.add(rule);
      }
      Object.values(value).forEach(walk);
    }
  };
  walk(data);
  return [...found].sort((left, right) => number(left) - number(right));
};
