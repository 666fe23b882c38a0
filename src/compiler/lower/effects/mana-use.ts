import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { disjunction, itemsOf } from "../series.ts";
import { eventFilter, sourcesOf } from "../event-filters.ts";
import { possessedObjects } from "../players.ts";
import { refuse, type Scope } from "../scope.ts";

/** "costs that contain {X}" */
export const costWith = (node: Nodes["mana"]): A.ManaSymbol => {
  const [symbol, ...more] = node.symbols;
  return symbol !== undefined && more.length === 0 ? symbol : refuse(node, "ask for one symbol");
};

/** What has the abilities. */
const abilitiesOf = ({ whose, of }: Extract<Nodes["manaUsePart"], { kind: "activateUse" }>, scope: Scope) => {
  if (whose === undefined) return of === undefined ? A.anything : sourcesOf(of, scope);
  return of === undefined
    ? A.isOneOf(possessedObjects(whose, scope))
    : refuse(of, "it is said twice whose abilities these are");
};

/** What mana may be spent on (106.6): spells that fit, abilities of objects that fit, special actions (116.2), or any of them. */
export const manaUseOf = (use: Nodes["manaUse"], scope: Scope): A.ManaUse => {
  const spells: A.Filter[] = [];
  const sources: A.Filter[] = [];
  const actions: A.ActionUse[] = [];
  let keyword: string | undefined;
  let costsWith: A.ManaSymbol | undefined;
  for (const part of itemsOf<Nodes["manaUsePart"]>(use as never)) {
    switch (part.kind) {
      case "castUse": {
        const { filter } = eventFilter(part.what, scope);
        if (part.how === "cast") spells.push(filter);
        else actions.push({ action: part.how, of: filter });
        break;
      }
      case "activateUse": {
        const { keyword: named } = part;
        if (named !== undefined) {
          if (keyword !== undefined) return refuse(part, "only one keyword can be named here");
          keyword = named.kind === "heraldWord" ? named.word : named.value;
        }
        sources.push(abilitiesOf(part, scope));
        break;
      }
      case "payUse":
        costsWith = costWith(part.symbol);
        break;
      case "turnUpUse":
        actions.push({ action: "turn face up", of: eventFilter(part.what, scope).filter });
        break;
      case "unlockUse":
        actions.push({ action: "unlock" });
        break;
      default:
        return part satisfies never;
    }
  }
  if (keyword !== undefined && sources.length > 1)
    return refuse(use, "a keyword and other abilities cannot be told apart yet");
  return {
    ...(spells.length === 0 ? {} : { spells: disjunction(spells) }),
    ...(sources.length === 0 ? {} : { abilitiesOf: disjunction(sources) }),
    ...(keyword === undefined ? {} : { keyword }),
    ...(costsWith === undefined ? {} : { costsWith }),
    ...(actions.length === 0 ? {} : { actions }),
  };
};
