import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { quantityOf, statOf } from "../quantities.ts";
import { refuse, type Scope } from "../scope.ts";
import { itemsOf } from "../series.ts";
import { sizeOf } from "../words.ts";

export interface Size {
  readonly power?: A.Quantity;
  readonly toughness?: A.Quantity;
}
/** What something has, by what it is about. */
export interface Had {
  readonly size?: Size;
  /** All creature types (702.73). */
  readonly everyType?: true;
  readonly given: readonly Nodes["givenAbility"][];
}

/** "base power 1", "toughness equal to …": of what is only made now, it need not be called base power. */
const statSize = (
  node: Extract<Nodes["hadThing"], { kind: "hadStat" }>,
  scope: Scope,
  isNew: boolean,
): Size => {
  const stat = statOf(node.stat);
  if (stat === "basePower" || (isNew && stat === "power")) return { power: quantityOf(node.q, scope) };
  if (stat === "baseToughness" || (isNew && stat === "toughness"))
    return { toughness: quantityOf(node.q, scope) };
  return refuse(node.stat, "say “base power” or “base toughness”");
};

/** "base power and toughness 3/3, flying, and all creature types" */
export const hadOf = (node: Nodes["hadThings"], scope: Scope, isNew = false): Had => {
  let had: Had = { given: [] };
  const sized = (size: Size): void => {
    had = { ...had, size: { ...had.size, ...size } };
  };
  for (const item of itemsOf<Nodes["hadThing"]>(node as never))
    switch (item.kind) {
      case "hadSize":
        sized(sizeOf(item.size, scope));
        break;
      case "hadNumber": {
        const q = quantityOf(item.q, scope);
        sized({ power: q, toughness: q });
        break;
      }
      case "hadStat":
        sized(statSize(item, scope, isNew));
        break;
      case "hadTypes":
        had = { ...had, everyType: true };
        break;
      default:
        had = { ...had, given: [...had.given, item] };
    }
  return had;
};

/** The changes that say so, but for the abilities (613.1). */
export const changesOf = ({ size, everyType }: Had): readonly A.Modification[] => [
  ...(everyType === undefined ? [] : [A.addTypes({ every: "creatureType" })]),
  ...(size === undefined ? [] : [A.setPT(size.power, size.toughness)]),
];
