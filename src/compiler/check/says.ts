import type * as A from "../../abilities/index.ts";
import { articleBefore } from "../../../grammar/lexicon/articles.ts";
import { placeOf } from "../zone-words.ts";
import type { Question } from "./conjunctions.ts";

const a = (noun: string): string => `${articleBefore(noun)} ${noun}`;

const affirmed = (filter: A.Filter): string => {
  switch (filter.type) {
    case "kind":
      return a(filter.kind);
    case "hasType":
      return a(filter.cardType);
    case "hasSupertype":
      return filter.supertype;
    case "hasSubtype":
      return a(filter.subtype);
    case "hasColor":
      return filter.color;
    case "colorCount":
      return filter.comparison === "=" && filter.count === 0 ? "colorless" : "of that many colors";
    case "inZone":
      return placeOf(filter.zone);
    case "status":
      return filter.status === "faceDown"
        ? "face down"
        : filter.status === "faceUp"
          ? "face up"
          : filter.status;
    case "controlledBy":
      return filter.players.type === "opponents" ? "controlled by an opponent" : "controlled by a player";
    case "ownedBy":
      return filter.players.type === "opponents" ? "owned by an opponent" : "owned by a player";
    case "compare":
      return typeof filter.value === "number"
        ? `of ${filter.stat} ${filter.comparison} ${filter.value}`
        : `of such a ${filter.stat}`;
    case "named":
      return `named ${filter.name}`;
    case "hasKeyword":
      return `an object with ${filter.keyword}`;
    case "isOneOf":
      return "that object";
    case "otherThan":
      return "another object";
    case "attachedTo":
      return "attached";
    case "hasAttached":
      return "enchanted or equipped";
    default:
      return filter.type;
  }
};

/** What a question asks, to stand behind "is": "a spell", "in a graveyard", "not tapped". */
export const said = ({ filter, denied }: Question): string => `${denied ? "not " : ""}${affirmed(filter)}`;
