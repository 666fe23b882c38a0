import type * as A from "../../abilities/index.ts";

/** Where a card can be that has abilities (400.1). */
const everyZone: readonly A.Zone[] = [
  "battlefield",
  "hand",
  "library",
  "graveyard",
  "stack",
  "exile",
  "command",
];

/** "As long as this card isn't on the battlefield" */
const zonesBut = ({ condition }: A.NotSo): readonly A.Zone[] => {
  if (condition.type !== "matches" || condition.objects.type !== "self") return [];
  const { filter } = condition;
  return filter.type === "inZone" ? everyZone.filter((zone) => zone !== filter.zone) : [];
};

/** The zones of "in the command zone or on the battlefield", said of the card itself. */
const zonesOf = (condition: A.Condition): readonly A.Zone[] => {
  if (condition.type === "allOf") return condition.conditions.flatMap(zonesOf);
  if (condition.type === "notSo") return zonesBut(condition);
  if (condition.type !== "matches" || condition.objects.type !== "self" || condition.filter.type !== "or")
    return [];
  const zones = condition.filter.filters.map((filter) =>
    filter.type === "inZone" ? filter.zone : undefined,
  );
  return zones.every((zone) => zone !== undefined) ? zones : [];
};

/** Where the ability says itself that it works, where that is several zones. */
const statedZones = (ability: A.Ability): readonly A.Zone[] => {
  switch (ability.type) {
    case "triggered":
    case "static":
      return ability.condition === undefined ? [] : zonesOf(ability.condition);
    case "activated":
      return (ability.limits ?? []).flatMap((limit) =>
        limit.type === "onlyIf" ? zonesOf(limit.condition) : [],
      );
    default:
      return [];
  }
};

/** An ability that says that it works in several zones is there in each of them (113.6b). */
export const inEachZone = (ability: A.Ability): readonly A.Ability[] => {
  const zones = statedZones(ability);
  if (zones.length === 0 || ability.type === "spell" || ability.type === "keyword") return [ability];
  const { zone: _, ...rest } = ability;
  return zones.map((zone): A.Ability => (zone === "battlefield" ? rest : { ...rest, zone }));
};
