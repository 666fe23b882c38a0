import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { becomesModifications } from "./becomes.ts";
import { givenAbilities } from "../granted.ts";
import { hadOf } from "./had.ts";
import { objectsOf } from "../objects.ts";
import { countersOfKinds } from "../quantities.ts";
import { refuse, type Scope } from "../scope.ts";
import { colorsOf, sizeOf } from "../words.ts";
import type { Span } from "../../types.ts";
import { same } from "../same.ts";
import { attackingSo } from "../zones.ts";

/** Tokens that the rules describe (111.10), by the word that names them. */
const predefined: ReadonlySet<string> = new Set(
  "Treasure Food Gold Walker Shard Clue Blood Powerstone Incubator Map Junk Lander Mutagen".split(" "),
);

const sacrificing = (...costs: readonly A.Cost[]): A.Costs => [
  ...costs,
  A.costOnObjects("sacrifice", A.self),
];
/** Tokens written out in full that the rules describe just so (111.10a-c, 111.10f). */
const writtenOut: { readonly [name: string]: A.Ability } = {
  Treasure: A.activated(sacrificing(A.tapSelf), A.addMana(A.you, { choose: "anyColor" })),
  Food: A.activated(sacrificing(A.mana(["2"]), A.tapSelf), A.gainLife(A.you, 3)),
  Gold: A.activated(sacrificing(), A.addMana(A.you, { choose: "anyColor" })),
  Clue: A.activated(sacrificing(A.mana(["2"])), A.draw(A.you, 1)),
};
const knownAs = (spec: A.TokenSpec): string | undefined => {
  const [name] = spec.subtypes ?? [];
  const ability = name === undefined ? undefined : writtenOut[name];
  if (name === undefined || ability === undefined || spec.subtypes?.length !== 1) return undefined;
  const { colors, cardTypes, abilities, subtypes: _, ...others } = spec;
  const alike = same(abilities, [ability]);
  const plain = colors?.length === 0 && cardTypes?.join() === "artifact" && Object.keys(others).length === 0;
  return alike && plain ? name : undefined;
};

/** How created tokens arrive. */
export type Arrival = Pick<A.CreateTokens, "tapped" | "attacking" | "onlyPlayer" | "counters" | "attachedTo">;

/** A token as far as its description has been read. */
export interface TokenDraft {
  readonly spec: A.TokenSpec;
  readonly arrival: Arrival;
  readonly words: ReadonlySet<string>;
}

const withSpec = (draft: TokenDraft, spec: A.TokenSpec): TokenDraft => ({
  ...draft,
  spec: { ...draft.spec, ...spec },
});
const arriving = (draft: TokenDraft, arrival: Arrival): TokenDraft => ({
  ...draft,
  arrival: { ...draft.arrival, ...arrival },
});
const called = (draft: TokenDraft, ...words: readonly string[]): TokenDraft => ({
  ...draft,
  words: new Set([...draft.words, ...words]),
});

/** Adjectives of a token: its size, colors, supertypes and how it enters. */
const addModifier = (draft: TokenDraft, node: Nodes["tokenModifier"], scope: Scope): TokenDraft => {
  const adjective = node.kind === "modifierComma" ? node.mod : node;
  switch (adjective.kind) {
    case "ofSize":
      return withSpec(draft, sizeOf(adjective.size, scope));
    case "color":
    case "series":
      return withSpec(draft, { colors: colorsOf(adjective) });
    case "colorCount":
      return adjective.how === "colorless"
        ? withSpec(draft, { colors: [] })
        : refuse(adjective, "say which colors a token has");
    case "supertype":
      return withSpec(draft, {
        supertypes: [...(draft.spec.supertypes ?? []), adjective.value as A.Supertype],
      });
    case "status":
      return adjective.is === "tapped"
        ? arriving(draft, { tapped: true })
        : refuse(adjective, "a token is not created like this");
    case "attacking":
      return arriving(draft, { attacking: true });
    case "tappedAttacking":
      return arriving(draft, { tapped: true, attacking: true });
    default:
      return refuse(adjective, "a token cannot be described by this");
  }
};

/** "that's all colors", "that are legendary": what is said of something else is part of what a token is. */
const traitsOf = (spec: A.TokenSpec, change: A.Modification, node: { readonly span: Span }): A.TokenSpec => {
  if (change.type === "setColors" && typeof change.colors !== "string") return { colors: change.colors };
  if (change.type !== "addTypes" || change.chosen !== undefined || change.every !== undefined)
    return refuse(node, "a token cannot be described by this");
  const { subtypes = [], supertypes = [] } = change;
  return {
    ...(subtypes.length === 0 ? {} : { subtypes: [...(spec.subtypes ?? []), ...subtypes] }),
    ...(supertypes.length === 0 ? {} : { supertypes: [...(spec.supertypes ?? []), ...supertypes] }),
  };
};

const addQualifier = (draft: TokenDraft, node: Nodes["tokenQualifier"], scope: Scope): TokenDraft => {
  switch (node.kind) {
    case "withHad": {
      const { size, everyType, given } = hadOf(node.has, scope, true);
      if (everyType === true) return refuse(node, "say “changeling”");
      const abilities = given.flatMap((each) => givenAbilities(each, scope));
      return withSpec(draft, {
        ...size,
        ...(abilities.length === 0 ? {} : { abilities: [...(draft.spec.abilities ?? []), ...abilities] }),
      });
    }
    case "tokenNamed":
      return called(withSpec(draft, { name: node.name.name }), node.name.name);
    case "tokenArrives": {
      const { how } = node;
      if (how.kind === "arrivesAttacking") return arriving(draft, attackingSo(how, scope));
      if (!/^(?:tapped|attacking|tapped and attacking)$/.test(how.how))
        return refuse(how, "say how the token is on the battlefield");
      return arriving(draft, {
        ...(how.how === "attacking" ? {} : { tapped: true }),
        ...(how.how === "tapped" ? {} : { attacking: true }),
      });
    }
    case "tokenAttached":
      return arriving(draft, { attachedTo: objectsOf(node.to, scope, { by: A.you }) });
    case "arrivesWithCounters": {
      const counters = countersOfKinds(node.counters, scope);
      return arriving(draft, { counters: [...(draft.arrival.counters ?? []), ...counters] });
    }
    case "tokenThatIs":
      return becomesModifications(node.what, scope, true).reduce(
        (before, change) => withSpec(before, traitsOf(before.spec, change, node)),
        draft,
      );
    default:
      return node satisfies never;
  }
};

/** A predefined token by its word alone (111.10), else card types and subtypes. */
const addTypes = (draft: TokenDraft, types: Nodes["typeCompound"], scope: Scope): TokenDraft => {
  const words = [types.first, ...types.rest].map((word) =>
    word.kind === "qualityParameter" ? refuse(word, "a noun that is a parameter is no type") : word,
  );
  const known = called(draft, ...words.map((word) => word.value));
  const cardTypes = words.flatMap((word) => (word.kind === "cardType" ? [word.value as A.CardType] : []));
  const subtypes = words.flatMap((word) => (word.kind === "subtype" ? [word.value] : []));
  if (cardTypes.length > 0)
    return withSpec(known, { cardTypes, ...(subtypes.length === 0 ? {} : { subtypes }) });
  const [only, role] = subtypes;
  if (only !== undefined && subtypes.length === 1 && !predefined.has(only)) {
    const own = declaredDraft(draft, only, types, scope);
    if (own !== undefined) return own;
  }
  if (only === "Sorcerer" && role === "Role" && subtypes.length === 2) return roleDraft(known, only);
  if (only === undefined || subtypes.length > 1 || !predefined.has(only) || draft.spec.power !== undefined)
    return refuse(types, "a token needs a card type, unless the rules describe tokens of that name");
  return called(withSpec(known, { predefined: only }), "artifact");
};

/** A token that a card file declares: what that says is all there is to it, but for how it arrives. */
const declaredDraft = (
  draft: TokenDraft,
  name: string,
  node: { readonly span: Span },
  scope: Scope,
): TokenDraft | undefined => {
  const spec = scope.face.definitions.token(name);
  if (spec === undefined) return undefined;
  if (Object.keys(draft.spec).length > 0) return refuse(node, "what this token is stands in its declaration");
  const { cardTypes = [], subtypes = [] } = spec;
  return called(withSpec(draft, spec), ...cardTypes, ...subtypes, name);
};

const roleDraft = (draft: TokenDraft, name: string): TokenDraft =>
  called(withSpec(draft, { predefined: `${name} Role` }), "Role", "Aura", "enchantment");

/** An ability of the token that says what its power and toughness are (604.3). */
const definesSize = ({ abilities = [] }: A.TokenSpec): boolean =>
  abilities.some(
    (ability) =>
      ability.type === "static" &&
      ability.effects.some(
        (effect) =>
          effect.type === "applies" &&
          effect.modifications.some(
            (each) =>
              each.type === "setPT" &&
              each.characteristicDefining === true &&
              each.power !== undefined &&
              each.toughness !== undefined,
          ),
      ),
  );

/** Every token has colors, if only none (111.3); a predefined one has those of the rules. */
const complete = (draft: TokenDraft, node: Nodes["tokenDescription"]): TokenDraft => {
  const { spec } = draft;
  if (spec.predefined !== undefined) return draft;
  // Tokens with a name of their own were first printed before anything was called colorless.
  if (spec.colors === undefined && spec.name === undefined)
    return refuse(node, "say the token's colors, or write “colorless”");
  const known = knownAs({ colors: [], ...spec });
  if (known !== undefined) return { ...draft, spec: { predefined: known } };
  if (spec.cardTypes?.includes("creature") === true && spec.power === undefined && !definesSize(spec))
    return refuse(node, "a creature token needs power and toughness");
  return { ...draft, spec: { colors: [], ...spec } };
};

const start: TokenDraft = { spec: {}, arrival: {}, words: new Set(["token", "permanent"]) };

const described = (draft: TokenDraft, node: Nodes["tokenDescription"], scope: Scope): TokenDraft => {
  const { what } = node;
  switch (what.kind) {
    case "roleToken":
      return roleDraft(draft, what.role);
    case "tokenName":
      if (what.value === "Walker")
        return called(withSpec(draft, { predefined: "Walker" }), "creature", "Zombie", "Walker");
      return (
        declaredDraft(draft, what.value, what, scope) ??
        refuse(what, "the declaration of this token cannot be used", "RW4012")
      );
    case "typeCompound":
      return addTypes(draft, what, scope);
    default:
      return what satisfies never;
  }
};

/** "tapped 1/1 white Soldier creature token with flying" (111.3). */
export const tokenOf = (node: Nodes["tokenDescription"], scope: Scope): TokenDraft => {
  let draft = start;
  for (const modifier of node.mods) draft = addModifier(draft, modifier, scope);
  draft = described(draft, node, scope);
  for (const qualifier of node.post) draft = addQualifier(draft, qualifier, scope);
  return complete(draft, node);
};

/** How a token that's a copy arrives: everything else about it is copied or stands behind "except". */
export const copyArrivalOf = (
  mods: readonly Nodes["tokenModifier"][],
  post: readonly Nodes["tokenQualifier"][],
  scope: Scope,
  node: Nodes["tokenPhrase"],
): Arrival => {
  let draft = start;
  for (const modifier of mods) draft = addModifier(draft, modifier, scope);
  for (const qualifier of post) draft = addQualifier(draft, qualifier, scope);
  if (Object.keys(draft.spec).length > 0)
    return refuse(node, "what the copy is besides belongs behind “except”");
  return draft.arrival;
};

/** A token with a name of its own in front ("create Voja, a legendary …"). */
export const namedTokenOf = (name: string, node: Nodes["tokenDescription"], scope: Scope): TokenDraft =>
  called(withSpec(tokenOf(node, scope), { name }), name);
