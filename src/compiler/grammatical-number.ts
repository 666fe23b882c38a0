import { pluralSubtype } from "../../grammar/lexicon/subtypes.ts";
import { type AnyNode, isNode } from "./tree.ts";

/** Of how many things words speak; where they leave it open, either. */
export type Number = "one" | "many" | "either";

export const ofNumber = (node: unknown): Number => {
  if (!isNode(node)) return "either";
  switch (node.kind) {
    case "numberWord":
    case "integer":
      return node["value"] === 1 ? "one" : "many";
    case "variable":
      return "many";
    default:
      return "either";
  }
};

/** How many a count in front of a noun asks for: "a", "two", "up to one", "that many". */
export const ofCounted = (node: unknown): Number => {
  if (!isNode(node)) return "either";
  switch (node.kind) {
    case "one":
    case "oneMore":
      return "one";
    case "thatMany":
    case "twiceThatMany":
    case "anyNumberOf":
    case "oneOrMore":
      return "many";
    case "numberMore":
    case "upToNumber":
      return ofNumber(node["n"]);
    default:
      return ofNumber(node);
  }
};

const oneDeterminers: ReadonlySet<string> = new Set(["aDet", "another", "each", "target", "anotherTarget"]);
const manyDeterminers: ReadonlySet<string> = new Set([
  "all",
  "anyNumber",
  "someTargets",
  "orMoreDet",
  "orFewerDet",
  "thatManyDet",
]);

export const ofDeterminer = (det: AnyNode): Number =>
  oneDeterminers.has(det.kind)
    ? "one"
    : manyDeterminers.has(det.kind)
      ? "many"
      : isNode(det["n"])
        ? ofNumber(det["n"])
        : "either";

/** Subtypes such as Merfolk are the same in both numbers. */
const ofWord = (word: unknown): Number =>
  !isNode(word)
    ? "either"
    : word["plural"] === true
      ? "many"
      : word.kind === "subtype" && pluralSubtype(String(word["value"])) === word["value"]
        ? "either"
        : "one";

export const ofHead = (head: unknown): Number => {
  if (!isNode(head)) return "either";
  switch (head.kind) {
    case "typeCompound": {
      const rest = head["rest"] as readonly unknown[];
      return ofWord(rest[rest.length - 1] ?? head["first"]);
    }
    case "series": {
      const items = head["items"] as readonly unknown[];
      return ofHead(items[items.length - 1]);
    }
    case "orPlayer":
      return head["plural"] === true ? "many" : "one";
    default:
      return /Heads?$|^bare/.test(head.kind) ? (head["plural"] === true ? "many" : "one") : "either";
  }
};

export const ofPhrase = (node: unknown): Number => {
  if (!isNode(node)) return "either";
  switch (node.kind) {
    case "series":
      return node["conjunction"] === "and" ? "many" : ofPhrase((node["items"] as readonly unknown[]).at(-1));
    case "pluralPhrase":
    case "them":
    case "theyObjects":
    case "thoseThings":
    case "bothThose":
    case "topCards":
    case "allButCards":
    case "you":
    case "they":
    case "yourOpponents":
    case "players":
    case "allPlayers":
    case "oneOrMorePlayers":
    case "thosePlayers":
      return "many";
    case "determined": {
      const det = isNode(node["det"]) ? ofDeterminer(node["det"]) : "either";
      return det === "either" && isNode(node["noun"]) ? ofHead(node["noun"]["head"]) : det;
    }
    case "it":
    case "itself":
    case "thisThing":
    case "selfName":
    case "thatOne":
    case "topCard":
    case "anyTarget":
    case "eachOfThem":
    case "eachOfThose":
    case "eachOfDone":
    case "targetPlayer":
    case "eachPlayer":
    case "thatPlayer":
    case "aPlayer":
    case "anotherPlayer":
    case "anyPlayer":
    case "defendingPlayer":
    case "eachOtherPlayer":
    case "eachOfThosePlayers":
    case "enchantedPlayer":
    case "onePlayer":
    case "oneOfOpponents":
    case "playerInRole":
    case "theChosenPlayer":
    case "theOneWith":
    case "thePlayer":
      return "one";
    case "controllerOf":
    case "ownerOf":
    case "theControllerOf":
    case "theOwnerOf":
      return node["plural"] === true ? "many" : "one";
    case "thatThing":
      return "one";
    default:
      return "either";
  }
};
