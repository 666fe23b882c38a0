import type * as A from "../../abilities/index.ts";
import { nodeAt, type Node, type NodeType, type Place, type PrintedOn } from "./rule.ts";

/** What is asked of a node at its place. */
export type Visit = (node: Node, place: Place) => void;

/** Goes through the parts of an ability, each before what it is made of. The texts of keywords are not part of the card's. */
export const walk = (
  ability: A.Ability,
  on: PrintedOn,
  interesting: ReadonlySet<NodeType>,
  visit: Visit,
): void => {
  const around: object[] = [];
  const fields: string[] = [];
  const place: Place = { around, fields, on };
  const into = (value: object, field: string): void => {
    if (Array.isArray(value)) {
      for (const each of value as readonly unknown[])
        if (typeof each === "object" && each !== null) into(each, field);
      return;
    }
    const node = nodeAt(value);
    fields.push(field);
    if (node !== undefined && interesting.has(node.type)) visit(node, place);
    around.push(value);
    const isKeyword = node?.type === "keyword";
    for (const key in value) {
      const part: unknown = value[key as keyof typeof value];
      if (typeof part === "object" && part !== null && !(isKeyword && key === "abilities")) into(part, key);
    }
    around.pop();
    fields.pop();
  };
  into(ability, "abilities");
};
