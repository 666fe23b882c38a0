import { LLkLookaheadStrategy } from "chevrotain";
import { go } from "./normal-form.ts";

/** Where a choice stands among the alternatives of an alternation of the parser: by its number, or itself. */
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
  order(rule: string, occurrence: number, choices: readonly number[]): void {
    const places = new Uint16Array(Math.max(...choices, 0) + 1);
    choices.forEach((choice, place) => {
      places[choice] = place;
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

  override buildLookaheadForAlternation({
    rule,
    prodOccurrence,
  }: {
    readonly rule: { readonly name: string };
    readonly prodOccurrence: number;
  }): () => number | undefined {
    const places = this.places.get(keyOf(rule.name, prodOccurrence));
    return places === undefined ? () => this.choices[this.next++] : () => places[this.choices[this.next++]!];
  }

  override buildLookaheadForOptional(): () => boolean {
    return () => this.choices[this.next++] === go;
  }
}
