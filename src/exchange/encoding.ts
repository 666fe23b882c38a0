/** What stands at 0x80 to 0x9F in windows-1252: some releases of Node read these bytes as Latin-1. */
const windows = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The decoder of an encoding; undefined where there is none of that name. */
const decoderOf = (encoding: string) => {
  try {
    return new TextDecoder(encoding);
  } catch {
    return undefined;
  }
};

/** Bytes as text, by their encoding; undefined where there is none of that name. */
export const decodedAs = (encoding: string, bytes: Uint8Array): string | undefined => {
  const decoder = decoderOf(encoding);
  if (decoder === undefined) return undefined;
  const text = decoder.decode(bytes);
  return decoder.encoding !== "windows-1252"
    ? text
    : text.replace(/[\x80-\x9f]/g, (sign) => windows[sign.charCodeAt(0) - 0x80] ?? sign);
};

/** Whether there is an encoding of that name. */
export const isEncoding = (encoding: string): boolean => decoderOf(encoding) !== undefined;

/** The encoding that an XML file says it has, where it is another than UTF-8; with a byte order mark that says it. */
export const xmlEncoding = (bytes: Uint8Array): string | undefined => {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const [, encoding] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  return encoding === undefined || /^utf-?(?:8|16\w*)$/i.test(encoding) ? undefined : encoding;
};
