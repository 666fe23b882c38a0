import { sizedArtifactTypes } from "../../../grammar/lexicon/subtypes.ts";
import type * as A from "../../abilities/index.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Diagnostic, Span } from "../types.ts";
import { holds } from "../lower/same.ts";
import { isSpellCard } from "../resolve/sorts.ts";
import type { Node, NodeType, Place, PrintedOn, Rule } from "./rule.ts";
import { faceRules, rules } from "./rules.ts";
import { walk } from "./walk.ts";

/** A rule that is asked of any node; the table gives it only those that it looks at. */
interface AnyRule {
  readonly code: Rule["code"];
  readonly find: (node: Node, place: Place) => string | undefined;
}

const byType = new Map<NodeType, AnyRule[]>();
for (const { code, on, find } of rules)
  for (const type of on) {
    const some = byType.get(type) ?? [];
    // `on` are the types of the nodes that `find` takes.
    some.push({ code, find: find as AnyRule["find"] });
    byType.set(type, some);
  }
const interesting: ReadonlySet<NodeType> = new Set(byType.keys());

/** What a rule says of an ability. */
interface Finding {
  readonly code: Rule["code"];
  readonly words: string;
}

const findingsIn = (ability: A.Ability, on: PrintedOn): readonly Finding[] => {
  const found: Finding[] = [];
  walk(ability, on, interesting, (node, place) => {
    for (const { code, find } of byType.get(node.type) ?? []) {
      const words = find(node, place);
      // The same is wrong with several words of a sentence as often.
      if (words !== undefined && !found.some((each) => each.code === code && each.words === words))
        found.push({ code, words });
    }
  });
  return found;
};

/** An ability of several faces is looked at once for all that are alike in what it is printed on. */
const known: Readonly<Record<PrintedOn, WeakMap<A.Ability, readonly Finding[]>>> = {
  spell: new WeakMap(),
  creature: new WeakMap(),
  other: new WeakMap(),
};
const findingsOnce = (ability: A.Ability, on: PrintedOn): readonly Finding[] => {
  let found = known[on].get(ability);
  if (found === undefined) known[on].set(ability, (found = findingsIn(ability, on)));
  return found;
};

/** Makes a creature of what it is printed on, or may do so. */
const becomesCreature = (abilities: readonly A.Ability[]): boolean =>
  holds(
    abilities,
    ({ type, cardTypes }) =>
      type === "becomeCopy" ||
      ((type === "addTypes" || type === "setTypes") &&
        Array.isArray(cardTypes) &&
        cardTypes.includes("creature")),
  );
/** 301.7 and the like: types that only exist to become creatures. */
const isCreature = ({ cardTypes, subtypes }: A.Face): boolean =>
  cardTypes.includes("creature") || subtypes.some((subtype) => sizedArtifactTypes.includes(subtype));
const printedOn = (face: A.Face): PrintedOn =>
  isSpellCard(face) ? "spell" : isCreature(face) || becomesCreature(face.abilities) ? "creature" : "other";

/** The abilities that one paragraph of a face stands for, and where it stands. */
export interface Checked extends Span {
  readonly abilities: readonly A.Ability[];
}

/**
 * What the ability objects of a face say that can't be meant: things that are never true, never happen or never apply.
 * Each diagnostic points at the paragraph; what is wrong with the face as a whole points at all of its text.
 */
export const checkFace = (
  face: A.Face,
  paragraphs: readonly Checked[],
  isFirst = true,
): readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const on = printedOn(face);
  for (const { abilities, start, end } of paragraphs)
    for (const ability of abilities)
      for (const { code, words } of findingsOnce(ability, on))
        found.push(diagnostic(code, { start, end }, [words]));
  const whole = { start: paragraphs[0]?.start ?? 0, end: paragraphs.at(-1)?.end ?? 0 };
  for (const { code, find, onlyFirst } of faceRules) {
    const words = onlyFirst === true && !isFirst ? undefined : find(face);
    if (words !== undefined) found.push(diagnostic(code, whole, [words]));
  }
  return found;
};
