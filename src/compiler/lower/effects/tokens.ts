import * as A from "../../../abilities/index.ts";
import { soOften } from "./often.ts";
import { amass, faceDown, makingAction } from "./keyword-actions.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { grantedAbilities } from "../granted.ts";
import { created, createdAs, describe, lastDescribed, linkedTo } from "./created.ts";
import type { PlayerVerbs } from "../instruction.ts";
import { isBareHead } from "../noun-heads.ts";
import { itemsOf } from "../series.ts";
import { objectsOf } from "../objects.ts";
import { spokenObjects } from "../targets.ts";
import { possessor } from "../players.ts";
import { countedOf, numberOf, quantityOf } from "../quantities.ts";
import { bindNext, lastOf, refuse, speaking, type Scope } from "../scope.ts";
import { isPlural, ownChoice } from "../outcome.ts";
import { piles } from "./known-cards.ts";
import { copyArrivalOf, namedTokenOf, tokenOf } from "./token-specs.ts";
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
  const what = objectsOf(node.of, scope, { by: who });
  // "That card" is what it is where it is now, not as it was on the battlefield (707.2).
  const isCard = node.of.kind === "thatThing" && isBareHead(node.of.noun.head, "card");
  const of = isCard && what.type === "eventObjects" ? A.among(what, A.kind("card")) : what;
  const arrival = copyArrivalOf(node.mods, node.post, scope, node);
  const copies = (player: A.Players, number: A.Quantity, inner: Scope): A.Effect =>
    A.createCopies(player, number, of, {
      ...arrival,
      ...linkedTo(scope),
      bind: created(copyWords, number, inner),
    });
  describe(scope, copies);
  return copies(who, count, scope);
};

/** Creating tokens, and keyword actions that do (701.7, 111). */
export const tokensPredicate: PlayerVerbs<"tokensPredicate"> = {
  createTokens: (node, who, scope) => {
    const items = itemsOf<Nodes["tokenPhrase"]>(node.tokens as never);
    const effects = items.map((item) => createPhrase(item, who, node.each, scope));
    if (effects.length === 1) return effects[0]!;
    const all = effects.flatMap((effect) =>
      "bind" in effect && effect.bind !== undefined ? [A.bound(effect.bind)] : [],
    );
    speaking(node.tokens, scope, () =>
      spokenObjects(scope, A.together(all), ["token", "permanent", "creature", "*"], true, "created"),
    );
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
  amass: (node, who, scope) => amass(numberOf(node.n, scope), node.what.value, who, scope),
  incubate: (node, who, scope) =>
    soOften(node, scope, () =>
      makingAction(
        A.doAction("incubate", who, undefined, { count: numberOf(node.n, scope) }),
        ["token", "artifact", "Incubator"],
        scope,
      ),
    ),
  manifestTop: (node, who, scope) => {
    const count = node.n === undefined ? 1 : numberOf(node.n, scope);
    const what = A.topCards(possessor(node.whose, scope), count);
    return A.doAction(node.how, who, what, { bind: created(faceDown, count, scope) });
  },
  manifestCard: (node, who, scope) => {
    const what = ownChoice(objectsOf(node.what, scope, { by: who }), who);
    const bind = bindNext(scope);
    spokenObjects(scope, A.bound(bind), faceDown, isPlural(what, scope), "created");
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
    spokenObjects(scope, A.bound(bind), faceDown, true, "created");
    return A.doAction(node.how, who, what, { bind });
  },
  emblem: (node, who, scope) => A.getEmblem(who, grantedAbilities(node.abilities, scope)),
};
