const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** A string literal. Line separators and characters that turn the direction of writing are escaped. */
export const stringLiteral = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    escaped,
  );

/** A property name: as it is when it is an identifier; computed where a plain one would set the prototype. */
export const propertyName = (name: string): string => {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name);
};

/** A line of a doc comment: nothing in it can end the comment, begin a tag, be a link's address or hide what it says. */
const commentLine = (line: string): string =>
  line
    .replace(/\*\//g, "*\\/")
    .replace(/[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, " ")
    .replace(/^\s*(?:@|\[[^\]]*\]:)/, (at) => at.replace(/[@[]/, "\\$&"))
    .trimEnd();

/** A doc comment of those lines. */
export const docComment = (lines: readonly string[]): string => {
  const [only, ...others] = lines.flatMap((line) => line.split(/\r\n|[\n\r\u2028\u2029]/)).map(commentLine);
  if (only !== undefined && others.length === 0) return `/** ${only} */`;
  return ["/**", ...[only ?? "", ...others].map((line) => ` * ${line}`.trimEnd()), " */"].join("\n");
};
