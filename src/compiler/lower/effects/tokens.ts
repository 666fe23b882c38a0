import * as A from "../../../abilities/index.ts";
import { soOften, timesOf } from "./often.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { grantedAbilities } from "../granted.ts";
import { created, createdAs, describe, lastDescribed } from "./created.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { itemsOf } from "../series.ts";
import { objectsOf } from "../objects.ts";
import { spokenObjects } from "../targets.ts";
import { possessor } from "../players.ts";
import { countedOf, numberOf, quantityOf } from "../quantities.ts";
import { bindNext, lastOf, refuse, type Scope } from "../scope.ts";
import { isGroup, isPlural, ownChoice } from "../outcome.ts";
import { piles } from "./known-cards.ts";
import { copyArrivalOf, namedTokenOf, type TokenDraft, tokenOf } from "./token-specs.ts";
import { multiplied } from "../for-each.ts";

/** What a copy can be called: nobody knows what it will be. */
const copyWords = ["token", "permanent", "creature", "artifact", "enchantment", "copy", "*"];

const createPhrase = (
  node: Nodes["tokenPhrase"],
  who: A.Players,
  each: Nodes["forEach"] | undefined,
  scope: Scope,
): A.Effect => {
  if (node.kind === "namedToken") {
    if (each !== undefined) return refuse(each, "a token with a name of its own is created once");
    return createdAs(who, 1, namedTokenOf(node.name.name, node.token, scope), scope);
  }
  const count = multiplied(countedOf(node.n, scope), each, scope);
  if (node.kind === "tokenPhrase") return createdAs(who, count, tokenOf(node.token, scope), scope);
  const of = objectsOf(node.of, scope, { by: who });
  const arrival = copyArrivalOf(node.mods, node.post, scope, node);
  const copies = (player: A.Players, number: A.Quantity, inner: Scope): A.Effect =>
    A.createCopies(player, number, of, { ...arrival, bind: created(copyWords, number, inner) });
  describe(scope, copies);
  return copies(who, count, scope);
};

const keywordAction = (
  action: A.KeywordActionEffect["action"],
  who: A.Players,
  words: readonly string[],
  scope: Scope,
  more: Partial<A.KeywordActionEffect> = {},
): A.Effect => ({ ...A.doAction(action, who), ...more, bind: created(words, 1, scope) });

const army = ["token", "creature", "Army"];
/** 701.47c: the amassed Army is the creature that got the counters. */
const amass = (count: A.Quantity, word: string, who: A.Players, scope: Scope): A.Effect => {
  const effect = keywordAction("amass", who, army, scope, { count, word });
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
const facedown = ["creature", "permanent", "card"];

/** Creating tokens, and keyword actions that do (701.7, 111). */
export const tokensPredicate: PlayerVerbs<"tokensPredicate"> = {
  createTokens: (node, who, scope) => {
    const items = itemsOf<Nodes["tokenPhrase"]>(node.tokens as never);
    const effects = items.map((item) => createPhrase(item, who, node.each, scope));
    if (effects.length === 1) return effects[0]!;
    const all = effects.flatMap((effect) =>
      "bind" in effect && effect.bind !== undefined ? [A.bound(effect.bind)] : [],
    );
    spokenObjects(scope, A.together(all), ["token", "permanent", "creature", "*"], true, "created");
    return A.sequence(
      effects.map((effect, index) =>
        effect.type === "createTokens" && index > 0 ? { ...effect, atOnce: true } : effect,
      ),
    );
  },
  createChoice: (node, who, scope) => {
    const bind = bindNext(scope);
    const mentions = [...scope.mentions];
    const items = itemsOf<Nodes["tokenPhrase"]>(node.tokens as never);
    const kinds = items.map((item) => createPhrase(item, who, undefined, scope));
    if (kinds.length < 2) return refuse(node, "a choice needs several kinds of tokens");
    // Whichever is created, later words can speak of it as the token.
    scope.mentions.splice(0, scope.mentions.length, ...mentions);
    spokenObjects(scope, A.bound(bind), ["token", "permanent"], false, "created");
    scope.last = lastOf(bind);
    return A.oneOf(who, kinds, { bind });
  },
  createMore: (node, who, scope) => {
    const another = lastDescribed(scope);
    if (another === undefined) return refuse(node, "no tokens were described before that this can mean");
    return another(who, countedOf(node.n, scope), scope);
  },
  createEqual: (node, who, scope) => {
    const draft = tokenOf(node.token, scope);
    return createdAs(who, quantityOf(node.q, scope), draft, scope);
  },
  investigate: (node, who, scope) => {
    const times = timesOf(node, scope);
    return A.investigate(who, {
      ...(times === 1 ? {} : { times }),
      bind: created(["token", "artifact", "Clue"], times, scope),
    });
  },
  populate: (node, who, scope) =>
    soOften(node, scope, () => keywordAction("populate", who, ["token", "creature"], scope)),
  amass: (node, who, scope) => amass(numberOf(node.n, scope), node.what.value, who, scope),
  // 701.47d: amass without a type is amass Zombies.
  amassOld: (node, who, scope) => amass(numberOf(node.n, scope), "Zombie", who, scope),
  incubate: (node, who, scope) =>
    soOften(node, scope, () =>
      keywordAction("incubate", who, ["token", "artifact", "Incubator"], scope, {
        count: numberOf(node.n, scope),
      }),
    ),
  recruit: (node, who, scope) => {
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
  learn: (_, who, scope) => A.doAction("learn", who, undefined, { bind: bindNext(scope) }),
  discoverN: (node, who, scope) =>
    A.doAction("discover", who, undefined, { count: numberOf(node.n, scope), bind: bindNext(scope) }),
  manifestTop: (node, who, scope) =>
    keywordAction("manifest", who, facedown, scope, { what: A.topCards(possessor(node.whose, scope), 1) }),
  manifestTopCards: (node, who, scope) => {
    const what = A.topCards(possessor(node.whose, scope), numberOf(node.n, scope));
    const bind = bindNext(scope);
    spokenObjects(scope, A.bound(bind), facedown, true, "created");
    return A.doAction("manifest", who, what, { bind });
  },
  cloakTop: (node, who, scope) =>
    keywordAction("cloak", who, facedown, scope, { what: A.topCards(possessor(node.whose, scope), 1) }),
  manifestDread: (node, who, scope) =>
    soOften(node, scope, () => keywordAction("manifestDread", who, facedown, scope)),
  manifestCard: (node, who, scope) => {
    const what = ownChoice(objectsOf(node.what, scope, { by: who }), who);
    const bind = bindNext(scope);
    spokenObjects(scope, A.bound(bind), facedown, isPlural(what, scope), "created");
    return A.doAction(node.how, who, what, { bind });
  },
  // Of a shuffled pile nobody knows which card is which: they come in a random order.
  manifestPile: (node, who, scope) => {
    const pile = piles.get(scope.targets);
    if (pile?.shuffled !== true)
      return refuse(node, "no pile was shuffled before that this can mean", "RW4003");
    const from = A.bound(pile.id);
    const count = A.count(from);
    const what: A.Choose = {
      type: "choose",
      count: { min: count, max: count },
      filter: A.anything,
      random: true,
      from,
    };
    const bind = bindNext(scope);
    spokenObjects(scope, A.bound(bind), facedown, true, "created");
    return A.doAction(node.how, who, what, { bind });
  },
  ventureDungeon: (_, who, scope) => A.doAction("venture", who, undefined, { bind: bindNext(scope) }),
  takeInitiative: (_, who) => A.become(who, "initiative"),
  becomeMonarch: (_, who) => A.become(who, "monarch"),
  emblem: (node, who, scope) => A.getEmblem(who, grantedAbilities(node.abilities, scope)),
};
