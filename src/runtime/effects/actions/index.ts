import type * as A from "../../../abilities/index.ts";
import type { Handler } from "../outcome.ts";
import { creatureActions } from "./creatures.ts";
import { doorActions } from "./doors.ts";
import { faceDownActions } from "./faceDown.ts";
import { libraryActions } from "./library.ts";
import { otherActions } from "./others.ts";
import { tokenActions } from "./tokens.ts";

/** The keyword actions that are carried out as rules (701). */
export type ActionHandlers<K extends A.KeywordActionEffect["action"]> = {
  readonly [Name in K]: Handler<A.KeywordActionEffect>;
};

export const actions: ActionHandlers<A.KeywordActionEffect["action"]> = {
  ...creatureActions,
  ...faceDownActions,
  ...libraryActions,
  ...tokenActions,
  ...doorActions,
  ...otherActions,
};
