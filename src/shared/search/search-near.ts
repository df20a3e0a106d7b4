// Menu words that differ from a query's word by one typing mistake.
import UFuzzy from '@leeoniya/ufuzzy';
import type { SearchField } from '#domain/search/search.ts';
import { readingsOf } from '#domain/search/search-sound.ts';

/** The shortest word that is corrected: a shorter one has too many neighbours. */
const SHORTEST = 4;
const MOST = 6;

/** One mistake: a wrong, missing or extra letter, or two swapped letters, anywhere in a word. */
const ONE_MISTAKE = {
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraSlice: [0, Number.POSITIVE_INFINITY],
} satisfies UFuzzy.Options;

/** Edit distance of two words, where a wrong, missing or extra letter, or two swapped letters, count as one mistake. */
function mistakesBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1);
      const isSwapped = i > 1 && j > 1 && a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Words from this length on are also compared with a prefix of a menu word, because the guest may still be typing. */
const LONG = 6;

/** Minimum similarity: one mistake, in a whole word or in the prefix of a long one whose last letter is right. */
const isLike = (reading: string, word: string): boolean => {
  if (mistakesBetween(reading, word) <= 1) return true;
  if (reading.length < LONG) return false;
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, reading.length + more);
    return beginning.at(-1) === reading.at(-1) && mistakesBetween(reading, beginning) <= 1;
  });
};

/** Returns for a folded word the phonetic forms of similar menu words, the nearest first. */
export type NearWords = (word: string) => readonly string[];

export function createNearWords(fields: readonly SearchField[]): NearWords {
  const fuzzy = new UFuzzy(ONE_MISTAKE);
  let vocabulary: string[] | undefined;
  return (word) => {
    vocabulary ??= vocabularyOf(fields);
    const found = new Map<string, number>();
    for (const reading of readingsOf(word)) {
      if (reading.length < SHORTEST) continue;
      for (const at of fuzzy.filter(vocabulary, reading) ?? []) {
        const one = vocabulary[at] ?? '';
        if (!isLike(reading, one)) continue;
        const begins = one.charAt(0) === reading.charAt(0) ? 0 : 1;
        const far = Math.abs(one.length - reading.length) + begins;
        found.set(one, Math.min(far, found.get(one) ?? far));
      }
    }
    const nearest = Math.min(...found.values());
    return [...found]
      .filter(([, far]) => far <= nearest + 1)
      .sort(([, a], [, b]) => a - b)
      .slice(0, MOST)
      .map(([one]) => one);
  };
}

function vocabularyOf(fields: readonly SearchField[]): string[] {
  const words = new Set<string>();
  for (const { sound } of fields) {
    for (const word of sound?.text.split(/[ \n]+/) ?? []) if (word.length >= SHORTEST - 1) words.add(word);
  }
  return [...words];
}
