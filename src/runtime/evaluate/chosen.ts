import type * as A from "../../abilities/index.ts";

/** The description that fits what has that value, as a choice or another object has it (607.2d, 608.2h). */
export const having = (what: A.Chosen["what"] | A.Trait, value: string | number): A.Filter => {
  switch (what) {
    case "color":
      return { type: "hasColor", color: value as A.Color };
    case "name":
      return { type: "named", name: String(value) };
    case "cardType":
      return { type: "hasType", cardType: value as A.CardType };
    case "manaValue":
      return { type: "compare", stat: "manaValue", comparison: "=", value: Number(value) };
    default:
      return { type: "hasSubtype", subtype: String(value) };
  }
};

/** A "chosen …" description as the plain description that it stands for once the choice is made (607.2d). */
export const plainly = (filter: A.Chosen, value: string | number | undefined): A.Filter =>
  value === undefined ? filter : having(filter.what, value);

/** Whether a node of any kind is such a description. */
export const isChosenFilter = (node: A.AnyNode): node is A.Chosen => node.type === "chosen";
