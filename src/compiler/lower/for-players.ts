import * as A from "../../abilities/index.ts";
import { isGroup } from "./outcome.ts";
import { holdsType, same } from "./same.ts";
import { oneByOne, severalSince, type Last, type Scope } from "./scope.ts";

/** Whether an instruction for `eachPlayer` asks about that player anywhere but in who does it. */
const asksAboutPlayer = (effect: A.Effect): boolean => {
  const { who: _, ...others } = effect as A.Effect & { readonly who?: A.Players };
  return holdsType(others, "eachPlayer");
};

/** What all players of a group may or can't do is one change of the rules. */
const rulesFor = (effect: A.ChangeRules, players: A.Players): A.Effect | undefined => {
  const changes = effect.changes.map((change) =>
    "players" in change && change.players.type === "eachPlayer" ? { ...change, players } : change,
  );
  // "During that player's next turn": another time for each of them.
  return changes.some(asksOfEach) || holdsType(effect.duration, "eachPlayer")
    ? undefined
    : { ...effect, changes };
};

/** Whether a rule asks about each of the players it is for; a prohibition is asked of the player it is for (101.2). */
const asksOfEach = (change: A.ChangeRules["changes"][number]): boolean => {
  if (change.type !== "playerCant") return holdsType(change, "eachPlayer");
  const { whom: _, players, ...others } = change;
  return players.type === "eachPlayer" || holdsType(others, "eachPlayer");
};

/** Lowers a number of players: of a group, each player's own. */
export const ofEachPlayer = (players: A.Players, scope: Scope, lower: () => A.Quantity): A.Quantity =>
  oneByOne(scope, isGroup(players) ? "eachPlayer" : scope.within, lower);

/** What each player of a group was told, the group was told. */
const ofGroup = (last: Last | undefined, players: A.Players): Last | undefined => {
  const number = last?.number === "two numbers" ? last.number : "varying";
  return last?.by?.type === "eachPlayer"
    ? { ...last, by: players, number }
    : last?.who?.type === "eachPlayer"
      ? { ...last, who: players, number }
      : last;
};

/** What each of the players is told by itself, where all that is told is told to all of them. */
export const ofEach = (effect: A.Effect, players: A.Players): A.Effect | undefined => {
  if (effect.type === "forEachPlayer") return same(effect.players, players) ? effect.effect : undefined;
  if (effect.type === "sequence") {
    const parts = effect.effects.map((part) => ofEach(part, players));
    return parts.some((part) => part === undefined) ? undefined : A.sequence(parts as A.Effect[]);
  }
  return "who" in effect && same(effect.who, players) ? { ...effect, who: A.eachPlayer } : undefined;
};

/** Several players: a group, several targets, "their controllers". */
export const areSeveral = (players: A.Players, scope: Scope): boolean =>
  isGroup(players) ||
  ((players.type === "controllerOf" || players.type === "ownerOf") &&
    scope.mentions.some((each) => each.plural && same(each.ref, players))) ||
  (players.type === "targetPlayers" && scope.targets[players.index]?.count.max !== 1);

/** Carries out instructions for each player of a group: all together where nothing depends on the player (101.4). */
export const forPlayers = (
  players: A.Players,
  scope: Scope,
  build: (who: A.Players) => A.Effect,
): A.Effect => {
  if (!areSeveral(players, scope)) return build(players);
  const spoken = [...scope.mentions];
  const effect = oneByOne(scope, "eachPlayer", () => build(A.eachPlayer), players);
  severalSince(scope, spoken);
  scope.last = ofGroup(scope.last, players);
  const rules = effect.type === "changeRules" ? rulesFor(effect, players) : undefined;
  if (rules !== undefined) return rules;
  if (effect.type === "nothing") return effect;
  if (!("who" in effect) || effect.who.type !== "eachPlayer" || asksAboutPlayer(effect))
    return A.forEachPlayer(players, effect);
  return { ...effect, who: players };
};
