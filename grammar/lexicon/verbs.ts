/**
 * The forms in which a hole of a template can ask for a verb phrase (`<does:playerEventPhrases.past>`): "draw", "drew", "drawn",
 * "drawing". `base` stands after "would" and "can't", `plain` after "didn't", where "be" cannot stand. In `reduced`
 * there is no "be", and no other verb: "creature dealt damage this turn". Without a form
 * the verb is in the present and agrees with its subject.
 */
export const verbForms = ["base", "plain", "reduced", "past", "participle", "gerund"] as const;
export type VerbForm = (typeof verbForms)[number];

/** A form in the plural and, where that is another word, in the third person singular: "were", "was". */
export type Inflected = readonly [plural: string, singular?: string];

interface Irregular {
  readonly third?: string;
  readonly base?: string | null;
  readonly plain?: string | null;
  readonly reduced?: string;
  readonly past?: string | Inflected;
  readonly participle?: string | null;
  readonly gerund?: string | null;
}

/** Auxiliaries have no form but the finite ones: "has don't" is no English. */
const finiteOnly = { base: null, plain: null, participle: null, gerund: null } as const;
const unchanged = (verb: string): Irregular => ({ past: verb, participle: verb });

/** What is not said by the rules of spelling below. */
const irregular: Readonly<Record<string, Irregular>> = {
  are: {
    third: "is",
    base: "be",
    plain: null,
    reduced: "",
    past: ["were", "was"],
    participle: "been",
    gerund: "being",
  },
  "aren't": { third: "isn't", past: ["weren't", "wasn't"], ...finiteOnly },
  be: { third: "is", plain: null, past: ["were", "was"], participle: "been", gerund: "being" },
  become: { past: "became", participle: "become" },
  cast: unchanged("cast"),
  choose: { past: "chose", participle: "chosen" },
  come: { past: "came", participle: "come" },
  commit: { past: "committed", participle: "committed", gerund: "committing" },
  control: { past: "controlled", participle: "controlled", gerund: "controlling" },
  deal: { past: "dealt", participle: "dealt" },
  die: { gerund: "dying" },
  do: { third: "does", past: "did", participle: "done" },
  "don't": { third: "doesn't", past: "didn't", ...finiteOnly },
  draw: { past: "drew", participle: "drawn" },
  foretell: { past: "foretold", participle: "foretold" },
  get: { past: "got", participle: "gotten", gerund: "getting" },
  have: { third: "has", past: "had", participle: "had" },
  "haven't": { third: "hasn't", past: "hadn't", ...finiteOnly },
  leave: { past: "left", participle: "left" },
  lose: { past: "lost", participle: "lost" },
  put: unchanged("put"),
  untap: { past: "untapped", participle: "untapped", gerund: "untapping" },
  were: { third: "was", past: ["were", "was"], ...finiteOnly },
  "weren't": { third: "wasn't", past: ["weren't", "wasn't"], ...finiteOnly },
  win: { past: "won", participle: "won" },
};

const isSibilant = /(?:s|x|z|ch|sh)$/;
const endsInConsonantAndY = /[^aeiou]y$/;
/** One syllable that ends in a single vowel and a single consonant: "tap", "plot". */
const doublesItsEnd = /^[^aeiou]*[aeiou][bdgklmnprt]$/;

const regularThird = (base: string): string =>
  isSibilant.test(base) || /[^aeiou]o$/.test(base)
    ? `${base}es`
    : endsInConsonantAndY.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;

const beforeEnding = (base: string): string => (doublesItsEnd.test(base) ? `${base}${base.at(-1)!}` : base);

const regularPast = (base: string): string =>
  base.endsWith("e")
    ? `${base}d`
    : endsInConsonantAndY.test(base)
      ? `${base.slice(0, -1)}ied`
      : `${beforeEnding(base)}ed`;

const regularGerund = (base: string): string =>
  `${/[^e]e$/.test(base) ? base.slice(0, -1) : beforeEnding(base)}ing`;

/** Third person singular of a verb in its base form. */
export const thirdPerson = (base: string): string => irregular[base]?.third ?? regularThird(base);

/** A verb in one of its forms; nothing where it has none. */
export const inflect = (base: string, form: VerbForm): Inflected | undefined => {
  const known = irregular[base]?.[form];
  if (known === null) return undefined;
  if (known !== undefined) return typeof known === "string" ? [known] : known;
  switch (form) {
    case "base":
    case "plain":
      return [base];
    case "reduced":
      return undefined;
    case "past":
    case "participle":
      return [regularPast(base)];
    case "gerund":
      return [regularGerund(base)];
    default:
      return form satisfies never;
  }
};
