// Cleans external text for storage, screens and printers.

/**
 * Control characters except tab and line feed; invisible direction marks of Unicode's bidi algorithm (embeddings, overrides,
 * isolates); non-characters. Joiners stay: Persian and emoji need them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]/gu;

/** Half of a surrogate pair: PostgreSQL and UTF-8 cannot store it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text with line feeds as line ends, without unsafe characters; lone surrogates become U+FFFD. */
export const cleanText = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE, '').replace(LONE_SURROGATE, '\ufffd');

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Parsed JSON with all its texts cleaned, keys too; other values are returned unchanged. */
export const cleanTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanTexts(inner)]));
};
