import type { Choice, FactName, ModeAnswer, ScriptEntry, TargetAnswer } from "../format.ts";

/** What something in a scenario is for, and one example of it as one writes it. */
export interface Told {
  readonly says: string;
  readonly example: unknown;
}

/** Every fact, with its values. */
export const toldFacts: { readonly [Name in FactName]: Told } = {
  life: { says: "life of players", example: { A: 20, B: 18 } },
  permanents: {
    says: "how many permanents a player controls, of one name or of all",
    example: { player: "A", card: "Fen Otter", count: 2 },
  },
  tokens: {
    says: "the same of tokens; one without another name is called by its subtypes and `Token`",
    example: { player: "A", card: "Coal Token", count: 1 },
  },
  hand: { says: "how many cards are in a hand", example: { A: { count: 1 } } },
  graveyard: { says: "in a graveyard", example: { A: { card: "Cinder Volley", count: 1 } } },
  library: { says: "in a library", example: { A: { card: "Quick Study", count: 1 } } },
  exile: { says: "among the cards in exile that a player owns", example: { B: { count: 0 } } },
  powerToughness: {
    says: "power and toughness; of several permanents, one of them has it (`scope`: `all` or the `first` has it, `index`: that one from 0)",
    example: { player: "A", card: "Fen Otter", power: 4, toughness: 4 },
  },
  basePowerToughness: {
    says: "the same before counters and what is added",
    example: { player: "A", label: "the big one", power: 2, toughness: 2 },
  },
  counters: {
    says: "counters on a permanent, the first of that name",
    example: { player: "A", label: "the big one", counter: "+1/+1", count: 2 },
  },
  playerCounters: {
    says: "counters that a player has",
    example: { player: "B", counter: "poison", count: 0 },
  },
  exiledCardCounters: {
    says: "counters on a card in exile",
    example: { player: "A", card: "Deep Study", counter: "time", count: 2 },
  },
  cardCounters: {
    says: "counters on a card in a hand, a graveyard or exile",
    example: { player: "A", card: "Deep Study", counter: "time", count: 2 },
  },
  hasAbility: {
    says: "a permanent has an ability, by its keyword or its text; `ofPermanents` says that there are so many of that name, which all have it",
    example: { player: "A", card: "Fen Otter", ability: "reach", ofPermanents: 2, value: true },
  },
  abilityCount: {
    says: "how often it has it",
    example: { player: "A", card: "Marsh Elder", ability: "{T}: Add {G}", count: 1 },
  },
  hasType: {
    says: "card type of a permanent",
    example: { player: "A", card: "Fen Otter", type: "creature", value: true },
  },
  hasSubtype: {
    says: "subtype",
    example: { player: "A", card: "Fen Otter", subtype: "Otter", value: true },
  },
  hasSupertype: {
    says: "supertype",
    example: { player: "A", card: "Forest", supertype: "basic", value: true },
  },
  exiledCardHasSubtype: {
    says: "subtype of a card in exile",
    example: { card: "Deep Study", subtype: "Lesson", value: true },
  },
  hasColors: {
    says: "a permanent has all these colors; with `value: false` none of them",
    example: { player: "A", card: "Fen Otter", colors: ["green"], value: true },
  },
  manaValue: { says: "mana value", example: { player: "A", card: "Fen Otter", value: 2 } },
  name: { says: "the name of what has the label", example: { label: "the big one", called: "Fen Otter" } },
  tapped: { says: "all permanents of the name are tapped", example: { A: { card: "Forest", value: false } } },
  tappedCount: {
    says: "how many of them are tapped (or, with `tapped: false`, untapped)",
    example: { player: "A", card: "Mountain", tapped: true, count: 1 },
  },
  attacking: {
    says: "all permanents of the name are attacking",
    example: { A: { label: "the big one", value: false } },
  },
  damage: {
    says: "damage marked on a permanent",
    example: { player: "A", label: "the big one", amount: 0 },
  },
  attached: {
    says: "an Aura or Equipment is attached to a permanent of that player",
    example: { player: "A", attachment: "Moss Mantle", to: "Fen Otter", value: true },
  },
  playable: {
    says: "the player could do it now: `cast`, `play land`, `activate` an `ability`, `turn face up`",
    example: { player: "A", action: "cast", card: "Quick Study", value: false },
  },
  manaPool: { says: "mana in a pool", example: { player: "A", color: "green", amount: 0 } },
  manaOption: {
    says: "the most mana that the player could make can be this",
    example: { player: "B", mana: "{R}" },
  },
  manaOptionCount: { says: "in so many ways it can be made", example: { player: "B", count: 1 } },
  onStack: {
    says: "spells of a name on the stack, or abilities by `text`",
    example: { spell: "Cinder Volley", count: 0 },
  },
  stackSize: { says: "how much is on the stack", example: { value: 0 } },
  zone: {
    says: "where the card with the label is",
    example: { label: "the big one", zone: "battlefield", value: true },
  },
  emblems: { says: "emblems that a player has", example: { A: { count: 0 } } },
  won: { says: "who has won", example: { A: false } },
  lost: { says: "who has lost", example: { B: false } },
  inGame: { says: "who is still in the game", example: { B: true } },
  activePlayer: { says: "whose turn it is", example: { player: "A" } },
  libraryTopRevealed: { says: "who plays with the top card revealed", example: { A: false } },
};

/** Every action of a script, as a player's list has it. */
export const toldActions: { readonly [Does in ScriptEntry["do"]]: Told } = {
  "play land": { says: "plays a land", example: { play: "Forest" } },
  cast: {
    says: "casts a spell, with its targets in their order; `as` names a face or a way of casting it",
    example: { cast: "Cinder Volley", targets: ["player B"] },
  },
  activate: {
    says: "activates an ability, by the beginning of its text; `source` says whose",
    example: { activate: "{G}, {T}:", source: "Marsh Elder", targets: [{ label: "the big one" }] },
  },
  "activate mana": {
    says: "activates a mana ability (spells are paid for without it)",
    example: { "activate mana": "{T}: Add {G}", times: 1 },
  },
  "turn face up": { says: "turns a permanent face up for a cost", example: { "turn face up": "Morph {G}" } },
  attack: {
    says: "attacks with a creature; `defender` is a player or permanent",
    example: { attack: "Fen Otter" },
  },
  "attack nobody": { says: "declares no attackers", example: "attack nobody" },
  block: {
    says: "blocks an attacker; without `with` the one creature there is",
    example: { block: "Fen Otter", with: "Ash Wolf" },
  },
  wait: { says: "passes as long as something is on the stack", example: "wait" },
  "wait one": { says: "passes once: what is on top of the stack resolves", example: "wait one" },
  "put counters": {
    says: "puts counters on a permanent, whatever the rules say",
    example: { "put counters": "+1/+1", count: 2, label: "the big one" },
  },
  check: { says: "facts that are true at this moment", example: { check: { stackSize: { value: 0 } } } },
};

/** What a player may answer to what is no target and no mode. */
export const toldChoices: { readonly [Field in keyof Choice]-?: Told } = {
  yesNo: { says: "yes or no", example: true },
  number: { says: "a number: X, how many, how much", example: 3 },
  pick: { says: "what is chosen, by its name; a list of several at once", example: "Fen Otter" },
  player: { says: "a player", example: "player B" },
  done: { says: "no more of what may be chosen", example: "done" },
  color: { says: "a color, also of mana", example: { color: "green" } },
  option: {
    says: "one of several options, by its words; of the ways of casting a spell `normal cost`, `alternative cost` or `without paying mana cost`",
    example: { option: "normal cost" },
  },
  keyword: {
    says: "with `option`, the keyword of that way",
    example: { option: "alternative cost", keyword: "dash" },
  },
  cost: {
    says: "with `option`, the cost: of several of one keyword the one that is paid",
    example: { option: "alternative cost", cost: "{1}{R}" },
  },
  trigger: {
    says: "the trigger that goes on the stack first, by the beginning of its text",
    example: { trigger: "When" },
  },
  source: {
    says: "with `option`, what gives it; for who reads it",
    example: { option: "without paying mana cost", source: "Marsh Elder" },
  },
  card: {
    says: "with `option`, the card that it is about",
    example: { option: "cast", card: "Quick Study" },
  },
  coin: { says: "how a coin falls: `win` or `lose`", example: { coin: "win" } },
  die: { says: "what a die shows", example: { die: 6 } },
};

/** What a player may answer where targets are chosen or something is divided among them. */
export const toldTargets: { readonly [Field in keyof TargetAnswer]-?: Told } = {
  pick: { says: "a permanent, card or spell by name", example: "Fen Otter" },
  player: { says: "a player", example: "player B" },
  done: { says: "no more targets", example: "done" },
  divide: {
    says: "which target gets a part of what is divided, with `amount`",
    example: { divide: "Fen Otter", amount: 2 },
  },
  amount: { says: "how much of it that target gets", example: { divide: "player B", amount: 1 } },
};

/** What a player may answer where modes are chosen. */
export const toldModes: { readonly [Field in keyof ModeAnswer]-?: Told } = {
  mode: { says: "a mode by its number, counted from 1", example: 1 },
  done: { says: "no more modes", example: "done" },
};
