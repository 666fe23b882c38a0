import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { givenAbilities } from "../granted.ts";
import { basicLandTypes } from "../every-type.ts";
import { itemsOf } from "../series.ts";
import { refuse, type Scope } from "../scope.ts";
import { colorsOf, sizeOf } from "../words.ts";
import { hadOf, type Size } from "./had.ts";

type Becomes = Nodes["becomes"];
type CreatureNode = Extract<Becomes, { kind: "becomesCreature" | "becomesPlural" }>;

/** What the words say a thing becomes, before it is known whether it keeps what it was (205.1). */
interface Draft {
  cardTypes: A.CardType[];
  subtypes: string[];
  supertypes: A.Supertype[];
  colors?: readonly A.Color[];
  size?: Size;
  abilities: readonly A.Ability[];
  keepsTypes: boolean;
  keepsColors: boolean;
  /** "with all creature types" (702.73). */
  everyType?: true;
  name?: string;
}

const addTypes = (draft: Draft, node: CreatureNode): void => {
  const head = node.kind === "becomesCreature" ? node.head : node.head;
  for (const compound of itemsOf<Nodes["typeCompound"] | Nodes["pluralCompound"]>(head as never)) {
    const words =
      compound.kind === "typeCompound"
        ? [compound.first, ...compound.rest]
        : [...compound.rest, compound.last];
    for (const word of words) {
      if (word.kind === "cardType" || (word.kind === "pluralType" && word.type === "cardType"))
        draft.cardTypes.push(word.value as A.CardType);
      else if (word.kind === "qualityParameter") refuse(word, "a noun that is a parameter is no type");
      else draft.subtypes.push(word.value);
    }
  }
  if (head.kind === "series" && head.conjunction !== "and") refuse(head, "say which of these it becomes");
};

const addModifier = (draft: Draft, node: Nodes["modifier"], scope: Scope): void => {
  const adjective = node.kind === "modifierComma" ? node.mod : node;
  switch (adjective.kind) {
    case "ofSize":
      draft.size = sizeOf(adjective.size, scope);
      return;
    case "color":
    case "series":
      draft.colors = colorsOf(adjective);
      return;
    case "colorCount":
      if (adjective.how !== "colorless") return refuse(adjective, "say which colors it becomes");
      draft.colors = [];
      return;
    case "supertype":
      draft.supertypes.push(adjective.value as A.Supertype);
      return;
    default:
      return refuse(adjective, "nothing can become this");
  }
};

const addQualifier = (draft: Draft, node: Nodes["becomesQualifier"], scope: Scope): void => {
  switch (node.kind) {
    case "inAddition": {
      checkOtherTypes(node, draft, scope);
      if (node.what !== "colors") draft.keepsTypes = true;
      if (node.what === "colors" || node.what === "colors and types") draft.keepsColors = true;
      return;
    }
    case "withHad": {
      const { size, everyType, given } = hadOf(node.has, scope, true);
      if (size !== undefined) draft.size = { ...draft.size, ...size };
      if (everyType === true) draft.everyType = true;
      draft.abilities = [...draft.abilities, ...given.flatMap((each) => givenAbilities(each, scope))];
      return;
    }
    case "thatsStill":
      draft.keepsTypes = true;
      return;
    case "becomesNamed":
      draft.name = node.name.name;
      return;
    default:
      return node satisfies never;
  }
};

/** "Its other creature types" are of the kind that it gets, as a new creature type replaces those alone (205.1a). */
const checkOtherTypes = (
  node: Extract<Nodes["becomesQualifier"], { kind: "inAddition" }>,
  draft: Draft,
  scope: Scope,
): void => {
  const kind = node.what === "creature types" ? "creature" : node.what === "land types" ? "land" : undefined;
  if (kind === undefined) return;
  const { lexicon } = scope.face.definitions;
  if (draft.cardTypes.length > 0 || !draft.subtypes.every((type) => lexicon.isType(kind, type)))
    refuse(node, "this is not what it is besides");
};

/** The modifications of a finished draft, in the order of the layers (613.1). */
const modificationsOf = (draft: Draft): readonly A.Modification[] => {
  const types = {
    ...(draft.cardTypes.length === 0 ? {} : { cardTypes: draft.cardTypes }),
    ...(draft.subtypes.length === 0 ? {} : { subtypes: draft.subtypes }),
  };
  const hasTypes = Object.keys(types).length > 0;
  const supertypes = draft.supertypes.length === 0 ? {} : { supertypes: draft.supertypes };
  const changes: A.Modification[] = draft.name === undefined ? [] : [A.setName(draft.name)];
  // 205.4b: gaining a supertype takes none away.
  if (draft.keepsTypes || !hasTypes) {
    if (hasTypes || draft.supertypes.length > 0) changes.push(A.addTypes({ ...types, ...supertypes }));
  } else {
    changes.push(A.setTypes(types));
    if (draft.supertypes.length > 0) changes.push(A.addTypes(supertypes));
  }
  if (draft.everyType === true) changes.push(A.addTypes({ every: "creatureType" }));
  if (draft.colors !== undefined)
    changes.push(A.setColors(draft.colors, draft.keepsColors ? { add: true } : {}));
  if (draft.abilities.length > 0) changes.push(A.gainAbilities(draft.abilities));
  if (draft.size !== undefined) changes.push(A.setPT(draft.size.power, draft.size.toughness));
  return changes;
};

const emptyDraft = (keepsTypes: boolean): Draft => ({
  cardTypes: [],
  subtypes: [],
  supertypes: [],
  abilities: [],
  keepsTypes,
  keepsColors: false,
});

const creature = (node: CreatureNode, keeps: boolean, scope: Scope): readonly A.Modification[] => {
  const draft = emptyDraft(keeps);
  for (const modifier of node.mods) addModifier(draft, modifier, scope);
  addTypes(draft, node);
  for (const qualifier of node.post) addQualifier(draft, qualifier, scope);
  if (draft.keepsColors && draft.colors === undefined)
    refuse(node, "“in addition to its other colors” needs a color");
  return modificationsOf(draft);
};

/** Supertypes that things lose and gain (205.4). */
const isSupertype = (what: string): what is "legendary" | "snow" | "basic" =>
  what === "legendary" || what === "snow" || what === "basic";

/** What "isn't a creature" and "isn't legendary" take away (205.1, 205.4b). */
export const lossesOf = (node: Becomes): readonly A.Modification[] => {
  if (node.kind === "becomesSo" && isSupertype(node.what) && node.too === undefined)
    return [A.loseTypes({ supertypes: [node.what] })];
  if (node.kind !== "becomesCreature" && node.kind !== "becomesPlural")
    return refuse(node, "only types can be lost like this");
  if (node.mods.length > 0 || node.post.length > 0) return refuse(node, "only types can be lost like this");
  const draft = emptyDraft(false);
  addTypes(draft, node);
  return [
    A.loseTypes({
      ...(draft.cardTypes.length === 0 ? {} : { cardTypes: draft.cardTypes }),
      ...(draft.subtypes.length === 0 ? {} : { subtypes: draft.subtypes }),
    }),
  ];
};

/** What needs no words of "in addition to …", as nothing is lost by it, and what has them with a meaning. */
const becomesSo = (
  node: Extract<Becomes, { kind: "becomesSo" }>,
  keeps: boolean,
  scope: Scope,
): readonly A.Modification[] => {
  const { what, too } = node;
  const ofColors = what === "colorless" || what === "all colors" || what === "the chosen color";
  if (too !== undefined && ofColors !== (too.what === "colors"))
    return refuse(too, "this is not what it is besides");
  switch (what) {
    case "colorless":
      return too === undefined ? [A.setColors([])] : refuse(too, "what is colorless has no other colors");
    case "all colors":
      return [A.setColors(A.colors)];
    case "the chosen color":
      return [A.setColors("chosen", keeps ? { add: true } : {})];
    case "that type":
    case "the chosen type": {
      const chosen = what === "that type" ? scope.choice.type : (scope.face.chosenType ?? "creatureType");
      if (what === "that type" && chosen === undefined)
        return refuse(node, "no creature type or basic land type was chosen before this", "RW4003");
      if (chosen !== "creatureType" && chosen !== "basicLandType")
        return refuse(node, "only a chosen creature type or basic land type can be given yet");
      return [keeps ? A.addTypes({ chosen }) : A.setTypes({ chosen })];
    }
    case "every creature type":
      return [A.addTypes({ every: "creatureType" })];
    case "every basic land type":
    case "every land type":
      if (!keeps) return refuse(node, "say “in addition to its other types”");
      return [A.addTypes(what === "every land type" ? { every: "landType" } : { subtypes: basicLandTypes })];
    default:
      return [A.addTypes({ supertypes: [what] })];
  }
};

/** The continuous changes that "becomes …" and "is …" make (205.1, 613.1). `keeps`: "is also …". */
export const becomesModifications = (
  node: Becomes,
  scope: Scope,
  keeps = false,
): readonly A.Modification[] => {
  switch (node.kind) {
    case "becomesCreature":
    case "becomesPlural":
      return creature(node, keeps, scope);
    case "becomesColors":
      return [A.setColors(colorsOf(node.colors), keeps ? { add: true } : {})];
    case "becomesSo":
      return becomesSo(node, keeps || node.too !== undefined, scope);
    case "becomesState":
      return refuse(node, "this is not a continuous change");
    default:
      return node satisfies never;
  }
};
