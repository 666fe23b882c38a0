import { bindingFields } from "../../lower/bound-numbers.ts";
import { rule, type NodeOf, type Place } from "../rule.ts";

/** A part of the model and the field, or the place in a list, of the next part on the way. */
type Step = readonly [part: object, key: string];

/** Where the instructions stand that have this number, from the ability down. */
const waysTo = (id: number, root: object): readonly (readonly Step[])[] => {
  const found: Step[][] = [];
  const way: Step[] = [];
  const into = (part: object): void => {
    for (const key in part) {
      const field: unknown = part[key as keyof typeof part];
      if (bindingFields.has(key) && field === id) found.push([...way, [part, key]]);
      if (typeof field !== "object" || field === null) continue;
      way.push([part, key]);
      into(field);
      way.pop();
    }
  };
  into(root);
  return found;
};

/** Parts that are carried out at another time than what stands around them, or by another ability. */
const atOtherTimes: ReadonlySet<unknown> = new Set([
  "delayed",
  "reflexive",
  "replace",
  "gainAbilities",
  "triggered",
  "activated",
  "static",
]);
const typeOf = (part: object): unknown => ("type" in part ? part.type : undefined);

/** Whether what the way leads to has been carried out where the words at the place look back at it. */
const isDone = (way: readonly Step[], { around, fields }: Place, node: object): boolean => {
  const parts = [...around, node];
  const plain = way.filter(([part]) => !Array.isArray(part));
  let depth = 0;
  while (depth < plain.length && plain[depth]![0] === parts[depth]) depth++;
  const common = plain[depth - 1];
  if (common === undefined || common[0] === node) return true;
  const behind = way.slice(way.indexOf(common));
  // The instruction itself is around the words: "you may create a token. If you do, it enters tapped" asks too early.
  if (behind.length === 1) return typeOf(common[0]) !== "may" || typeOf(node) !== "performed";
  // "As this enters, you may pay 2 life. If you don't, it enters tapped": one after the other (614.12a).
  if (typeOf(common[0]) === "entersWith") return common[1] === "as";
  if (behind.some(([part]) => atOtherTimes.has(typeOf(part)))) return false;
  const list = behind[1]?.[0];
  return (
    common[1] === fields[depth] && Array.isArray(list) && Number(behind[1]![1]) < list.indexOf(parts[depth])
  );
};

type Looking = NodeOf<
  "bound" | "amount" | "excessDamage" | "performed" | "wonFlip" | "boundPlayer" | "reflexive"
>;

/**
 * What looks back at an instruction that is carried out only later, or in another ability: "The next time you would draw a
 * card, look at the top two cards of your library instead. Put one of them into your hand" (614.6).
 */
export const notDoneYet = rule(
  "RW4023",
  ["bound", "amount", "excessDamage", "performed", "wonFlip", "boundPlayer", "reflexive"],
  (node: Looking, place) => {
    const ways = node.id === undefined ? [] : waysTo(node.id, place.around[0] ?? node);
    return ways.length === 0 || ways.some((way) => isDone(way, place, node))
      ? undefined
      : "this speaks of what is done later or instead of something: say it in the sentence that tells of that";
  },
);
