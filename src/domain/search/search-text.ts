// Many short texts concatenated, so that one native string search covers all.

export interface SearchText {
  /** Each entry is a line of words with spaces before, between and after them. */
  readonly text: string;
  /** Start offset of each dish's entry, in dish order, followed by the text's end. */
  readonly starts: readonly number[];
}

/** Match quality of a word in an entry; smaller is better. */
export const WHOLE_FIRST = 0;
export const STARTS_FIRST = 1;
export const WHOLE = 2;
export const STARTS = 3;
export const INSIDE = 4;
export type HowFound = 0 | 1 | 2 | 3 | 4;

/** `folded`: folded words of each dish; an empty entry never matches. */
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
 * Reports each entry with the word, once per match quality; the caller keeps the best. Matches inside words are reported
 * only with `inside`.
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
