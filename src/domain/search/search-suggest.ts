// Suggested correction of a query, in the spelling of a nearly matching dish.
import { fold } from './search-fold.ts';
import { readingsOf, soundOf } from './search-sound.ts';
import type { DishWords } from './search-words.ts';

const WORDS = /[\p{L}\p{M}\p{N}’']+/gu;

/**
 * The query with each unknown word replaced by the nearest word of this dish. undefined: no correction is needed or found.
 */
export const nearest = (
  /** Words of the dish in the guest's language first, then in other languages. */
  dish: readonly DishWords[],
  words: readonly string[],
  near: (word: string) => readonly string[],
): string | undefined => {
  const languages = dish.map(({ name, tags, extras }) =>
    [name, ...tags, ...extras]
      .flatMap((text) => text.match(WORDS) ?? [])
      .map((word) => ({ word, sound: soundOf(fold(word).trim()) })),
  );
  const meant = words.map((typed) => {
    const readings = readingsOf(typed);
    if (languages.flat().some(({ sound }) => readings.some((reading) => sound.startsWith(reading)))) return typed;
    const nearby = near(typed);
    for (const spelt of languages) {
      const best = nearby.flatMap((sound) => spelt.find((one) => one.sound === sound) ?? [])[0];
      if (best) return best.word.toLowerCase();
    }
    return typed;
  });
  return meant.join(' ') === words.join(' ') ? undefined : meant.join(' ');
};
