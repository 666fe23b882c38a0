import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { carriedOut } from "../carried-out.ts";
import type { PlayerVerbs } from "../instruction.ts";
import type { NodeOfKind } from "../nodes.ts";
import { countedObjects } from "../objects.ts";
import { bindCounted, isGroup } from "../outcome.ts";
import { countedOf } from "../quantities.ts";
import { bindNext, refuse, type Scope } from "../scope.ts";
import { announce, exactly, spokenObjects, upTo } from "../targets.ts";
import { created, createdAs } from "./created.ts";
import { soOften, timesOf } from "./often.ts";
import type { TokenDraft } from "./token-specs.ts";

/** What each of the verbs of a row does. */
type Verbs<K extends Nodes["permanentPredicate"]["kind"], Args extends readonly unknown[]> = {
  readonly [How in Extract<NodeOfKind<K>, { readonly how: string }>["how"]]: (
    who: A.Players,
    scope: Scope,
    ...args: Args
  ) => A.Effect;
};

/** What comes into being by it, or is turned into it. */
export const makingAction = (
  doing: A.KeywordActionEffect,
  words: readonly string[],
  scope: Scope,
): A.Effect => ({ ...doing, bind: created(words, 1, scope) });

/** What a card manifested or cloaked is called. */
export const faceDown = ["creature", "permanent", "card"];
const army = ["token", "creature", "Army"];
/** 701.47c: the amassed Army is the creature that got the counters. */
export const amass = (count: A.Quantity, word: string, who: A.Players, scope: Scope): A.Effect => {
  const effect = makingAction(A.doAction("amass", who, undefined, { count, word }), army, scope);
  const made = scope.mentions[scope.mentions.length - 1]!;
  scope.mentions.unshift({ ...made, byNoun: true, how: "amassed" });
  return effect;
};
/** What is created by recruiting. */
const soldier: TokenDraft = {
  spec: {
    colors: ["white"],
    power: 1,
    toughness: 1,
    cardTypes: ["creature"],
    subtypes: ["Human", "Soldier"],
  },
  arrival: {},
  words: new Set(["token", "permanent", "creature", "Human", "Soldier"]),
};

const does =
  (action: A.KeywordActionEffect["action"]) =>
  (who: A.Players, scope: Scope, count?: A.Quantity): A.Effect =>
    A.doAction(action, who, undefined, { ...(count === undefined ? {} : { count }), bind: bindNext(scope) });

const alone: Verbs<"actsAlone", [node: NodeOfKind<"actsAlone">]> = {
  learn: (who, scope) => does("learn")(who, scope),
  recruit: (who, scope, node) => {
    if (isGroup(who)) return refuse(node, "say what each player does");
    const discarded = bindNext(scope);
    return A.sequence([
      A.draw(who, 1),
      A.discard(who, { min: 1, max: 1 }, { bind: discarded }),
      A.ifThen(
        A.performed(discarded, { filter: A.and([A.not(A.hasType("land")), A.kind("card")]) }),
        createdAs(who, 1, soldier, scope),
      ),
    ]);
  },
  "time travel": (who, scope) => does("timeTravel")(who, scope),
  "venture into the dungeon": (who, scope) => does("venture")(who, scope),
  "take the initiative": (who) => A.become(who, "initiative"),
  "become the monarch": (who) => A.become(who, "monarch"),
  "lose the game": (who) => A.endGame(who, "lose"),
  "win the game": (who) => A.endGame(who, "win"),
  "clash with an opponent": (who, scope) => A.clash(who, { bind: bindNext(scope) }),
  "lose all unspent mana": (who, scope) => A.emptyMana(who, { bind: bindNext(scope) }),
};

const byYou = (node: NodeOfKind<"actsBy">, who: A.Players): void => {
  if (who.type !== "you") refuse(node, "only the controller of the ability can be told to do this yet");
};
const numbered: Verbs<"actsBy", [count: A.Quantity, node: NodeOfKind<"actsBy">]> = {
  adapt: (who, scope, count) => A.doAction("adapt", who, A.self, { count, bind: bindNext(scope) }),
  // 701.47d: amass without a type is amass Zombies.
  amass: (who, scope, count) => amass(count, "Zombie", who, scope),
  bolster: (who, scope, count) => {
    const bind = bindNext(scope);
    // 701.39a: a creature is chosen for it, which is the chosen creature of what follows.
    spokenObjects(scope, A.bound(bind), ["creature", "permanent"], false, "chosen");
    return A.doAction("bolster", who, undefined, { count, bind });
  },
  discover: does("discover"),
  // 701.66a: the land is a target.
  earthbend: (who, scope, count) => {
    const lands = [A.hasType("land"), A.controlledBy(A.you)];
    const words = new Set(["land", "permanent", "creature"]);
    const land = announce(scope, { filters: lands, words }, exactly(1), undefined);
    return A.doAction("earthbend", who, land, { count, bind: bindNext(scope) });
  },
  fateseal: does("fateseal"),
  monstrosity: (who, scope, count, node) => {
    byYou(node, who);
    const notYet = A.notSo(A.matches(A.self, A.status("monstrous")));
    const grow = [
      A.putCounters("+1/+1", count, A.self, { bind: bindNext(scope) }),
      A.designate(A.self, "monstrous"),
    ];
    // 701.37a
    return A.ifThen(notYet, A.sequence(grow));
  },
  scry: (who, scope, count) => A.scry(who, count, { bind: bindNext(scope) }),
  // 701.41a: other creatures than the permanent that says it, which are targets.
  support: (who, scope, count, node) => {
    byYou(node, who);
    const filters = [A.hasType("creature"), ...(scope.face.isSpell ? [] : [A.otherThan(A.self)])];
    const words = new Set(["creature", "permanent"]);
    const what = announce(scope, { filters, words }, upTo(count), undefined);
    return A.putCounters("+1/+1", 1, what, { bind: bindNext(scope) });
  },
  surveil: (who, scope, count) =>
    A.surveil(who, count, { bind: bindCounted(scope, "looked through", { plural: count !== 1 }) }),
};

const often: Verbs<"actsOften", [node: NodeOfKind<"actsOften">]> = {
  investigate: (who, scope, node) => {
    const times = timesOf(node, scope);
    return A.investigate(who, {
      ...(times === 1 ? {} : { times }),
      bind: created(["token", "artifact", "Clue"], times, scope),
    });
  },
  populate: (who, scope, node) =>
    soOften(node, scope, () => makingAction(A.doAction("populate", who), ["token", "creature"], scope)),
  proliferate: (who, scope, node) =>
    soOften(node, scope, () => A.proliferate(who, { bind: bindNext(scope) })),
  "manifest dread": (who, scope, node) =>
    soOften(node, scope, () => makingAction(A.doAction("manifestDread", who), faceDown, scope)),
};

/** Who taps or untaps, where it is not the ability's controller. */
const doneBy = (who: A.Players): { readonly who?: A.Players } => (who.type === "you" ? {} : { who });
/** 701.35a: what there is as it is done, unlike what "can't attack" alone would be said of (611.2c). */
const detained = (what: A.Objects, bind: number): A.Effect =>
  A.affect(
    what,
    [A.cant("attack"), A.cant("block"), A.cant("activateAbilities")],
    A.until("your next turn"),
    {
      bind,
    },
  );

const onObjects: Verbs<"actsOn", [what: A.Objects]> = {
  tap: (who, scope, what) => A.tap(what, { ...doneBy(who), bind: carriedOut(what, scope, "tapped") }),
  untap: (who, scope, what) => A.untap(what, { ...doneBy(who), bind: carriedOut(what, scope) }),
  "tap or untap": (who, scope, what) =>
    A.oneOf(who, [A.tap(what, doneBy(who)), A.untap(what, doneBy(who))], { bind: bindNext(scope) }),
  transform: (_, scope, what) => A.transform(what, { bind: carriedOut(what, scope) }),
  goad: (who, scope, what) =>
    A.designate(what, "goaded", {
      ...(who.type === "you" ? {} : { by: who }),
      bind: carriedOut(what, scope, "goaded"),
    }),
  detain: (_, scope, what) => {
    const bind = carriedOut(what, scope);
    return what.type === "all" ? A.forEach(what, detained(A.each, bind)) : detained(what, bind);
  },
  harness: (_, scope, what) => A.designate(what, "harnessed", { bind: carriedOut(what, scope) }),
  suspect: (_, scope, what) => A.designate(what, "suspected", { bind: carriedOut(what, scope) }),
  unattach: (_, scope, what) => A.unattach(what, { bind: carriedOut(what, scope) }),
  airbend: (who, scope, what) =>
    A.doAction("airbend", who, what, { bind: carriedOut(what, scope, "exiled") }),
};

/** Keyword actions and the like, of which a row has several (701). */
export const keywordActions = {
  actsAlone: (node, who, scope) => alone[node.how](who, scope, node),
  actsBy: (node, who, scope) => numbered[node.how](who, scope, countedOf(node.n, scope), node),
  actsOften: (node, who, scope) => often[node.how](who, scope, node),
  actsOn: (node, who, scope) =>
    onObjects[node.how](who, scope, countedObjects(node.what, scope, { by: who })),
} satisfies Partial<PlayerVerbs<"permanentPredicate">>;
