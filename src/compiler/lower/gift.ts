import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";

const token = (predefined: string): A.Effect => A.createTokens(A.chosenPlayer, 1, { predefined });
const blue = (subtype: string, size: number, tapped?: true): A.Effect =>
  A.createTokens(
    A.chosenPlayer,
    1,
    { cardTypes: ["creature"], subtypes: [subtype], colors: ["blue"], power: size, toughness: size },
    tapped === undefined ? {} : { tapped },
  );

/** What the chosen opponent is given (702.174d-i). */
const gifts: { readonly [K in Nodes["giftThing"]["kind"]]: A.Effect } = {
  giftCard: A.draw(A.chosenPlayer, 1),
  giftFood: token("Food"),
  giftTreasure: token("Treasure"),
  giftFish: blue("Fish", 1, true),
  giftOctopus: blue("Octopus", 8),
  giftTurn: A.extraTurn(A.chosenPlayer),
};

const promised = A.wasPaid(A.self, "gift");

/** The abilities of gift, on a permanent and on an instant or sorcery (702.174a-b). */
export const giftAbilities = (thing: Nodes["giftThing"], isSpell: boolean): readonly A.Ability[] => {
  const given = gifts[thing.kind];
  const choose = A.effectCost(A.chooseValue(A.you, "opponent"));
  return [
    A.staticAbility([A.additionalCost(A.isOneOf(A.self), [choose], { optional: true, keyword: "gift" })], {
      zone: "stack",
    }),
    isSpell
      ? A.spell(A.ifThen(promised, given))
      : A.triggered(A.zoneChange(A.isOneOf(A.self), undefined, "battlefield"), given, {
          condition: promised,
        }),
  ];
};
