import * as A from "../../abilities/index.ts";

/** What is being said of the same objects, until something else is said: one continuous effect (611.2). */
export interface Pending {
  readonly objects: A.Objects;
  /** Its number, where later words mean the objects it began to affect (611.2c). */
  readonly bind?: number;
  modifications: readonly A.Modification[];
  duration: A.Duration | undefined;
}

/** The continuous effect that was told. */
export const affectOf = (pending: Pending): A.Affect => ({
  type: "affect",
  what: pending.objects,
  modifications: pending.modifications,
  ...(pending.duration === undefined ? {} : { duration: pending.duration }),
  ...(pending.bind === undefined ? {} : { bind: pending.bind }),
});

/**
 * "Target creature gets +2/+2 and creatures you control gain flying until end of turn": a size does not change for good
 * (611.2a), so that the duration behind both is also the first one's.
 */
export const sharesDuration = (known: Pending | undefined): known is Pending =>
  known !== undefined &&
  known.duration === undefined &&
  known.modifications.some(({ type }) => type === "modifyPT");
