/** Words that begin with a vowel when they are spoken, and those that only look like it. */
const vowel =
  /^(?:[aefhilmnorsx]$|[aefhilmnorsx](?=\/)|8|1[18](?!\d)|hour|honor|honest|heir|(?!one\b|once\b|uni(?![nm])|us[eu]|uti|eu|ewe)[aeiou])/i;

/** The indefinite article as it stands before a word. */
export const articleBefore = (next: string): "a" | "an" => (vowel.test(next) ? "an" : "a");
