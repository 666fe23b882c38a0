import * as A from "../abilities/index.ts";
import type { CompiledFace, Diagnostic, FaceSource } from "./types.ts";

type Compiled = { readonly face: CompiledFace; readonly diagnostics: readonly Diagnostic[] };

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
  if (JSON.stringify(others) !== JSON.stringify(cut.filter((each) => !isSpell(each)))) return undefined;
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
export const withCleave = (source: FaceSource, compile: (source: FaceSource) => Compiled): Compiled => {
  if (!hasBrackets(source)) return compile(source);
  const whole = compile({ ...source, text: source.text.replace(/[[\]]/g, " ") });
  const cut = compile({
    ...source,
    text: source.text.replace(/\[[^\]\n]*\]/g, (words) => " ".repeat(words.length)),
  });
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
