// The types of a card file, as the plugin declares them.
import type { Card } from "rulewright/abilities";
import { EmberFox, cards } from "./web/my-set.cards";
export const all: readonly Card[] = [EmberFox, ...cards];
// @ts-expect-error there is no such card
export { NightOwl } from "./web/my-set.cards";
