import type * as A from "../../abilities/index.ts";
import { isColor } from "../words.ts";

/** A "chosen …" description as the plain description that it stands for once the choice is made (607.2d). */
export const plainly = (filter: A.Chosen, value: string | number | undefined): A.Filter => {
  if (value === undefined) return filter;
  switch (filter.what) {
    case "color":
      return isColor(value) ? { type: "hasColor", color: value } : filter;
    case "creatureType":
    case "landType":
    case "basicLandType":
    case "planeswalkerType":
      return { type: "hasSubtype", subtype: String(value) };
    case "name":
      return { type: "named", name: String(value) };
    case "cardType":
      return { type: "hasType", cardType: value as A.CardType };
    default:
      return filter;
  }
};

/** Whether a node of any kind is such a description. */
export const isChosenFilter = (node: A.AnyNode): node is A.Chosen => node.type === "chosen";
