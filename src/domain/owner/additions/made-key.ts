// Key of a new thing in the file, made from its name.
import { fold } from '../../search/search-fold.ts';

/** Longest made key, characters: a slug has 80, which leaves room for a number at its end. */
const LONGEST = 60;

/** A name inside the file, in Latin letters and used by none of these; `otherwise`: of words without a letter. */
export const madeKey = (words: string, taken: ReadonlySet<string>, otherwise: string): string => {
  const plain =
    fold(words)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '') || otherwise;
  for (let i = 1; ; i += 1) {
    const key = i === 1 ? plain : `${plain}-${i}`;
    if (!taken.has(key)) return key;
  }
};
