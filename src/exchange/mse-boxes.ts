/** What a field of a card says, its markup as the text that it shows; empty where the card has no such field. */
export type Shown = (key: string) => string;

const numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
const boxes = [1, 2, 3, 4, 5, 6, 7, 8];
const lines = (...said: readonly string[]): string => said.filter((each) => each !== "").join("\n");

/** The abilities of a planeswalker, each in a box beside its cost; those of a back face count on from five. */
const loyaltyText = (shown: Shown, first: number): string =>
  lines(
    ...boxes
      .slice(0, first === 1 && shown("loyalty_2") === "" ? 8 : 4)
      .map((box) => box - 1 + first)
      .map((box) => {
        const text = shown(`level_${box}_text`);
        const cost = shown(`loyalty_cost_${box}`).replace(/^\[|\]$/g, "");
        return text === "" || cost === "" ? text : `${cost}: ${text}`;
      }),
  );

/** The boxes of a leveler (711): the range beside a box, the power and toughness behind it. */
const levelText = (shown: Shown): string =>
  lines(
    ...[2, 3].map((box) => {
      const range = shown(`level_${box - 1}`).replaceAll("–", "-");
      const [power, toughness] = [shown(`power_${box}`), shown(`toughness_${box}`)];
      const stats = power + toughness === "" ? shown(`pt_${box}`) : `${power}/${toughness}`;
      const text = shown(`level_${box}_text`) || shown(`rule_text_${box}`);
      return range === "" ? text : lines(`LEVEL ${range}`, stats, text);
    }),
  );

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
/** Which box each chapter stands at, where the card does not say so. */
const usual = ["", "1,1,1", "1,1,2"];

/** The chapters of a Saga (714): their numerals are drawn, at the boxes that the frame's options name. */
const chapterText = (shown: Shown, option: Shown): string => {
  const texts = boxes.slice(0, 6).map((box) => shown(`level_${box}_text`));
  if (texts.every((text) => text === "")) return "";
  const count = counts[option("chapter_textboxes")] ?? texts.findLastIndex((text) => text !== "") + 1;
  const places = (option("snap_chapter_to_box") || (usual[count] ?? boxes.slice(0, count).join(",")))
    .split(",")
    .map((place) => Number(place.trim()));
  return lines(
    ...texts.map((text, index) => {
      const chapters = numerals.filter((_, chapter) => places[chapter] === index + 1);
      const numbered = chapters.length === 0 || /^[IVX]+(?:, [IVX]+)* [—–-]/.test(text);
      return text === "" || numbered ? text : `${chapters.join(", ")} — ${text}`;
    }),
    shown("rule_text_2"),
  );
};

/** The levels of a Class (716): what the next one costs stands in a box of its own. */
const classText = (shown: Shown): string =>
  lines(
    shown("level_1_text"),
    ...[2, 3, 4].map((level) => {
      const cost = shown(`level_${level + 7}_text`).replace(/:?\s*$/, "");
      const text = shown(`level_${level}_text`);
      return cost === "" ? text : lines(`${cost}: ${shown(`level_${level}`) || `Level ${level}`}`, text);
    }),
  );

/** How the boxes of a card make its text. */
interface Boxed {
  readonly text: string;
  /** Fields that other cards have for a second face are boxes here. */
  readonly one: boolean;
}

/**
 * The text that the program keeps in boxes beside the rules text: abilities of planeswalkers, levels, chapters. `face` counts
 * from 1, `option` gives what is chosen for the card's frame.
 */
export const boxedText = (shown: Shown, option: Shown, face: number): Boxed => {
  const subtypes = shown(face === 1 ? "sub_type" : `sub_type_${face}`);
  if (face === 1 && /\bSaga\b/.test(subtypes))
    return { text: chapterText(shown, option), one: shown("name_2") === "" };
  if (face === 1 && /\bClass\b/.test(subtypes)) return { text: classText(shown), one: true };
  if (face === 1 && (shown("level_1") !== "" || shown("level_2") !== ""))
    return { text: levelText(shown), one: true };
  if (face > 1 && shown(`loyalty_${face}`) === "") return { text: "", one: false };
  return { text: loyaltyText(shown, (face - 1) * 4 + 1), one: false };
};
