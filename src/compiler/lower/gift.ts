import * as A from "../../abilities/index.ts";
import type { NodeOfKind } from "./nodes.ts";

type Gift = NodeOfKind<"gift">["what"];

const token = (predefined: string): A.Effect => A.createTokens(A.chosenPlayer, 1, { predefined });
const blue = (subtype: string, size: number, tapped?: true): A.Effect =>
  A.createTokens(
    A.chosenPlayer,
    1,
    { cardTypes: ["creature"], subtypes: [subtype], colors: ["blue"], power: size, toughness: size },
    tapped === undefined ? {} : { tapped },
  );

/** What the chosen opponent is given (702.174d-i). */
const gifts: { readonly [W in Gift]: A.Effect } = {
  "a card": A.draw(A.chosenPlayer, 1),
  "a Food": token("Food"),
  "a Treasure": token("Treasure"),
  "a tapped Fish": blue("Fish", 1, true),
  "an Octopus": blue("Octopus", 8),
  "an extra turn": A.extraTurn(A.chosenPlayer),
};

const promised = A.wasPaid(A.self, "gift");

/** The abilities of gift, on a permanent and on an instant or sorcery (702.174a-b). */
export const giftAbilities = (thing: Gift, isSpell: boolean): readonly A.Ability[] => {
  // 702.174c: that a gift was given is seen as this resolves.
  const given = A.sequence([gifts[thing], A.doAction("giveGift", A.you)]);
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
