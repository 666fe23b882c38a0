import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { grantedAbilities } from "../granted.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { itemsOf } from "../nouns.ts";
import { anyObjects, spokenObjects } from "../objects.ts";
import { possessor } from "../players.ts";
import { countedOf, multiplied, numberOf, quantityOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { sizeOf } from "../words.ts";

/** Tokens that the rules describe (111.10), by the word that names them. */
const predefined: ReadonlySet<string> = new Set(
  "Treasure Food Gold Walker Shard Clue Blood Powerstone Incubator Map Junk Lander Mutagen".split(" "),
);

interface Draft {
  spec: A.TokenSpec;
  tapped: boolean;
  attacking: boolean;
  words: Set<string>;
}

const colorsOf = (node: Nodes["colorSeries"]): A.Color[] =>
  itemsOf(node).map((item) => item.value as A.Color);

type Modifier = Nodes["modifier"] | Nodes["adjective"];

/** Adjectives of a token: its size, colors, supertypes and how it enters. */
const addAdjective = (draft: Draft, node: Modifier, scope: Scope): void => {
  const adjective = node.kind === "modifierComma" ? node.mod : node;
  switch (adjective.kind) {
    case "ofSize": {
      const { power, toughness } = sizeOf(adjective.size, scope);
      draft.spec = { ...draft.spec, power, toughness };
      return;
    }
    case "color":
    case "series":
      draft.spec = { ...draft.spec, colors: colorsOf(adjective as Nodes["colorSeries"]) };
      return;
    case "colorless":
      draft.spec = { ...draft.spec, colors: [] };
      return;
    case "supertype":
      draft.spec = {
        ...draft.spec,
        supertypes: [...(draft.spec.supertypes ?? []), adjective.value as A.Supertype],
      };
      return;
    case "tapped":
      draft.tapped = true;
      return;
    case "attacking":
      draft.attacking = true;
      return;
    default:
      return refuse(adjective, "a token cannot be described by this");
  }
};

const addQualifier = (draft: Draft, node: Nodes["tokenQualifier"], scope: Scope): void => {
  switch (node.kind) {
    case "tokenWith":
      draft.spec = {
        ...draft.spec,
        abilities: [...(draft.spec.abilities ?? []), ...grantedAbilities(node.abilities, scope)],
      };
      return;
    case "tokenNamed":
      draft.spec = { ...draft.spec, name: node.name.name };
      draft.words.add(node.name.name);
      return;
    case "tokenTapped":
      draft.tapped = true;
      return;
    case "tokenAttacking":
      draft.attacking = true;
      return;
    case "tokenTappedAttacking":
      draft.tapped = true;
      draft.attacking = true;
      return;
    case "tokenColors":
      draft.spec = { ...draft.spec, colors: colorsOf(node.colors) };
      return;
    case "tokenAllColors":
      draft.spec = { ...draft.spec, colors: A.colors };
      return;
    default:
      return node satisfies never;
  }
};

/** The types in front of "token": a predefined token by its word alone (111.10), else card types and subtypes. */
const addTypes = (draft: Draft, types: Nodes["typeCompound"]): void => {
  const words = [types.first, ...types.rest];
  for (const word of words) draft.words.add(word.value);
  const cardTypes = words.flatMap((word) => (word.kind === "cardType" ? [word.value as A.CardType] : []));
  const subtypes = words.flatMap((word) => (word.kind === "subtype" ? [word.value] : []));
  const [only] = subtypes;
  if (cardTypes.length === 0) {
    if (only === undefined || subtypes.length > 1 || !predefined.has(only) || draft.spec.power !== undefined)
      return refuse(types, "a token needs a card type, unless the rules describe tokens of that name");
    draft.words.add("artifact");
    draft.spec = { ...draft.spec, predefined: only };
    return;
  }
  draft.spec = { ...draft.spec, cardTypes, ...(subtypes.length === 0 ? {} : { subtypes }) };
};

/** Every created token has colors, if only none (111.3); a predefined one has those of the rules. */
const complete = (
  draft: Draft,
  node: { readonly span: { readonly start: number; readonly end: number } },
): Draft => {
  const { spec } = draft;
  if (spec.predefined !== undefined) return draft;
  if (spec.cardTypes?.includes("creature") === true && spec.power === undefined)
    return refuse(node, "a creature token needs power and toughness");
  return { ...draft, spec: { colors: [], ...spec } };
};

const described = (node: Nodes["tokenDescription"], scope: Scope): Draft => {
  const draft: Draft = { spec: {}, tapped: false, attacking: false, words: new Set(["token", "permanent"]) };
  for (const modifier of node.mods) addAdjective(draft, modifier, scope);
  addTypes(draft, node.types);
  for (const qualifier of node.post) addQualifier(draft, qualifier, scope);
  if (node.kind === "namedToken") {
    draft.spec = { ...draft.spec, name: node.name.name };
    draft.words.add(node.name.name);
  }
  return complete(draft, node);
};

const flags = (draft: {
  readonly tapped: boolean;
  readonly attacking: boolean;
}): { tapped?: true; attacking?: true } => ({
  ...(draft.tapped ? { tapped: true as const } : {}),
  ...(draft.attacking ? { attacking: true as const } : {}),
});

/** Numbers the instruction and remembers the tokens as "it", "those tokens", "the created token". */
const created = (words: Iterable<string>, count: A.Quantity, scope: Scope): number => {
  const id = bindNext(scope);
  spokenObjects(scope, A.bound(id), words, count !== 1, "created");
  return id;
};

const createPhrase = (
  node: Nodes["tokenPhrase"],
  who: A.Players,
  each: Nodes["forEach"] | undefined,
  scope: Scope,
): A.Effect => {
  const count = multiplied(countedOf(node.n, scope), each, scope);
  if (node.kind === "tokenPhrase") {
    const draft = described(node.token, scope);
    return A.createTokens(who, count, draft.spec, {
      ...flags(draft),
      bind: created(draft.words, count, scope),
    });
  }
  const draft: Draft = {
    spec: {},
    tapped: false,
    attacking: false,
    words: new Set(["token", "permanent", "creature", "artifact", "enchantment", "*"]),
  };
  const of = anyObjects(node.of, scope);
  for (const modifier of node.mods) addAdjective(draft, modifier, scope);
  for (const qualifier of node.post) addQualifier(draft, qualifier, scope);
  if (Object.keys(draft.spec).length > 0)
    return refuse(node, "what the copy is besides belongs behind “except”");
  return A.createCopies(who, count, of, { ...flags(draft), bind: created(draft.words, count, scope) });
};

/** Creating tokens, and keyword actions that do (701.7, 111). */
export const tokensPredicate: PlayerVerbs<"tokensPredicate"> = {
  createTokens: (node, who, scope) => {
    const put = node.variant === 1;
    if (put !== (node.onto === true))
      return refuse(
        node,
        put ? "tokens are put onto the battlefield" : "“create” needs no “onto the battlefield”",
      );
    const items = itemsOf<Nodes["tokenPhrase"]>(node.tokens as never);
    const effects = items.map((item) => createPhrase(item, who, node.each, scope));
    if (effects.length === 1) return effects[0]!;
    const ids = effects.flatMap((effect) =>
      "bind" in effect && effect.bind !== undefined ? [A.bound(effect.bind)] : [],
    );
    spokenObjects(scope, A.together(ids), ["token", "permanent", "creature", "*"], true, "created");
    return A.sequence(effects);
  },
  createEqual: (node, who, scope) => {
    const draft = described(node.token, scope);
    const count = quantityOf(node.q, scope);
    return A.createTokens(who, count, draft.spec, {
      ...flags(draft),
      bind: created(draft.words, count, scope),
    });
  },
  investigate: (node, who, scope) =>
    A.investigate(who, {
      ...(node.twice === true ? { times: 2 } : {}),
      bind: created(["token", "artifact", "Clue"], node.twice === true ? 2 : 1, scope),
    }),
  populate: (_, who, scope) =>
    A.doAction("populate", who, undefined, { bind: created(["token", "creature"], 1, scope) }),
  amass: (node, who, scope) =>
    A.doAction("amass", who, undefined, {
      count: numberOf(node.n, scope),
      word: node.what.value,
      bind: created(["token", "creature", "Army"], 1, scope),
    }),
  // 701.47d: amass without a type is amass Zombies.
  amassOld: (node, who, scope) =>
    A.doAction("amass", who, undefined, {
      count: numberOf(node.n, scope),
      word: "Zombie",
      bind: created(["token", "creature", "Army"], 1, scope),
    }),
  incubate: (node, who, scope) =>
    A.doAction("incubate", who, undefined, {
      count: numberOf(node.n, scope),
      bind: created(["token", "artifact", "Incubator"], 1, scope),
    }),
  learn: (_, who, scope) => A.doAction("learn", who, undefined, { bind: bindNext(scope) }),
  discoverN: (node, who, scope) =>
    A.doAction("discover", who, undefined, { count: numberOf(node.n, scope), bind: bindNext(scope) }),
  manifestTop: (node, who, scope) =>
    A.doAction("manifest", who, A.topCards(possessor(node.whose, scope), 1), {
      bind: created(["creature", "permanent", "card"], 1, scope),
    }),
  manifestDread: (_, who, scope) =>
    A.doAction("manifestDread", who, undefined, {
      bind: created(["creature", "permanent", "card"], 1, scope),
    }),
  ventureDungeon: (_, who, scope) => A.doAction("venture", who, undefined, { bind: bindNext(scope) }),
  takeInitiative: (_, who) => A.become(who, "initiative"),
  becomeMonarch: (_, who) => A.become(who, "monarch"),
  emblem: (node, who, scope) => A.getEmblem(who, grantedAbilities(node.abilities, scope)),
};
