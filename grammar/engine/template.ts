import { type Contraction, contract, contractions } from "../lexicon/contractions.ts";
import { inflect, thirdPerson, verbForms, type VerbForm } from "../lexicon/verbs.ts";

/**
 * Templates: the language is written as rows of text with holes. One row is the parser rule, the printer and, through
 * `FieldsOf`, the type of its AST node.
 *
 * | written | means |
 * | --- | --- |
 * | `destroy` | that word, in any case |
 * | `draw~` | a verb: `draw` or `draws`; the node's `form` remembers which |
 * | `card#` | a noun: `card` or `cards`; the node's `plural` remembers which |
 * | `<what:objects>` | a node of a category, kept in field `what` |
 * | `<does:playerEventPhrases.past>` | the same with the verbs of its rows in a form: `base`, `plain`, `past`, `participle` or `gerund` |
 * | `<what:personal.is>` | the same with a verb drawn together with its pronouns: "it's", "they're"; `.has`: "it's", "they've" |
 * | `<mods:modifier*>` | any number of nodes in a row |
 * | `[ … <until?:duration>]` | may be left out; fields inside are marked with `?` |
 * | `<tapped?=tapped>` | words that may be left out; field `tapped` is true where they stand |
 * | `<what=milled\|cast>` | a choice that changes the meaning: field `what` holds the words chosen, `"milled" \| "cast"` |
 * | `<when?=now\|then>` | a choice that may be left out, and with it the field |
 * | `(a\|b\|)` | other spellings of the same meaning: read alike; the printer gives the author's back, or the first |
 * | `^` | the next word is printed with a capital; in front of any number of nodes, the first word of each |
 *
 * In a choice, a verb stands for its base form (`<how=discard~|exile~>`: `"discard" | "exile"`), and `words=value` are
 * words for a value that they do not say: `<which=greatest|highest=greatest|least>`. Of several words for one
 * value the first are today's. A field that is chosen
 * twice agrees with itself: `<who=it|they> or <who=its=it|their=they> controller`. A choice stands in no brackets, and must be there in all
 * spellings of its row.
 */
export type TemplateText = string;

/** A piece of a parsed template. */
export type Item =
  | { readonly type: "word"; readonly word: string }
  | { readonly type: "verb"; readonly base: string; readonly third: string }
  | { readonly type: "noun"; readonly singular: string; readonly plural: string }
  | { readonly type: "field"; readonly field: string; readonly category: string; readonly many: boolean }
  | { readonly type: "flag"; readonly field: string; readonly items: readonly Item[] }
  | { readonly type: "optional"; readonly items: readonly Item[]; readonly fields: readonly string[] }
  | { readonly type: "capital" }
  | { readonly type: "line" };

const irregularNouns: Readonly<Record<string, string>> = { die: "dice", half: "halves", its: "their" };

/** Plural of a lower-case noun of the rules' vocabulary. */
const pluralOf = (singular: string): string =>
  irregularNouns[singular] ??
  (/(?:s|x|z|ch|sh)$/.test(singular)
    ? `${singular}es`
    : /[^aeiou]y$/.test(singular)
      ? `${singular.slice(0, -1)}ies`
      : `${singular}s`);

const piece =
  /<[^>]+>|[[\]()|^]|'s?(?![A-Za-z])|\{[A-Z]+\}|non-|[A-Za-z0-9][A-Za-z0-9'/-]*[~#]?|[,.:;—–"•\n]|\S/g;

/** The named choices of a spelling, by field; nothing for one that is left out. */
export type Choices = Readonly<Record<string, string | undefined>>;
/** One way to write a row: its words, and the choices that they stand for. */
interface Wording {
  readonly words: readonly string[];
  readonly choices: Choices;
}

/** Other spellings in parentheses become templates of their own, in the order they are written. */
const spellings = (words: readonly string[], whole: string): (readonly string[])[] => {
  const open = words.lastIndexOf("(");
  if (open < 0) return [words];
  const close = words.indexOf(")", open);
  if (close < 0) throw new Error(`unclosed parenthesis in template: ${whole}`);
  const variants: (readonly string[])[] = [];
  for (let from = open + 1; from <= close;) {
    let to = words.indexOf("|", from);
    if (to < 0 || to > close) to = close;
    const chosen = [...words.slice(0, open), ...words.slice(from, to), ...words.slice(close + 1)];
    variants.push(...spellings(chosen, whole));
    from = to + 1;
  }
  return variants;
};

const choicePattern = /^<(\w+)(\?)?=(.*)>$/s;
/** `<field=a|b>` and `<field?=a|b>`; `<field?=words>` with one thing to say is a flag. */
const choiceOf = (word: string): RegExpExecArray | undefined => {
  const found = choicePattern.exec(word);
  return found !== null && (found[2] === undefined || found[3]!.includes("|")) ? found : undefined;
};

/** The choices of a row become templates of their own. */
const chosen = (wording: Wording, whole: string): readonly Wording[] => {
  const { words, choices } = wording;
  const at = words.findIndex((word) => choiceOf(word) !== undefined);
  if (at < 0) return [wording];
  const before = words.slice(0, at);
  if (before.filter((word) => word === "[").length > before.filter((word) => word === "]").length)
    throw new Error(`a choice in brackets in template: ${whole}`);
  const [, field, optional, options] = choiceOf(words[at]!)!;
  checkName(field!, whole);
  const put = (text: string, value: string | undefined): readonly Wording[] =>
    chosen(
      {
        words: [...before, ...split(text), ...words.slice(at + 1)],
        choices: { ...choices, [field!]: value },
      },
      whole,
    );
  const ways = options!.split("|").map((option) => {
    const [text, value] = option.split("=");
    return { text: text!, value: value ?? text!.replace(/[~#^]/g, "") };
  });
  const all = [...(optional === undefined ? [] : [{ text: "", value: undefined }]), ...ways];
  const again = Object.hasOwn(choices, field!);
  const open = again ? all.filter(({ value }) => value === choices[field!]) : all;
  if (open.length === 0) throw new Error(`the choices of ${field} do not agree in template: ${whole}`);
  return open.flatMap(({ text, value }) => put(text, value));
};

/** A single piece, made once for all the templates that have it. */
const pieces = new Map<string, Item>();
const pieceOf = (word: string, whole: string): Item => {
  const known = pieces.get(word);
  if (known !== undefined) return known;
  const base = word.slice(0, -1);
  const made: Item =
    word === "\n"
      ? { type: "line" }
      : word === "^"
        ? { type: "capital" }
        : word.startsWith("<")
          ? hole(word, whole)
          : word.endsWith("~")
            ? { type: "verb", base, third: thirdPerson(base) }
            : word.endsWith("#")
              ? { type: "noun", singular: base, plural: pluralOf(base) }
              : { type: "word", word: word.toLowerCase() };
  pieces.set(word, made);
  return made;
};

const parseItems = (
  words: readonly string[],
  from: number,
  whole: string,
): { items: Item[]; next: number } => {
  const items: Item[] = [];
  let at = from;
  for (; at < words.length; at++) {
    const word = words[at] as string;
    if (word === "]") return { items, next: at };
    if (word === "[") {
      const inner = parseItems(words, at + 1, whole);
      if (words[inner.next] !== "]") throw new Error(`unclosed bracket in template: ${whole}`);
      const fields = inner.items.flatMap((item) =>
        item.type === "field" || item.type === "flag"
          ? [item.field]
          : item.type === "optional"
            ? item.fields
            : [],
      );
      if (fields.length === 0) throw new Error(`an optional part needs a field or flag: ${whole}`);
      items.push({ type: "optional", items: inner.items, fields });
      at = inner.next;
    } else items.push(pieceOf(word, whole));
  }
  return { items, next: at };
};

const reserved = new Set(["kind", "span", "variant", "form", "plural", "conjunction", "items"]);
const checkName = (field: string, whole: string): void => {
  if (reserved.has(field)) throw new Error(`the field name ${field} is taken, in template: ${whole}`);
};

/** `<field:category>`, `<field?:category>`, `<field:category*>` or `<field?=words>`. */
const hole = (word: string, whole: string): Item => {
  const inner = word.slice(1, -1);
  const flag = inner.indexOf("?=");
  if (flag > 0)
    return {
      type: "flag",
      field: inner.slice(0, flag),
      items: parseItems(split(inner.slice(flag + 2)), 0, whole).items,
    };
  const colon = inner.indexOf(":");
  const many = inner.endsWith("*");
  const field = inner.slice(0, inner[colon - 1] === "?" ? colon - 1 : colon);
  const category = inner.slice(colon + 1, many ? -1 : undefined);
  if (colon < 1 || field === "" || category === "") throw new Error(`bad hole ${word} in template: ${whole}`);
  checkName(field, whole);
  return { type: "field", field, category, many };
};

const split = (text: string): string[] => text.match(piece) ?? [];

/** One way to write a row, and the choices that it stands for. */
export interface Spelling {
  readonly items: readonly Item[];
  readonly choices: Choices;
}
/** All spellings of a template. */
export const parseTemplate = (text: TemplateText): readonly Spelling[] =>
  spellings(split(text), text)
    .flatMap((words) => chosen({ words, choices: {} }, text))
    .map(({ words, choices }) => ({ items: parseItems(words, 0, text).items, choices }));

/** In which form a hole asks for the rows of a category: of their verbs, or of their pronouns. */
export type Form = VerbForm | Contraction;
const forms: readonly Form[] = [...verbForms, ...contractions];

/** The form that a category's name asks for, and the category whose rows are put into it. */
export const formAsked = (name: string): { readonly plain: string; readonly form: Form } | undefined => {
  const dot = name.indexOf(".");
  const form = forms.find((each) => each === name.slice(dot + 1));
  return dot < 0 || form === undefined ? undefined : { plain: name.slice(0, dot), form };
};

/** A row that is a pronoun, with a verb behind it; nothing for any other row. */
const withVerb = ([only, ...others]: readonly Item[], verb: Contraction): readonly Item[] | undefined => {
  const both = only?.type === "word" && others.length === 0 ? contract(only.word, verb) : undefined;
  return both === undefined ? undefined : [pieceOf(both, both)];
};

/** A row with its verbs in a form; nothing where one of them has no such form. */
export const inForm = (items: readonly Item[], form: Form): readonly Item[] | undefined => {
  if (form === "is" || form === "has") return withVerb(items, form);
  const made: Item[] = [];
  for (const item of items) {
    if (item.type === "verb") {
      const inflected = inflect(item.base, form);
      if (inflected === undefined) return undefined;
      const [base, third] = inflected;
      if (base === "") continue;
      made.push(third === undefined ? pieceOf(base, base) : { type: "verb", base, third });
    } else if (item.type === "optional" || item.type === "flag") {
      const inner = inForm(item.items, form);
      if (inner === undefined) return undefined;
      made.push({ ...item, items: inner });
    } else made.push(item);
  }
  return made;
};

/** Rows of a family: kind of node → its template, or today's wording followed by older ones. */
export type Rows = Readonly<Record<string, TemplateText | readonly TemplateText[]>>;

export interface Family<R extends Rows, P extends readonly string[]> {
  readonly type: "family";
  readonly rows: R;
  readonly passes: P;
}

/** A category of the language: rows of its own, and other categories whose nodes count as its own. */
export const family = <const R extends Rows, const P extends readonly string[] = []>(
  rows: R,
  passes?: P,
): Family<R, P> => ({ type: "family", rows, passes: (passes ?? []) as P });

/** What a declared word means, by the class that it is in. */
export type OwnMeanings = ReadonlyMap<string, { readonly value: string; readonly plural: boolean }>;

/** A single token that carries a value. Its nodes have the category's name as their kind. `print` gives back exactly what `read` accepted. */
export interface Leaf<N> {
  readonly type: "leaf";
  readonly token: string;
  /** Takes the word as written, and by class what it means beside the words of the rules. */
  readonly read: (image: string, own: OwnMeanings | undefined) => N;
  readonly print: (node: N, context: PrintContext) => string;
}
export const leaf = <N extends object>(
  token: string,
  read: Leaf<N>["read"],
  print: (node: N, context: PrintContext) => string,
): Leaf<N> => ({ type: "leaf", token, read, print });

/** "A", "A and B", "A, B, and C" with one of the given conjunctions. A single item stands for itself. */
export interface Series<I extends string> {
  readonly type: "series";
  readonly item: I;
  readonly conjunctions: readonly string[];
}
export const series = <const I extends string>(item: I, ...conjunctions: string[]): Series<I> => ({
  type: "series",
  item,
  conjunctions,
});

export type Category = Family<Rows, readonly string[]> | Leaf<never> | Series<string>;

/** Where a node stands in the text it was read from; offsets in UTF-16 units, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
/** Something with its place in the text. */
export interface Located {
  readonly span: Span;
}
/** What every node made from a row has besides its fields. */
export interface RowNode<K extends string> extends Located {
  readonly kind: K;
  readonly form?: "s";
  readonly plural?: true;
  /** Written without the capital that it begins with elsewhere: keywords in quotation marks. */
  readonly small?: true;
}
export interface SeriesNode<I> extends Located {
  readonly kind: "series";
  readonly items: readonly I[];
  readonly conjunction: string;
  /** No comma before the conjunction in a list of three or more. */
  readonly bare?: true;
}
export interface PrintContext {
  /** What the card is called in its own text: the full name first, then its short names. */
  readonly names: readonly string[];
  /** Print older wordings in today's. */
  readonly modern: boolean;
  readonly notation: "braces" | "angles";
}

type Hole<S extends string, T> = S extends `${infer F}?=${infer O}`
  ? { readonly [K in F]?: O extends `${string}|${string}` ? Options<O> : true }
  : S extends `${infer F}=${infer O}`
    ? { readonly [K in F]: Options<O> }
    : PlainHole<S, T>;
/** What the options of a choice stand for. */
type Options<O extends string> = O extends `${infer H}|${infer R}` ? Value<H> | Options<R> : Value<O>;
type Value<O extends string> = O extends `${string}=${infer V}` ? V : Unmarked<O>;
type Unmarked<S extends string> = Without<Without<Without<S, "~">, "#">, "^">;
type Without<S extends string, M extends string> = S extends `${infer A}${M}${infer B}`
  ? `${A}${Without<B, M>}`
  : S;
type PlainHole<S extends string, T> = S extends `${infer F}?:${infer C}*`
  ? { readonly [K in F]?: readonly At<T, C>[] }
  : S extends `${infer F}:${infer C}*`
    ? { readonly [K in F]: readonly At<T, C>[] }
    : S extends `${infer F}?:${infer C}`
      ? { readonly [K in F]?: At<T, C> }
      : S extends `${infer F}:${infer C}`
        ? { readonly [K in F]: At<T, C> }
        : Record<never, never>;
type At<T, C> = C extends keyof T ? T[C] : C extends `${infer P}.${Form}` ? At<T, P> : never;

/** The fields of a template, by name, with the node types of their categories. */
export type FieldsOf<S extends string, T> = S extends `${string}<${infer H}>${infer R}`
  ? Hole<H, T> & FieldsOf<R, T>
  : Record<never, never>;

/** The fields of a row; those that its first wording lacks may be missing. */
type RowFields<V, T> = V extends readonly [infer H extends string, ...infer M]
  ? FieldsOf<H, T> & Omit<Partial<RowFields<M, T>>, keyof FieldsOf<H, T>>
  : V extends string
    ? FieldsOf<V, T>
    : Record<never, never>;
type RowsOf<R, T> = { [K in keyof R & string]: RowNode<K> & RowFields<R[K], T> }[keyof R & string];

/** The node type of a category, given the table of all categories' node types. */
export type NodeOf<C, T> =
  C extends Family<infer R, infer P>
    ? RowsOf<R, T> | At<T, P[number]>
    : C extends Leaf<infer N>
      ? N & Located
      : C extends Series<infer I>
        ? At<T, I> | SeriesNode<At<T, I>>
        : never;
