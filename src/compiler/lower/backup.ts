import * as A from "../../abilities/index.ts";

const isBackup = (ability: A.Ability): ability is A.Keyword =>
  ability.type === "keyword" && ability.keyword === "backup";

const meaning = (keyword: A.Keyword, below: readonly A.Ability[]): A.Keyword => {
  const [n] = keyword.parameters;
  const given = A.affect(A.target(0), [A.gainAbilities(below)], A.until("end of turn"));
  const another = A.matches(A.target(0), A.not(A.isOneOf(A.self)));
  const ability = A.triggered(
    A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"),
    A.sequence([
      A.putCounters("+1/+1", n?.type === "number" ? n.value : 1, A.target(0)),
      ...(below.length === 0 ? [] : [A.ifThen(another, given)]),
    ]),
    { targets: [{ count: { min: 1, max: 1 }, objects: A.hasType("creature") }] },
  );
  return { ...keyword, abilities: [ability] };
};

/** Abilities in printed order, in which each backup ability grants the others printed below it (702.165a-c). */
export const withBackup = (abilities: readonly A.Ability[]): readonly A.Ability[] =>
  abilities.some(isBackup)
    ? abilities.map((ability, index) =>
        isBackup(ability)
          ? meaning(
              ability,
              abilities.slice(index + 1).filter((each) => !isBackup(each)),
            )
          : ability,
      )
    : abilities;
