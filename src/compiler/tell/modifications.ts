import type { Ability, Forbidden, Modification, Must, Quantity } from "../../abilities/index.ts";
import type { Table, Telling } from "./telling.ts";
import { listed, spaced, under, withArticle, words } from "./words.ts";

/** What is forbidden, as a verb behind "can't". */
export const forbidden = (what: Forbidden): string => {
  const irregular: Partial<Record<Forbidden, string>> = {
    untapInUntapStep: "untap during its controller's untap step",
    preventDamage: "prevent damage",
    preventCombatDamage: "prevent combat damage",
    loseForLife: "lose the game for having 0 or less life",
    winGame: "win the game",
    loseGame: "lose the game",
    sacrificeForCost: "be sacrificed to pay a cost",
    enterBattlefield: "enter the battlefield",
    activateNonManaAbilities: "activate abilities that aren't mana abilities",
    search: "search libraries",
  };
  return irregular[what] ?? spaced(what);
};

/** Abilities in quotation marks; keywords by their names. */
export const quoted = (abilities: readonly Ability[], tell: Telling): string =>
  listed(
    abilities.map((ability) =>
      ability.type === "keyword" ? tell.ability(ability) : `“${tell.ability(ability)}”`,
    ),
  );

/** "+2", "-1", "+(the number of …)". */
const change = (by: Quantity, tell: Telling): string => {
  if (typeof by === "number") return by < 0 ? String(by) : `+${by}`;
  if (by.type === "times" && by.factor === -1) return `-${bracketed(by.value, tell)}`;
  return `+${bracketed(by, tell)}`;
};
const bracketed = (value: Quantity, tell: Telling): string => {
  const text = tell.quantity(value);
  return text.includes(" ") ? `(${text})` : text;
};

interface Types {
  readonly supertypes?: readonly string[];
  readonly cardTypes?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly chosen?: string;
  readonly every?: string;
}
const typeWords = ({ supertypes = [], cardTypes = [], subtypes = [], chosen, every }: Types): string =>
  words(
    ...supertypes,
    ...subtypes,
    ...cardTypes,
    chosen !== undefined && `the chosen ${spaced(chosen)}`,
    every !== undefined && `every ${spaced(every)}`,
  );

/** "an artifact creature", "legendary". */
const types = (node: Types): string => {
  const said = typeWords(node);
  return node.cardTypes === undefined && node.subtypes === undefined ? said : withArticle(said);
};

const lost = {
  all: "all abilities",
  nonmana: "all abilities except mana abilities",
  this: "the ability that has this effect",
} as const;

const asThough = {
  attackWithoutDefender: "can attack as though it didn't have defender",
  attackHaste: "can attack as though it had haste",
  haste: "can be tapped and untapped for costs as though it had haste",
  unblocked: "assigns combat damage as though it weren't blocked",
  flash: "can be cast as though it had flash",
  blockedWithoutLandwalk: "can be blocked as though it didn't have",
  lethalByPower: "is dealt lethal damage by what its power is, not its toughness",
  boastTwice: "can have each boast ability activated twice each turn instead of once",
} as const;

const kept = {
  toughness: "equal to its toughness",
  asThoughUnblocked: "as though it weren't blocked",
} as const;

/** What stands before what something can't or must do that to, or by which it can't be done. */
const towards: { readonly [T in Forbidden | Must["what"]]?: string } = {
  beAttached: "to",
  beTargeted: "by",
  beEnchanted: "by",
  beCountered: "by",
  beBlockedByAll: "that are",
};

/** What continuous effects do to an object, said of it: "gets +1/+1". */
export const modifications: Table<Modification> = {
  modifyPT: ({ power, toughness }, tell) => `gets ${change(power, tell)}/${change(toughness, tell)}`,
  setPT: ({ power, toughness, characteristicDefining }, tell) =>
    words(
      power !== undefined &&
        toughness !== undefined &&
        typeof power === "number" &&
        typeof toughness === "number"
        ? `has base power and toughness ${power}/${toughness}`
        : listed([
            ...(power === undefined ? [] : [`has base power equal to ${tell.quantity(power)}`]),
            ...(toughness === undefined ? [] : [`has base toughness equal to ${tell.quantity(toughness)}`]),
          ]),
      characteristicDefining === true && "(wherever it is)",
    ),
  switchPT: () => "has its power and toughness switched",
  gainAbilities: ({ abilities, choice, of, kinds, keyword, thisAbility, spares }, tell) =>
    words(
      choice === true ? "gains one of choice of" : "has",
      listed([
        ...(abilities.length === 0 ? [] : [quoted(abilities, tell)]),
        ...(of === undefined
          ? []
          : [
              words(
                "all",
                keyword ?? (kinds !== undefined && listed(kinds, "or")),
                `abilities of ${tell.objects(of)}`,
              ),
            ]),
        ...(thisAbility === true ? ["this ability"] : []),
      ]),
      spares !== undefined && `(which doesn't remove ${tell.one(spares)})`,
    ),
  loseAbilities: ({ keywords, andCantHave }) =>
    words(
      typeof keywords === "object" ? `loses ${listed(keywords)}` : `loses ${lost[keywords]}`,
      andCantHave === true && "and can't have or gain them",
    ),
  addTypes: (node) => `is ${types(node)} in addition to its other types`,
  setTypes: (node) =>
    words(`is ${types(node)}`, node.loseOthers === true && "and loses all other card types"),
  loseTypes: (node) => (node.every === undefined ? `isn't ${types(node)}` : `loses ${types(node)}`),
  setColors: ({ colors, add }) =>
    words(
      `is ${colors === "chosen" ? "of the chosen color" : colors.length === 0 ? "colorless" : listed(colors)}`,
      add === true && "in addition to its other colors",
    ),
  changeControl: ({ to }, tell) => `is ${under(to, tell)}`,
  becomeCopy: ({ of, except = [], face }, tell) =>
    words(
      `is a copy of ${face?.name ?? tell.objects(of)}`,
      except.length > 0 && `except it ${listed(except.map(tell.modification))}`,
    ),
  setName: ({ name }) => `is named “${name}”`,
  noManaCost: () => "has no mana cost",
  cant: ({ what, whom, counter, unless, unlessPaid, limit }, tell) =>
    words(
      `can't ${forbidden(what)}`,
      counter !== undefined && `(${counter} counters)`,
      whom !== undefined && words(towards[what], tell.any(whom)),
      limit !== undefined && `more than ${limit} times each turn`,
      unless !== undefined &&
        (unless.type === "notSo"
          ? `if ${tell.condition(unless.condition)}`
          : `unless ${tell.condition(unless)}`),
      unlessPaid !== undefined && `unless its controller does this: ${tell.costs(unlessPaid)}`,
    ),
  must: ({ what, whom, goad }, tell) =>
    words(
      what === "beBlockedByAll" ? "must be blocked by all able creatures" : `must ${spaced(what)}`,
      whom !== undefined && words(towards[what], tell.any(whom)),
      what !== "beBlockedByAll" && "if able",
      goad === true && "because it is goaded",
    ),
  assignsDamage: ({ how, optional }) =>
    words(
      optional === true ? "may assign" : "assigns",
      how === "none" ? "no combat damage" : `combat damage ${kept[how]}`,
    ),
  asThough: ({ what, keyword }) => words(asThough[what], keyword),
  mayNotUntap: () => "may stay tapped during its controller's untap step",
  mayExert: () => "may be exerted as it attacks",
  crewsAsThough: ({ keywords, more }, tell) =>
    `is tapped to ${listed(keywords, "or")} as though its power were ${tell.quantity(more)} greater`,
  cantBeBlocked: ({ by, except, moreThan, fewerThan }, tell) =>
    words(
      "can't be blocked",
      by !== undefined && `by ${tell.one(by)}`,
      except !== undefined && `except by ${tell.one(except)}`,
      moreThan !== undefined && `by more than ${moreThan} creatures`,
      fewerThan !== undefined && `by fewer than ${fewerThan} creatures`,
    ),
  canBlock: ({ additional, only, asThough: like }, tell) =>
    words(
      "can block",
      only !== undefined && `only ${tell.nouns(only)}`,
      additional !== undefined && `${tell.quantity(additional)} more creatures each combat`,
      [only, additional, like].every((each) => each === undefined) && "any number of creatures",
      like !== undefined && "as though it had shadow",
    ),
};
