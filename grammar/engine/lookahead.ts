import { LLkLookaheadStrategy } from "chevrotain";
import { go } from "./normal-form.ts";

/** Choices of one alternative of an alternation of the parser. */
interface Chosen {
  readonly choices: readonly number[];
  /** What it reads chooses among them once more. */
  readonly further: boolean;
}
/** By the number of a choice, twice the place of its alternative, and 1 if the choice is made with that. */
type Places = Uint16Array | undefined;
/** An alternation of Chevrotain's: its rule, and which one of that rule's alternations it is. */
const keyOf = (rule: string, occurrence: number): string => `${rule}/${occurrence}`;

/**
 * The lookahead of the parser: the recognizer has read the whole text before the parser begins, so that what to choose is
 * the next choice of the derivation.
 */
export class ChartLookahead extends LLkLookaheadStrategy {
  private readonly places = new Map<string, Places>();
  private choices: Int32Array = new Int32Array(0);
  private next = 0;

  /** Tells where the choices of an alternation stand. */
  order(rule: string, occurrence: number, alternatives: readonly Chosen[]): void {
    const all = alternatives.flatMap(({ choices }) => choices);
    const places = new Uint16Array(Math.max(...all, 0) + 1);
    alternatives.forEach(({ choices, further }, place) => {
      for (const choice of choices) places[choice] = 2 * place + (further ? 0 : 1);
    });
    this.places.set(keyOf(rule, occurrence), places);
  }

  /** Takes the choices for the text that the parser reads next. */
  follow(choices: Int32Array): void {
    this.choices = choices;
    this.next = 0;
  }

  /** What Chevrotain can not tell apart by a few tokens, the recognizer can. */
  override validateAmbiguousAlternationAlternatives(): [] {
    return [];
  }
  /** These two take every path through the grammar; `test/grammar/language.test.ts` asks the same of the rows. */
  override validateNoLeftRecursion(): [] {
    return [];
  }
  override validateSomeNonEmptyLookaheadPath(): [] {
    return [];
  }

  override buildLookaheadForAlternation({
    rule,
    prodOccurrence,
  }: {
    readonly rule: { readonly name: string };
    readonly prodOccurrence: number;
  }): () => number | undefined {
    const places = this.places.get(keyOf(rule.name, prodOccurrence));
    if (places === undefined) return () => this.choices[this.next++];
    return () => {
      const place = places[this.choices[this.next]!]!;
      this.next += place & 1;
      return place >> 1;
    };
  }

  override buildLookaheadForOptional(): () => boolean {
    return () => this.choices[this.next++] === go;
  }
}
