// The words of the menu that are one typing mistake away from a query's word.
import UFuzzy from '@leeoniya/ufuzzy';
import type { SearchField } from '#domain/search/search.ts';
import { readingsOf } from '#domain/search/search-sound.ts';

/** The shortest word that is corrected: a shorter one has too many neighbours. */
const SHORTEST = 4;
const MOST = 6;

/** One mistake: a letter wrong, missing or too many, or two letters swapped, anywhere in a word. */
const ONE_MISTAKE = {
  intraMode: 1,
  intraIns: 1,
  intraSub: 1,
  intraTrn: 1,
  intraDel: 1,
  intraSlice: [0, Number.POSITIVE_INFINITY],
} satisfies UFuzzy.Options;

/** Gives for a folded word the sounds of similar words on the menu, the nearest first. */
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
