// Many short texts laid end to end, so that one pass of the engine's own string search goes through all of them.

export interface SearchText {
  /** Each entry is a line of words with a space before, between and behind them. */
  readonly text: string;
  /** The offset of each entry, one entry for each dish in the dishes' order; the last number is the text's end. */
  readonly starts: readonly number[];
}

/** How a word stands in an entry; the smaller number is the better match. */
export const WHOLE_FIRST = 0;
export const STARTS_FIRST = 1;
export const WHOLE = 2;
export const STARTS = 3;
export const INSIDE = 4;
export type HowFound = 0 | 1 | 2 | 3 | 4;

/** `folded` holds the folded words of each dish; an empty entry is never found. */
export const layOut = (folded: readonly string[]): SearchText => {
  let text = '';
  const starts = [0];
  for (const words of folded) {
    text += ` ${words.trim()} \n`;
    starts.push(text.length);
  }
  return { text, starts };
};

/**
 * Reports every entry that has the word, once for each way in which it stands there; the caller keeps the best. A word
 * that stands only inside other words is reported where `inside` is set.
 */
export const scan = (
  { text, starts }: SearchText,
  word: string,
  inside: boolean,
  tell: (entry: number, how: HowFound) => void,
): void => {
  const needle = ` ${word}`;
  let entry = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length)) {
    while ((starts[entry + 1] ?? 0) <= at) entry++;
    const isFirst = starts[entry] === at;
    const isWhole = text.charCodeAt(at + needle.length) === 32;
    tell(entry, isFirst ? (isWhole ? WHOLE_FIRST : STARTS_FIRST) : isWhole ? WHOLE : STARTS);
  }
  if (!inside) return;
  entry = 0;
  for (let at = text.indexOf(word); at >= 0; ) {
    while ((starts[entry + 1] ?? 0) <= at) entry++;
    tell(entry, INSIDE);
    at = text.indexOf(word, starts[entry + 1] ?? text.length);
  }
};
