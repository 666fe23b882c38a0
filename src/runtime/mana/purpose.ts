import type * as A from "../../abilities/index.ts";
import { symbolsOf } from "../costs.ts";
import { fits } from "../evaluate/index.ts";
import type { Game } from "../game.ts";
import { objectOrLastKnown, plainContext, abilityContext } from "../game.ts";
import type { Context, ObjectId, PlayerId } from "../state.ts";

/** What mana is to be spent on, for restrictions (106.6). */
export type Purpose = (
  | {
      readonly type: "spell";
      readonly id: ObjectId;
      readonly anyMana?: true | "type";
      readonly anyManaOf?: A.SomeMana;
    }
  | {
      readonly type: "ability";
      readonly source: ObjectId;
      /** The keyword it is an ability of, asked for only where mana is restricted to one. */
      readonly keyword?: () => string | undefined;
    }
  | { readonly type: "special"; readonly action: string; readonly id: ObjectId }
  | { readonly type: "other" }
) & {
  /** What is paid, asked for only where mana is restricted to costs with some symbol. */
  readonly costs?: () => A.Costs;
};

/** 106.6: whether restricted mana may be spent on that. */
export const mayBeSpentOn = (
  game: Game,
  onlyFor: A.ManaUse | undefined,
  purpose: Purpose,
  source: ObjectId,
  player: PlayerId,
): boolean => {
  if (onlyFor === undefined) return true;
  const { costsWith } = onlyFor;
  if (costsWith !== undefined && symbolsOf(purpose.costs?.() ?? []).includes(costsWith)) return true;
  if (purpose.type === "other") return onlyFor.otherCosts === true;
  const object = objectOrLastKnown(game, source);
  const context: Context = object ? abilityContext(object, player) : plainContext(source, player);
  if (purpose.type === "spell") {
    if (onlyFor.spells === undefined) return false;
    return fits(game, purpose.id, onlyFor.spells, context);
  }
  if (purpose.type === "special")
    return (
      onlyFor.otherCosts === true ||
      (onlyFor.actions ?? []).some(
        ({ action, of }) =>
          action === purpose.action && (of === undefined || fits(game, purpose.id, of, context)),
      )
    );
  return (
    onlyFor.abilitiesOf !== undefined &&
    (onlyFor.keyword === undefined || onlyFor.keyword === purpose.keyword?.()) &&
    fits(game, purpose.source, onlyFor.abilitiesOf, context)
  );
};
