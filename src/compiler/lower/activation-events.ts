import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { watchedOf, type ObjectsNode } from "./event-roles.ts";
import type { Scope } from "./scope.ts";
import type { Post } from "./cast-places.ts";

const isManaAbility = (node: Post[number] | undefined): boolean =>
  node?.kind === "thatIsnt" &&
  node.what.kind === "aNoun" &&
  node.what.noun.head.kind === "abilityHead" &&
  node.what.noun.mods.length === 1 &&
  isManaSort(node.what.noun.mods[0]!);

const isManaSort = (mod: Nodes["modifier"]): boolean => mod.kind === "sortOfAbility" && mod.sort === "mana";

/** "an ability of a creature": a mana ability is no object (605.3b), so that its event is its source's. */
export const activation = (
  node: { readonly of: ObjectsNode; readonly which?: "an ability" | "a loyalty ability" },
  by: A.Players,
  scope: Scope,
): A.Activate => {
  const { of } = node;
  // "that isn't a mana ability" stands behind what the ability is of, and is said of the ability.
  const last = of.kind === "determined" ? of.noun.post[of.noun.post.length - 1] : undefined;
  const noMana = isManaAbility(last);
  const source =
    noMana && of.kind === "determined"
      ? { ...of, noun: { ...of.noun, post: of.noun.post.slice(0, -1) } }
      : of;
  const { filter } = watchedOf(source, scope);
  if (node.which === "a loyalty ability") return A.activates(by, A.abilityKind("loyalty", { of: filter }));
  const onStack = A.abilityKind("activated", { of: filter });
  return A.activates(by, noMana ? onStack : A.or([onStack, filter]));
};
