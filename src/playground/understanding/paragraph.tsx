import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { alongKeys } from "../keys.ts";
import { readAloud, Symbols } from "../symbols.tsx";
import type { Meaning, Part, Piece, Pronoun } from "./meanings.ts";

type Span = Piece["span"];

/** What is pointed at: words, or a part by its number. */
type Pointed = { readonly words: Span } | { readonly part: number } | undefined;

const meets = (left: Span, right: Span): boolean => left.start < right.end && right.start < left.end;

/** How high an arrow rises over its line. */
const rise = 15;

/** An arrow from the word to what it means: a bow over the line, or through the space between the lines. */
const bow = (from: DOMRect, to: DOMRect, { left, top }: DOMRect): string => {
  const [x1, y1] = [from.left + from.width / 2 - left, from.top - top + 3];
  const [x2, y2] = [to.left + to.width / 2 - left, to.top - top + 3];
  const height = Math.min(y1, y2) - rise;
  return `M${x1} ${y1} C${x1} ${height} ${x2} ${height} ${x2} ${y2}`;
};

/** The paths of the arrows, found again whenever the words are laid out anew. */
const useArrows = (
  place: RefObject<HTMLElement | null>,
  pronouns: readonly Pronoun[],
  pieces: readonly Piece[],
): readonly string[] => {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const draw = (): void => {
      const box = element.getBoundingClientRect();
      const words = element.querySelectorAll<HTMLElement>("[data-piece]");
      const rectOf = (span: Span): DOMRect | undefined => {
        const index = pieces.findIndex((piece) => meets(piece.span, span));
        return words[index]?.getClientRects()[0];
      };
      setPaths(
        pronouns.map(({ span, to }) => {
          const [from, end] = [rectOf(span), to === undefined ? undefined : rectOf(to)];
          return from === undefined || end === undefined ? "" : bow(from, end, box);
        }),
      );
    };
    // It tells of the first layout, too.
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pronouns, pieces]);
  return paths;
};

const Arrows = ({ paths, lit }: { readonly paths: readonly string[]; readonly lit: readonly boolean[] }) => (
  <svg class="arrows" aria-hidden="true">
    <defs>
      <marker id="arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="6" markerHeight="6" orient="auto">
        <path d="M0 0 L8 4 L0 8 z" />
      </marker>
    </defs>
    {paths.map((path, index) =>
      path === "" ? null : (
        <path key={index} d={path} class={lit[index] === true ? "lit" : ""} marker-end="url(#arrow)" />
      ),
    )}
  </svg>
);

const nameOf = ({ field, type, values }: Part): string =>
  [...(field === "" ? [] : [`${field}:`]), type, ...values].filter((each) => each !== "").join(" ");

interface Pointing {
  readonly pointed: Pointed;
  readonly onPoint: (change: (now: Pointed) => Pointed) => void;
}

const isSame = (left: Pointed, right: Pointed): boolean =>
  left !== undefined &&
  right !== undefined &&
  ("part" in left
    ? "part" in right && left.part === right.part
    : "words" in right && left.words === right.words);

/**
 * What makes an element say what is pointed at, by the mouse or the focus. It takes back only what it said itself: what
 * takes the focus may scroll other words away from the mouse.
 */
const pointsAt = (to: Pointed, onPoint: Pointing["onPoint"]) => {
  const point = (): void => onPoint(() => to);
  const leave = (): void => onPoint((now) => (isSame(now, to) ? undefined : now));
  return { onMouseEnter: point, onFocus: point, onMouseLeave: leave, onBlur: leave };
};

/** What of the words lights up: what is pointed at itself, and what pronouns there have to do with. */
const litBy = (pointed: Pointed, { parts, pronouns }: Meaning) => {
  if (pointed === undefined) return { spans: [], meant: [], arrows: [] };
  if ("part" in pointed) return { spans: [parts[pointed.part]?.span ?? []].flat(), meant: [], arrows: [] };
  const { words } = pointed;
  const arrows = pronouns.map(({ span, to }) => meets(span, words) || (to !== undefined && meets(to, words)));
  const meant = pronouns.flatMap(({ span, to }, index) =>
    arrows[index] === true ? [span, ...(to === undefined ? [] : [to])] : [],
  );
  return { spans: [words], meant, arrows };
};

interface WordsProps extends Pointing {
  readonly meaning: Meaning;
}

/** The words: those of the part that is pointed at light up, and those that a pronoun means. */
const Words = ({ meaning, pointed, onPoint }: WordsProps) => {
  const { pieces, parts, pronouns } = meaning;
  const place = useRef<HTMLParagraphElement>(null);
  const paths = useArrows(place, pronouns, pieces);
  const { spans, meant, arrows } = litBy(pointed, meaning);
  // Spaces and full stops are no words to point at.
  const isWord = ({ parts: became, text }: Piece): boolean =>
    became.length > 0 && /[\p{L}\p{N}{]/u.test(text);
  const first = pieces.findIndex(isWord);
  return (
    <p class="words" ref={place} onKeyDown={alongKeys} role="group" aria-label="Words">
      {pieces.map((piece, index) => {
        const { span, text } = piece;
        if (!isWord(piece))
          return (
            <span key={index} data-piece="">
              <Symbols text={text} />
            </span>
          );
        const pronoun = pronouns.find((each) => each.span.end === span.end && meets(each.span, span));
        const among = (all: readonly Span[], name: string): string =>
          all.some((each) => meets(each, span)) ? ` ${name}` : "";
        const means = pronoun === undefined ? "" : `, means ${pronoun.means}`;
        const became = piece.parts.map((number) => nameOf(parts[number]!)).join("; ");
        return (
          <span
            key={index}
            role="button"
            data-piece=""
            class={`piece${pronoun === undefined ? "" : " speaks"}${among(spans, "lit")}${among(meant, "meant")}`}
            tabIndex={index === first ? 0 : -1}
            aria-label={`${readAloud(text)}${means}: ${became}`}
            title={pronoun === undefined ? undefined : `means: ${pronoun.means}`}
            {...pointsAt({ words: span }, onPoint)}
          >
            <Symbols text={text} />
          </span>
        );
      })}
      <Arrows paths={paths} lit={arrows} />
    </p>
  );
};

/** The parts of the abilities as an outline: those that the words pointed at became light up. */
const Outline = ({ meaning: { pieces, parts }, pointed, onPoint }: WordsProps) => {
  const lit = new Set<number>();
  if (pointed !== undefined && "part" in pointed) lit.add(pointed.part);
  if (pointed !== undefined && "words" in pointed)
    for (const { span, parts: became } of pieces)
      if (meets(span, pointed.words)) for (const each of became) lit.add(each);
  return (
    <ul class="outline" aria-label="Parts of the ability" onKeyDown={alongKeys}>
      {parts.map((part, index) => (
        <li key={index} style={`--depth: ${part.depth}`}>
          <button
            type="button"
            class={`part${lit.has(index) ? " lit" : ""}`}
            tabIndex={index === 0 ? 0 : -1}
            {...pointsAt({ part: index }, onPoint)}
          >
            {part.field === "" ? null : <span class="field">{part.field} </span>}
            <b>{part.type}</b> {part.values.join(", ")}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** A paragraph with what its words became: what is pointed at on one side lights up on the other. */
export const Paragraph = ({ meaning }: { readonly meaning: Meaning }) => {
  const [pointed, onPoint] = useState<Pointed>();
  const { abilities, rules, parts } = meaning;
  return (
    <section class="meaning">
      <Words meaning={meaning} pointed={pointed} onPoint={onPoint} />
      {abilities.map(({ kind, told, means }, index) => (
        <div key={index}>
          <p class="kind">
            {kind}
            {means === undefined ? null : (
              <em>
                {" "}
                <Symbols text={means} />
              </em>
            )}
          </p>
          <p class="plain">
            <Symbols text={told} />
          </p>
        </div>
      ))}
      {parts.length === 0 ? null : <Outline meaning={meaning} pointed={pointed} onPoint={onPoint} />}
      {rules.length === 0 ? null : (
        <ul class="rules" aria-label="Rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
