import * as A from "../abilities/index.ts";
import { same } from "./lower/same.ts";
import type { CompiledFace, Diagnostic, FaceSource } from "./types.ts";

/** What the text of a face was compiled to. */
export type CompiledText = { readonly face: CompiledFace; readonly diagnostics: readonly Diagnostic[] };

const hasBrackets = ({ text }: FaceSource): boolean => /^Cleave\b/im.test(text) && text.includes("[");

const paid = A.wasPaid(A.self, "cleave");

/** Only if that is so, with targets that are chosen only then (601.2c). */
const onlyIf = (spell: A.SpellAbility, condition: A.Condition): A.SpellAbility => ({
  ...spell,
  ...(spell.targets === undefined
    ? {}
    : { targets: spell.targets.map((target) => ({ ...target, onlyIf: condition })) }),
  effect: A.ifThen(condition, spell.effect),
});

const isSpell = (ability: A.Ability): ability is A.SpellAbility => ability.type === "spell";

/** What the spell does with the words in square brackets, and what it does without them. */
const together = (
  whole: readonly A.Ability[],
  cut: readonly A.Ability[],
): readonly A.Ability[] | undefined => {
  const others = whole.filter((each) => !isSpell(each));
  if (
    !same(
      others,
      cut.filter((each) => !isSpell(each)),
    )
  )
    return undefined;
  return [
    ...others,
    ...whole.filter(isSpell).map((each) => onlyIf(each, A.notSo(paid))),
    ...cut.filter(isSpell).map((each) => onlyIf(each, paid)),
  ];
};

/**
 * 702.148a: a face whose cleave cost takes away the words in square brackets is compiled with them and without them.
 * Every place keeps its position.
 */
export const cleaved = (source: FaceSource): { readonly whole: FaceSource; readonly cut?: FaceSource } => {
  if (!hasBrackets(source)) return { whole: source };
  const { text } = source;
  return {
    whole: { ...source, text: text.replace(/[[\]]/g, " ") },
    cut: { ...source, text: text.replace(/\[[^\]\n]*\]/g, (words) => " ".repeat(words.length)) },
  };
};

/** The face of what its text was compiled to with the words in brackets and without them. */
export const joinCleaved = (source: FaceSource, whole: CompiledText, cut: CompiledText): CompiledText => {
  const failed = [whole, cut].find(({ diagnostics }) => diagnostics.length > 0);
  if (failed !== undefined) return failed;
  const abilities = together(whole.face.face.abilities, cut.face.face.abilities);
  if (abilities === undefined) {
    const start = source.offset + source.text.indexOf("[");
    const message = "The words in brackets belong to an ability that is not what the spell does.";
    return {
      face: whole.face,
      diagnostics: [{ code: "RW4001", severity: "error", message, start, end: start + 1 }],
    };
  }
  const printed = source.text.split("\n").filter((line) => line.trim() !== "");
  return { face: { ...whole.face, face: { ...whole.face.face, abilities }, printed }, diagnostics: [] };
};
