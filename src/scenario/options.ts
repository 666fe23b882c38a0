import type { Choice } from "./format.ts";
import { playerId } from "./view.ts";
import { beginsWith } from "./wording.ts";

/** Whether two words differ in nothing but capitals. */
const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const wordsIn = (text: string): readonly string[] => text.toLowerCase().split(" ");
/**
 * How an option can be named, the surest way first: whole, by how it begins, by how it ends ("protection from black"), with
 * words around it ("a 2/2 artifact creature with flying").
 */
const wordings: readonly ((option: string, name: string) => boolean)[] = [
  sameWord,
  (option, name) => name !== "" && beginsWith(option.toLowerCase(), name),
  (option, name) => name !== "" && option.toLowerCase().endsWith(` ${name.toLowerCase()}`),
  (option, name) => wordsIn(option).every((word) => wordsIn(name).includes(word)),
];

/** Which of the options an answer names, -1 where none. */
export function optionOf(choice: Choice, options: readonly string[]): number {
  const names: string[] = [];
  if (choice.color !== undefined) names.push(choice.color);
  // A word may be written as the one reference of a list as well.
  const word =
    typeof choice.pick === "string" || choice.pick?.length !== 1 ? choice.pick : choice.pick[0]?.card;
  if (typeof word === "string") names.push(word, word.replace(/^(an?|pay) /i, ""));
  if (choice.player !== undefined)
    names.push(choice.player, `player ${playerId(choice.player)}`, `${playerId(choice.player)}`);
  if (choice.number !== undefined) names.push(`${choice.number}`);
  if (choice.coin !== undefined) names.push(choice.coin);
  if (choice.die !== undefined) names.push(`${choice.die}`);
  if (choice.card !== undefined) names.push(choice.card, `${choice.option} ${choice.card}`);
  if (choice.cost !== undefined) names.push(choice.cost);
  if (choice.option !== undefined) {
    if (choice.keyword !== undefined) names.push(choice.keyword);
    names.push(choice.option);
    if (choice.option === "without paying mana cost") names.push("free", "without paying its mana cost");
    if (choice.option === "normal cost") names.push("normal", "");
  }
  for (const fits of wordings)
    for (const name of names) {
      const place = options.findIndex((option) => fits(option, name));
      if (place >= 0) return place;
    }
  // The ordinary way stands first.
  if (choice.option === "normal cost") return 0;
  if (choice.yesNo !== undefined && options.length === 2) return choice.yesNo ? 0 : 1;
  return -1;
}
