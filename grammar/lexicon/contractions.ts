/**
 * Verbs that are drawn together with the pronoun in front of them. A hole of a template asks for the two in one by the verb
 * (`<what:personal.is>`): the pronouns of that category are then read and printed with the verb behind them.
 */
export const contractions = ["is", "has"] as const;
export type Contraction = (typeof contractions)[number];

const contracted: Readonly<Record<string, Readonly<Record<Contraction, string>>>> = {
  it: { is: "it's", has: "it's" },
  he: { is: "he's", has: "he's" },
  she: { is: "she's", has: "she's" },
  they: { is: "they're", has: "they've" },
  you: { is: "you're", has: "you've" },
};

/** A pronoun and the verb behind it; nothing for a word that no verb is drawn together with. */
export const contract = (pronoun: string, verb: Contraction): string | undefined =>
  contracted[pronoun]?.[verb];
