// Folds text for comparison: lower case, no diacritics, Latin letters. "Шопска" and "shopska" fold to the same word.

/** Bulgarian by the official streamlined system; other letters of Russian, Ukrainian and Serbian by analogy. */
const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
  ѝ: 'i',
  ё: 'yo',
  ы: 'y',
  э: 'e',
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
  ј: 'y',
  љ: 'ly',
  њ: 'ny',
  ћ: 'ch',
  ђ: 'dzh',
  џ: 'dzh',
};

/** Latin letters that no Unicode normal form decomposes. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Code points below this are folded by table. */
const READY = 0x0600;
const MARK = /\p{M}/u;
const MARKS = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}]/u;
/** Invisible characters inside words: soft hyphens, joiners, direction marks. They are ignored and do not split a word. */
const HIDDEN = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/;
const APOSTROPHE = /['’ʼ]/;

const foldLetter = (letter: string): string => CYRILLIC[letter] ?? LATIN[letter] ?? letter;

/** One letter with its combining marks. */
const foldCluster = (cluster: string): string => {
  if (HIDDEN.test(cluster)) return '';
  const lower = cluster.normalize('NFC').toLowerCase();
  const known = CYRILLIC[lower] ?? LATIN[lower];
  if (known !== undefined) return known;
  let folded = '';
  for (const part of lower.normalize('NFKD').replace(MARKS, '').toLowerCase()) {
    folded += WORD.test(part) && !APOSTROPHE.test(part) ? foldLetter(part) : ' ';
  }
  return folded;
};

let ready: { readonly folds: readonly string[]; readonly marks: readonly boolean[] } | undefined;
const makeReady = () => {
  const letters = Array.from({ length: READY }, (_, code) => String.fromCharCode(code));
  return { folds: letters.map(foldCluster), marks: letters.map((letter) => MARK.test(letter)) };
};

const isMark = (text: string, at: number): boolean => MARK.test(String.fromCodePoint(text.codePointAt(at) ?? 0));

/** "goat’s" becomes "goats": a genitive is one word; "l’ail" is two. */
const isGenitive = (text: string, at: number): boolean =>
  APOSTROPHE.test(text.charAt(at)) && /^s(?![\p{L}\p{N}])/iu.test(text.slice(at + 1, at + 4));

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);

/** End offset of the letter at `at`, with its combining marks. */
const clusterEnd = (text: string, at: number): number => {
  let end = at + widthAt(text, at);
  while (end < text.length && isMark(text, end)) end += widthAt(text, end);
  return end;
};

const foldAt = (text: string, at: number, end: number): string =>
  isGenitive(text, at) ? '' : foldCluster(text.slice(at, end));

/**
 * Folded text for the search. Each character that is no letter or digit becomes a space; "ü" becomes "u". Idempotent, and
 * never throws.
 */
export const fold = (text: string): string => {
  ready ??= makeReady();
  const { folds, marks } = ready;
  let folded = '';
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const next = at + 1 < text.length ? text.charCodeAt(at + 1) : 0;
    // Fast path: nearly all letters have no combining mark after them.
    if (code < READY && next < READY && marks[next] === false && code !== 0x27) {
      folded += folds[code];
      at += 1;
    } else {
      const end = clusterEnd(text, at);
      folded += foldAt(text, at, end);
      at = end;
    }
  }
  return folded;
};

export interface Folded {
  readonly text: string;
  /** Original offset of each letter of `text`, followed by the original's length. */
  readonly starts: readonly number[];
}

/** Folds a text and keeps the mapping to the original. */
export const foldWithPositions = (original: string): Folded => {
  let text = '';
  const starts: number[] = [];
  for (let at = 0; at < original.length; ) {
    const end = clusterEnd(original, at);
    const part = foldAt(original, at, end);
    for (let i = 0; i < part.length; i++) starts.push(at);
    text += part;
    at = end;
  }
  starts.push(original.length);
  return { text, starts };
};

/** The words of a query, folded. */
export const foldWords = (text: string): string[] => fold(text).split(' ').filter(Boolean);
