import type { Nodes } from "../../../../grammar/language/index.ts";
import { isBareSentence } from "../../resolve/sentence.ts";
import { holdsKind } from "../same.ts";
import type { Sentence } from "../later.ts";

type CreateNode = Extract<Nodes["tokensPredicate"], { kind: "createTokens" }>;
type Abilities = Nodes["abilitySeries"];

/** What a sentence says that the tokens before it have: "It has …", "Those creatures have …". */
const abilitiesTold = (node: Sentence): Abilities | undefined => {
  if (!isBareSentence(node) || node.does.rest.length > 0 || node.does.except !== undefined) return undefined;
  const { first } = node.does;
  if (first.kind !== "objectClause" || first.does.kind !== "hasAbilities") return undefined;
  if (first.does.until !== undefined || first.does.also === true || !speaksOfTokens(first.subject))
    return undefined;
  return first.does.abilities;
};
const speaksOfTokens = ({ kind }: Nodes["objects"]): boolean =>
  kind === "it" || kind === "theyObjects" || kind === "thatThing" || kind === "thoseThings";

/** The token whose size the sentence does not say. */
const withoutSize = (clause: object): clause is CreateNode => {
  const node = clause as CreateNode;
  return (
    node.kind === "createTokens" &&
    node.tokens.kind === "tokenPhrase" &&
    node.tokens.token.kind === "tokenDescription" &&
    !holdsKind(node.tokens.token, "ofSize", "tokenWith")
  );
};

/** The same sentence, with the abilities behind the token that its last clause creates. */
const describing = (node: Sentence, abilities: Abilities): Sentence | undefined => {
  if (!isBareSentence(node)) return undefined;
  const { does } = node;
  const last = does.rest.at(-1);
  const clause = last === undefined ? does.first : last.does;
  const told = (): unknown => {
    const create = clause.kind === "playerClause" ? clause.does : clause;
    if (!withoutSize(create) || create.tokens.kind !== "tokenPhrase") return undefined;
    const { tokens } = create;
    const post = [...tokens.token.post, { kind: "tokenWith", abilities, span: abilities.span } as const];
    const whole = { ...create, tokens: { ...tokens, token: { ...tokens.token, post } } };
    return clause.kind === "playerClause" ? { ...clause, does: whole } : whole;
  };
  const changed = told() as typeof clause | undefined;
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
    const abilities = abilitiesTold(node);
    const before = found[found.length - 1];
    const described =
      abilities === undefined || before === undefined ? undefined : describing(before, abilities);
    if (described === undefined) found.push(node);
    else found[found.length - 1] = described;
  }
  return found;
};
