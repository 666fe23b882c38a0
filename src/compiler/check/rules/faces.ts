import type * as A from "../../../abilities/index.ts";
import { asksOneOfSeveral } from "../../lower/own-choices.ts";
import { holds, holdsType, type Fields } from "../../lower/same.ts";
import type { FaceRule } from "../rule.ts";

const hasKeyword = (face: A.Face, keyword: string): boolean =>
  face.abilities.some((each) => each.type === "keyword" && each.keyword === keyword);

/** 303.4a: what an Aura can be attached to is said by its enchant ability. */
export const auraWithoutEnchant: FaceRule = {
  code: "RW4026",
  find: (face) =>
    face.subtypes.includes("Aura") && !hasKeyword(face, "enchant")
      ? "An Aura needs a line such as 'Enchant creature'."
      : undefined,
};
export const enchantWithoutAura: FaceRule = {
  code: "RW4026",
  find: (face) =>
    !face.subtypes.includes("Aura") && hasKeyword(face, "enchant")
      ? "Only Auras have 'Enchant'. Is 'Aura' missing in the type line?"
      : undefined,
};

const attachable: ReadonlySet<string> = new Set(["Aura", "Equipment", "Fortification"]);
/** What makes a card one of these, or attaches it (702.103, 702.151, 301.5). */
const becomesAttached = (face: A.Face): boolean =>
  holds(
    face.abilities,
    ({ type, keyword, subtypes }) =>
      type === "attach" ||
      (type === "keyword" && (keyword === "bestow" || keyword === "reconfigure")) ||
      (Array.isArray(subtypes) && subtypes.some((each) => attachable.has(each as string))),
  );
/** 301.5, 303.4: "equipped creature" is the one that this is attached to. */
export const attachedToNothing: FaceRule = {
  code: "RW4023",
  find: (face) =>
    !face.subtypes.some((each) => attachable.has(each)) &&
    holdsType(face.abilities, "host") &&
    !becomesAttached(face)
      ? "This card is never attached to anything. Is a type such as 'Aura' or 'Equipment' missing in the type line?"
      : undefined,
};

/** What exiles by costs or by its own rules, of which the cards are known all the same (607.2, 702.66a). */
const exiles = (part: Fields): boolean =>
  part["type"] === "exile" || part["action"] === "exile" || part["keyword"] === "delve";
/** 607.2a: "exiled with this Saga" is what another ability of it exiled. */
export const nothingLinked: FaceRule = {
  code: "RW4023",
  onlyFirst: true,
  find: ({ abilities }) => {
    const asked = new Set<unknown>();
    const done = new Set<unknown>();
    holds(abilities, (part) => {
      if (exiles(part)) done.add("exiled");
      if (part["link"] !== undefined) (part["type"] === "linked" ? asked : done).add(part["link"]);
      return false;
    });
    const missing = [...asked].find((link) => !done.has(link));
    return missing === undefined
      ? undefined
      : `Nothing on this card says what is ${String(missing)} with it.`;
  },
};

/** 607.2d: one value is known to what speaks of it. */
export const chosenBySeveral: FaceRule = {
  code: "RW4023",
  find: ({ abilities }) =>
    asksOneOfSeveral(abilities)
      ? "Several players choose here: say in the same sentence what each of them does with their own choice, as in “Each player chooses a color, then …”."
      : undefined,
};

const isLoyal = (ability: A.Ability): boolean =>
  ability.type === "activated" && ability.costs.some(({ type }) => type === "loyalty");

/** 606.3 */
export const planeswalkerWithoutLoyalty: FaceRule = {
  code: "RW4026",
  find: (face) =>
    face.cardTypes.includes("planeswalker") && !face.abilities.some(isLoyal)
      ? "This planeswalker has no loyalty ability."
      : undefined,
};
export const loyaltyWithoutPlaneswalker: FaceRule = {
  code: "RW4026",
  find: (face) =>
    !face.cardTypes.includes("planeswalker") && face.abilities.some(isLoyal)
      ? "Only planeswalkers have loyalty abilities."
      : undefined,
};

const chapterNumbers = (event: A.TriggerEvent): readonly number[] => {
  if (event.type === "eitherEvent") return event.events.flatMap(chapterNumbers);
  return event.type === "countersPlaced" && event.kind === "lore" && event.nth !== undefined
    ? [event.nth]
    : [];
};

/** 714.2: a Saga's chapters, one after the other from the first. */
export const chapters: FaceRule = {
  code: "RW4027",
  find: (face) => {
    const numbers = face.abilities.flatMap((each) =>
      each.type === "triggered" ? chapterNumbers(each.event) : [],
    );
    if (!face.subtypes.includes("Saga"))
      return numbers.length > 0 ? "Only Sagas have chapters. Is 'Saga' missing in the type line?" : undefined;
    if (numbers.length === 0) return "A Saga needs chapters: 'I — …'.";
    return numbers.every((number, index) => number === index + 1)
      ? undefined
      : "The chapters of a Saga run from I on, each once and in order.";
  },
};

/** 309.4: a Dungeon has rooms and nothing else; arrows lead from one to others of it, from all but the last. */
export const rooms: FaceRule = {
  code: "RW4027",
  find: ({ cardTypes, abilities }) => {
    const own = abilities.flatMap((each) =>
      each.type === "triggered" && each.zone === "command" && each.abilityWord !== undefined ? [each] : [],
    );
    if (!cardTypes.includes("dungeon"))
      return own.some(({ leadsTo }) => leadsTo !== undefined)
        ? "Only Dungeons have rooms that lead to others. Is 'Dungeon' missing in the type line?"
        : undefined;
    if (own.length < abilities.length || own.length === 0) return "A Dungeon has rooms only: 'Name — …'.";
    const below = (index: number): readonly string[] =>
      own.slice(index + 1).flatMap(({ abilityWord }) => abilityWord ?? []);
    return own.every(({ leadsTo = [] }, index) => {
      const last = index === own.length - 1;
      return (leadsTo.length === 0) === last && leadsTo.every((name) => below(index).includes(name));
    })
      ? undefined
      : "Each room of a Dungeon but the last leads to rooms below it: '(Leads to: …)'.";
  },
};

/** 716.2a: each level is gained from the one before it. */
export const classLevels: FaceRule = {
  code: "RW4027",
  find: (face) => {
    const levels = face.abilities.flatMap((each) =>
      each.type === "activated" && each.effect.type === "do" && each.effect.action === "gainLevel"
        ? [each.effect.count]
        : [],
    );
    return levels.every((level, index) => level === index + 2)
      ? undefined
      : "The levels of a Class run from 2 on, each once and in order.";
  },
};

/** The fields of conditions, of numbers, of players and of what is waited for. */
const asking = [
  "condition",
  "conditions",
  "left",
  "right",
  "count",
  "amount",
  "times",
  "value",
  "event",
  "who",
  "players",
  "costs",
] as const;
/** Whether something is asked about a target, or waits for it: of several it would be asked together. */
const asksAboutTarget = (ability: A.Ability): boolean =>
  holds(ability, (node) => asking.some((field) => holdsType(node[field], "target")));
/** 702.96b: "target" becomes "each", so that each of them would be asked about by itself. */
export const asksAboutOverloaded: FaceRule = {
  code: "RW4023",
  find: (face) =>
    hasKeyword(face, "overload") &&
    face.abilities.some((each) => each.type === "spell" && asksAboutTarget(each))
      ? "what is asked about the target cannot be asked about each of them with overload yet"
      : undefined,
};
