// Ranges of a text to highlight for a query, and the clause of a long text that contains them.
import { foldWithPositions } from './search-fold.ts';
import { readingsOf, soundOf } from './search-sound.ts';

/** Range of the original text: `start` inclusive, `end` exclusive. */
export type Range = readonly [start: number, end: number];

const wordsIn = (folded: string): Range[] =>
  [...folded.matchAll(/[^ ]+/g)].map(({ index, 0: word }) => [index, index + word.length]);

/** Positions of a word in a folded text: word beginnings; else inside words; else whole words that sound like it. */
const placesOf = (folded: string, words: readonly Range[], word: string): Range[] => {
  const begins = words.filter(([start]) => folded.startsWith(word, start));
  if (begins.length > 0) return begins.map(([start]) => [start, start + word.length]);
  const at = word.length > 1 || !/[a-z0-9]/.test(word) ? folded.indexOf(word) : -1;
  if (at >= 0) return [[at, at + word.length]];
  if (word.length < 2) return [];
  const readings = readingsOf(word);
  const heard = (matches: (sound: string, reading: string) => boolean) =>
    words.filter(([start, end]) => {
      const sound = soundOf(folded.slice(start, end));
      return readings.some((reading) => matches(sound, reading));
    });
  const sounds = heard((sound, reading) => sound.startsWith(reading));
  return sounds.length > 0 ? sounds : heard((sound, reading) => reading.length > 3 && sound.includes(reading));
};

export interface Marks {
  /** Ranges to highlight, ascending, without overlap. */
  readonly ranges: readonly Range[];
  /** Query words that the text contains. */
  readonly words: readonly string[];
}

/** Ranges of a text to highlight; `words` are folded. */
export const marksIn = (text: string, words: readonly string[]): Marks => {
  const { text: folded, starts } = foldWithPositions(text);
  const all = wordsIn(folded);
  const found = words.map((word) => ({ word, places: placesOf(folded, all, word) })).filter(({ places }) => places[0]);
  const ranges = found
    .flatMap(({ places }) => places)
    .map(([start, end]): Range => [starts[start] ?? 0, endOf(starts, end)])
    .filter(([start, end]) => end > start)
    .sort((a, b) => a[0] - b[0]);
  return { ranges: merge(ranges), words: found.map(({ word }) => word) };
};

/** Highlights the whole original letter of the last folded one: "щ" for the "s" of "sht". */
const endOf = (starts: readonly number[], end: number): number => {
  const last = starts[end - 1] ?? 0;
  return starts.slice(end).find((start) => start > last) ?? starts.at(-1) ?? 0;
};

const merge = (ranges: readonly Range[]): Range[] => {
  const merged: Range[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    else merged.push(range);
  }
  return merged;
};

const LONGEST = 64;

/** Clause of a description with the first matching word, shortened when long; undefined: no match. */
export const clauseWith = (text: string, words: readonly string[]): string | undefined => {
  const { ranges } = marksIn(text, words);
  const first = ranges[0];
  if (!first) return undefined;
  const before = text.slice(0, first[0]);
  const start = before.length - (/[^,.;:!?()–—\n]*$/.exec(before)?.[0].trimStart().length ?? 0);
  const rest = text.slice(first[1]);
  const end = first[1] + (/^[^,.;:!?()–—\n]*/.exec(rest)?.[0].trimEnd().length ?? 0);
  if (end - start <= LONGEST) return text.slice(start, end);
  const from = Math.max(start, text.lastIndexOf(' ', Math.max(start, first[0] - LONGEST / 2)) + 1);
  const stop = text.indexOf(' ', from + LONGEST);
  const to = stop < 0 || stop > end ? end : Math.max(stop, first[1]);
  return `${from > start ? '… ' : ''}${text.slice(from, to)}${to < end ? ' …' : ''}`;
};
