import type { Filter } from "../filters.ts";
import type { ManaSymbol } from "../characteristics.ts";
import { constructor } from "../node.ts";
import type { ManaProduction } from "../quantities.ts";
import type { Players } from "../references.ts";
import type { Bindable } from "./control.ts";

/** 106.4 */
export interface AddMana extends Bindable {
  readonly type: "addMana";
  readonly who: Players;
  readonly mana: ManaProduction;
  /** "Spend this mana only to …" (106.6): spells and abilities it may pay for. */
  readonly onlyFor?: ManaUse;
  /** "Until end of turn, you don't lose this mana as steps and phases end." */
  readonly keeps?: "end of turn" | "end of combat";
  /** The rest of the ability speaks of what this mana is spent on. */
  readonly marked?: true;
}
/** What mana may be spent on (106.6). */
export interface ManaUse {
  readonly spells?: Filter;
  readonly abilitiesOf?: Filter;
  /** Only abilities of that keyword ("equip abilities"). */
  readonly keyword?: string;
  /** Special actions (116.2) whose costs it may pay. */
  readonly actions?: readonly ActionUse[];
  /** Whatever is paid, where its cost contains this symbol ("costs that contain {X}"). */
  readonly costsWith?: ManaSymbol;
  /** Also costs that are neither of a spell nor of an ability ("can't be spent to cast …" says nothing of them). */
  readonly otherCosts?: true;
  /** It can't pay generic mana in a cost (107.4b). */
  readonly notGeneric?: true;
}
/** A special action with something that fits. */
export interface ActionUse {
  readonly action: "foretell" | "turn face up" | "unlock";
  readonly of?: Filter;
}
/** Player loses unspent mana, or it doesn't empty. */
export interface EmptyMana extends Bindable {
  readonly type: "emptyMana";
  readonly who: Players;
}

export const addMana = /* @__PURE__ */ constructor<AddMana>()("addMana", ["who", "mana"]);
export const emptyMana = /* @__PURE__ */ constructor<EmptyMana>()("emptyMana", ["who"]);
