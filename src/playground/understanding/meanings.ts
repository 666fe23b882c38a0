import type { Ability } from "../../abilities/index.ts";
import type { FileCard } from "../../compiler/compile-file.ts";
import { ownNamesOf } from "../../compiler/compile.ts";
import type { Compiler } from "../../compiler/compiler.ts";
import { type Link, linksOf } from "../../compiler/explain/links.ts";
import { definitionsOf, meaningOf } from "../../compiler/explain/reminders.ts";
import { rulesOf } from "../../compiler/explain/rules-of.ts";
import { tellAbility } from "../../compiler/tell/index.ts";
import type { Referent } from "../../compiler/resolve/ledger.ts";
import type { CardSource, Span } from "../../compiler/types.ts";

/** A stretch of a paragraph that became the same parts. */
export interface Piece {
  readonly span: Span;
  readonly text: string;
  /** The smallest parts that it became, by their numbers. */
  readonly parts: readonly number[];
}

/** A part of an ability, as a line of an outline. */
export interface Part {
  readonly depth: number;
  /** The field that it stands in, and what it is. */
  readonly field: string;
  readonly type: string;
  /** Its plain fields: "amount 2". */
  readonly values: readonly string[];
  /** The words that it comes from: its own, or those of what it is a part of. */
  readonly span?: Span;
}

/** A word that stands for something else. */
export interface Pronoun {
  readonly span: Span;
  readonly means: string;
  /** Where that stands; absent where it is no words of the paragraph. */
  readonly to?: Span;
}

/** A paragraph of the card, with what it means. */
export interface Meaning {
  readonly pieces: readonly Piece[];
  readonly parts: readonly Part[];
  readonly pronouns: readonly Pronoun[];
  /** What kind of ability each is, what its objects say in plain words, and what a keyword stands for. */
  readonly abilities: readonly { readonly kind: string; readonly told: string; readonly means?: string }[];
  readonly rules: readonly string[];
}

const kinds: Readonly<Record<string, string>> = {
  spell: "Spell ability: followed as an instruction while the spell resolves (113.3a)",
  activated: "Activated ability: its costs are paid to put it on the stack (602)",
  triggered: "Triggered ability: goes on the stack when its event happens (603)",
  static: "Static ability: simply true while it functions (604)",
};

const kindOf = (ability: Ability, { means: { definitions } }: Compiler): Meaning["abilities"][number] => {
  const told = tellAbility(ability);
  if (ability.type !== "keyword") return { kind: kinds[ability.type] ?? ability.type, told };
  const means = meaningOf(ability, definitions);
  const kind = `Keyword ability: ${ability.keyword} (702)`;
  return means === undefined ? { kind, told } : { kind, told, means };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const isPlain = (value: unknown): boolean =>
  !isObject(value) || (Array.isArray(value) && value.every((each) => !isObject(each)));
const said = (value: unknown): string => (Array.isArray(value) ? value.join(" ") : String(value));

/** The outline of abilities; what a keyword stands for is told in words instead. */
const outlineOf = (abilities: readonly Ability[], links: readonly Link[]): readonly Part[] => {
  const spans = new Map(links.map(({ path, span }) => [path.join("."), span]));
  const parts: Part[] = [];
  const visit = (value: unknown, path: Link["path"], depth: number, around: Span | undefined): void => {
    if (!isObject(value)) return;
    if (Array.isArray(value)) {
      value.forEach((each, index) => visit(each, [...path, index], depth, around));
      return;
    }
    const { type, ...fields } = value;
    const span = spans.get(path.join(".")) ?? around;
    const entries = Object.entries(fields);
    const field = path.findLast((step) => typeof step === "string");
    parts.push({
      depth,
      field: typeof field === "string" ? field : "",
      type: typeof type === "string" ? type : "",
      values: entries.flatMap(([key, each]) =>
        isPlain(each) && said(each) !== "" ? [each === true ? key : `${key} ${said(each)}`] : [],
      ),
      ...(span === undefined ? {} : { span }),
    });
    if (type === "keyword") return;
    for (const [key, each] of entries) if (!isPlain(each)) visit(each, [...path, key], depth + 1, span);
  };
  visit(abilities, [], 0, undefined);
  return parts;
};

const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
const lengthOf = ({ start, end }: Span): number => end - start;

/** The paragraph in stretches between which no word of a part or a pronoun begins or ends. */
const piecesOf = (text: string, parts: readonly Part[], pronouns: readonly Pronoun[]): readonly Piece[] => {
  const cuts = new Set([0, text.length]);
  const spans = [
    ...parts.flatMap(({ span }) => span ?? []),
    ...pronouns.flatMap(({ span, to }) => (to === undefined ? [span] : [span, to])),
  ];
  for (const { start, end } of spans) cuts.add(start).add(end);
  // Spaces are between pieces, not in them.
  for (const { index } of text.matchAll(/(?<=\S)(?=\s)|(?<=\s)(?=\S)/g))
    if (cuts.has(index - 1) || cuts.has(index + 1)) cuts.add(index);
  const places = [...cuts].sort((left, right) => left - right);
  return places.slice(0, -1).map((start, index): Piece => {
    const span = { start, end: places[index + 1]! };
    const around = parts.map((part) =>
      part.span !== undefined && holds(part.span, span) ? part.span : undefined,
    );
    const shortest = Math.min(...around.map((each) => (each === undefined ? Infinity : lengthOf(each))));
    return {
      span,
      text: text.slice(span.start, span.end),
      parts: around.flatMap((each, number) =>
        each !== undefined && lengthOf(each) === shortest ? [number] : [],
      ),
    };
  });
};

const pronounOf = ({ span, means }: Referent, text: string): readonly Pronoun[] => {
  if (means === "itself") return [{ span, means: "the object itself" }];
  if (means === "source") return [{ span, means: "the source of the damage" }];
  if (!("start" in means)) return [];
  return [{ span, means: text.slice(means.start, means.end), to: means }];
};

/** The paragraphs of a compiled card. */
export const meaningsOf = (
  source: CardSource,
  { result }: FileCard,
  compiler: Compiler,
): readonly Meaning[] =>
  source.faces.flatMap((face, index) => {
    const { paragraphs: read } = compiler.parse(face.text, ownNamesOf(face));
    const compiled = result.faces[index];
    if (compiled === undefined) return [];
    const { paragraphs = [] } = compiled;
    const links = result.status === "compiled" ? linksOf(face, compiled, index, compiler) : [];
    return read.map(({ start, end, result: parsed }, place): Meaning => {
      const text = face.text.slice(start, end);
      const referents = "node" in parsed ? compiler.referents(parsed.node, face) : [];
      const pronouns = referents.flatMap((each) => pronounOf(each, text));
      // Paragraphs that are read are printed one by one, in their order.
      const abilities = read.length === paragraphs.length ? (paragraphs[place]?.abilities ?? []) : [];
      const parts = outlineOf(abilities, links[place] ?? []);
      return {
        pieces: piecesOf(text, parts, pronouns),
        parts,
        pronouns,
        abilities: abilities.map((each) => kindOf(each, compiler)),
        rules: rulesOf(abilities, definitionsOf(abilities, compiler.means.definitions)),
      };
    });
  });
