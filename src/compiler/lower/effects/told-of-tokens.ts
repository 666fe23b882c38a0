import type { Nodes } from "../../../../grammar/language/index.ts";
import { isBareSentence } from "../../resolve/sentence.ts";
import { isBareNoun, isSaidAgain, isBareHead } from "../noun-heads.ts";
import { holdsKind } from "../same.ts";
import type { Sentence } from "../later.ts";

type CreateNode = Extract<Nodes["tokensPredicate"], { kind: "createTokens" }>;
type Told = Nodes["tokenQualifier"];

/** What a sentence says of the tokens before it: "It has …", "Those creatures have …", "Its power is equal to …", "The token enters tapped and attacking". */
const toldBy = (node: Sentence): Told | undefined => {
  if (node.kind === "powerEqual" && node.stat?.is === "power" && node.more && node.of.kind === "its") {
    const { q, more, span } = node;
    const stat = (is: "power" | "toughness", value: Nodes["quantity"]): Nodes["hadThing"] => ({
      kind: "hadStat",
      stat: { kind: "stat", is, span },
      q: value,
      span,
    });
    const items = [stat("power", q), stat("toughness", more)];
    return { kind: "withHad", has: { kind: "series", items, conjunction: "and", span }, span };
  }
  if (!isBareSentence(node) || node.does.rest.length > 0 || node.does.except !== undefined) return undefined;
  const { first } = node.does;
  if (first.kind !== "objectClause" || !speaksOfTokens(first.subject)) return undefined;
  const { does } = first;
  if (does.kind === "entersAttacking") {
    const { whom, span } = does;
    const how = "tapped and attacking";
    return {
      kind: "tokenArrives",
      how:
        whom === undefined ? { kind: "arrivesSo", how, span } : { kind: "arrivesAttacking", how, whom, span },
      span,
    };
  }
  if (does.kind !== "hasAbilities" || does.until !== undefined || does.also === true) return undefined;
  return { kind: "withHad", has: does.abilities, span: does.abilities.span };
};
const speaksOfTokens = (node: Nodes["objects"]): boolean =>
  node.kind === "namedThing" ||
  isSaidAgain(node) ||
  (node.kind === "determined" &&
    node.det.kind === "theDet" &&
    isBareHead(node.noun.head, "token") &&
    isBareNoun(node.noun));

/** What also says how large the token is, or gives it what says so. */
const sizes: ReadonlySet<Told["kind"]> = new Set(["withHad"]);

/** The token whose size the sentence does not say. */
const withoutSize = ({ tokens }: CreateNode): boolean =>
  tokens.kind === "tokenPhrase" &&
  tokens.token.what.kind === "typeCompound" &&
  !holdsKind(tokens.token, "ofSize", "withHad");

/** The tokens with one more thing said of them. */
const withTold = (tokens: Nodes["tokenSeries"], told: Told): Nodes["tokenSeries"] | undefined =>
  tokens.kind === "tokenCopy"
    ? { ...tokens, post: [...tokens.post, told] }
    : tokens.kind === "series"
      ? undefined
      : { ...tokens, token: { ...tokens.token, post: [...tokens.token.post, told] } };

/** The same sentence, with what is told of the token that its last clause creates. */
const describing = (node: Sentence, told: Told): Sentence | undefined => {
  if (!isBareSentence(node)) return undefined;
  const { does } = node;
  const last = does.rest.at(-1);
  if (last !== undefined && !("does" in last)) return undefined;
  const clause = last === undefined ? does.first : last.does;
  const another = (): unknown => {
    const create = clause.kind === "playerClause" ? clause.does : clause;
    if (create.kind !== "createTokens" || (sizes.has(told.kind) && !withoutSize(create))) return undefined;
    const tokens = withTold(create.tokens, told);
    if (tokens === undefined) return undefined;
    // What the sentence calls the tokens is brought up by the instruction that it is part of.
    const whole = { ...create, tokens, span: { ...create.span, end: told.span.end } };
    return clause.kind === "playerClause"
      ? { ...clause, does: whole, span: { ...clause.span, end: told.span.end } }
      : whole;
  };
  const changed = another() as typeof clause | undefined;
  if (changed === undefined) return undefined;
  const whole =
    last === undefined
      ? { ...does, first: changed }
      : { ...does, rest: [...does.rest.slice(0, -1), { ...last, does: changed }] };
  // Only the clause is another: as the row says it, with one more part.
  return { ...node, does: whole as typeof does };
};

/** "Create a white Avatar creature token. It has “…”": part of what the token is (111.3), where nothing else says how large it is. */
export const toldOfTokens = (sentences: readonly Sentence[]): readonly Sentence[] => {
  const found: Sentence[] = [];
  for (const node of sentences) {
    const told = toldBy(node);
    const before = found[found.length - 1];
    const described = told === undefined || before === undefined ? undefined : describing(before, told);
    if (described === undefined) found.push(node);
    else found[found.length - 1] = described;
  }
  return found;
};
