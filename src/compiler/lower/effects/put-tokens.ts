import * as A from "../../../abilities/index.ts";
import type { Nodes } from "../../../../grammar/language/index.ts";
import { itemsOf } from "../series.ts";
import { numberOf } from "../quantities.ts";
import { refuse, type Scope } from "../scope.ts";
import { destinationOf } from "../zones.ts";
import { createdAs } from "./created.ts";
import { type TokenDraft, tokenOf } from "./token-specs.ts";
import { thatMany } from "../earlier-numbers.ts";

type Put = Extract<Nodes["zonesPredicate"], { readonly kind: "put" }>;
type Qualifier = Nodes["qualifier"];

const tokenQualifier = (node: Qualifier): Nodes["tokenQualifier"] => {
  const { span } = node;
  switch (node.kind) {
    case "withAttribute": {
      if (node.has.kind !== "keywords") return refuse(node, "a token cannot be described by this");
      const items = itemsOf<Nodes["keyword"]>(node.has.abilities as never).map(
        (keyword) => ({ kind: "keywordAlone", span: keyword.span, keyword }) as const,
      );
      const [only] = items;
      const abilities =
        items.length === 1 && only !== undefined
          ? only
          : ({ kind: "series", span, items, conjunction: "and" } as const);
      return { kind: "withHad", span, has: abilities };
    }
    case "namedCard":
      if (node.name.kind === "cardName") return { kind: "tokenNamed", span, name: node.name };
      return refuse(node, "a token cannot be described by this");
    default:
      return refuse(node, "a token cannot be described by this");
  }
};

/**
 * "Put two 1/1 red Goblin creature tokens into play": cards of former years created tokens in these words (111.1).
 * Undefined where the words speak of other objects, or of tokens that exist.
 */
export const tokensPut = (node: Put, who: A.Players, scope: Scope): A.Effect | undefined => {
  const { what, to: placement } = node;
  const { prep, to } = placement;
  if (prep === "on" || prep === "back on") return undefined;
  if (what.kind !== "determined" || to.kind !== "toBattlefield") return undefined;
  const { det, noun } = what;
  if (noun.head.kind !== "typedHead" || noun.head.what !== "token") return undefined;
  const count =
    det.kind === "aDet"
      ? 1
      : det.kind === "countDet"
        ? numberOf(det.n, scope)
        : det.kind === "thatManyDet"
          ? thatMany(det, scope)
          : undefined;
  if (count === undefined) return undefined;
  const { types } = noun.head;
  if (types.kind === "series") return refuse(types, "a token has all its types, without “and” or “or”");
  const draft: TokenDraft = tokenOf(
    {
      kind: "tokenDescription",
      span: noun.span,
      mods: noun.mods,
      what: types,
      post: noun.post.map(tokenQualifier),
    },
    scope,
  );
  const { zone: _, tapped, attacking, ...others } = destinationOf(to, scope, who);
  if (Object.keys(others).length > 0)
    return refuse(to, "a token cannot be put onto the battlefield like this");
  return createdAs(
    who,
    count,
    {
      ...draft,
      arrival: {
        ...draft.arrival,
        ...(tapped === true ? { tapped: true } : {}),
        ...(attacking === undefined ? {} : { attacking }),
      },
    },
    scope,
  );
};
