import type { Nodes } from "../../../grammar/language/index.ts";
import * as A from "../../abilities/index.ts";
import { same } from "./same.ts";
import { refuse, type Mention, type PhraseNode, type Scope } from "./scope.ts";

/** What is paid so that something doesn't happen (118.12a): later words can't mean it. */
export const paidToPrevent: A.Objects = A.costObjects(-1);

/**
 * What an earlier instruction did that to ("the exiled card", "sacrificed this way"). Where several did, none of them is
 * meant rather than another; what was said of some of those again is no other thing.
 */
export const doneBefore = (
  node: PhraseNode,
  scope: Scope,
  fits: (mention: Mention) => boolean,
  plural = false,
): Mention | undefined => {
  const all = scope.mentions.filter((each) => each.is === "object" && fits(each));
  const found = all.at(-1);
  if (all.some(({ ref }) => ref === paidToPrevent))
    return refuse(node, "it is not clear which objects are meant", "RW4003");
  if (found === undefined || all.every((each) => isSame(each, found))) return found;
  // "Choose a card …, then choose a card …. Exile the chosen cards": those that were one each are meant together.
  return plural && all.every((each) => !each.plural)
    ? { ...found, ref: A.together(all.map(({ ref }) => ref as A.Objects)), plural: true }
    : refuse(node, "several instructions before this did so: say which are meant", "RW4003");
};
/** What the only additional cost of a spell that uses anything did that to (601.2b), where no instruction did so. */
export const paidBefore = (how: string, { face, mentions }: Scope): Mention | undefined => {
  const [paid, ...others] = face.costObjects ?? [];
  return paid?.how === how &&
    !paid.plural &&
    others.length === 0 &&
    face.isSpell &&
    !mentions.some((each) => each.how === how)
    ? paid
    : undefined;
};
/** The last thing that this was done to. */
export const doneLast = (how: string, { mentions }: Scope): Mention | undefined =>
  mentions.findLast((each) => each.how === how);
/** Who was told, or given the choice, to do what was done to it; whoever was told something else after that. */
export const toldFor = (done: Mention | undefined, { last }: Scope): A.Players | undefined => {
  if (done?.by !== undefined) return done.by;
  const id = done?.ref.type === "bound" ? done.ref.id : undefined;
  for (let at = last; at !== undefined; at = at.before)
    if (at.id === id || (at.did !== undefined && at.before?.id === id)) return at.by ?? at.who;
  return last?.by ?? last?.who;
};
const isSame = (one: Mention, other: Mention): boolean =>
  same(one.ref, other.ref) ||
  // What is said "instead" says the same of the same things.
  (one.of?.type === "all" && same(one.of, other.of)) ||
  same(one.of, other.ref) ||
  same(one.ref, other.of) ||
  same(one.ref, other.group);

/** "If no one does", "if no opponent does": none of the players who were given a choice before. */
export const nobodyDid = (node: PhraseNode, scope: Scope, who?: Nodes["playerNoun"]): A.Condition => {
  const { last } = scope;
  const players = last?.by?.type;
  return last === undefined ||
    (players !== "eachPlayer" && players !== "players" && players !== "opponents") ||
    (who?.kind === "opponentWord" && players === "players") ||
    (who !== undefined && "post" in who && who.post.length > 0)
    ? refuse(node, "no players were given a choice before this", "RW4003")
    : A.notSo(A.performed(last.id));
};
