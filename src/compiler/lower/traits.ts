import * as A from "../../abilities/index.ts";
import type { Nodes } from "../../../grammar/language/index.ts";
import { anyObjects } from "./objects.ts";
import { possessedObjects } from "./players.ts";
import { aside, type Scope } from "./scope.ts";
import { traits } from "./words.ts";

/** "Its colors", "the card types of the exiled cards": which objects have them. */
export const havingTraits = (node: Nodes["traits"], scope: Scope): A.Objects =>
  node.kind === "theirTraits"
    ? possessedObjects(node.of, scope)
    : node.of.kind === "determined" ? anyObjects(node.of, scope) : aside(scope, () => anyObjects(node.of, scope));

/** What has one of these colors or types. */
export const sharesOf = (node: Nodes["traits"], scope: Scope): A.Filter =>
  A.shares(traits[node.trait], havingTraits(node, scope));
