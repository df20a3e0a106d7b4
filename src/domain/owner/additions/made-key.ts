// What names something new inside the file, made of its words.
import { fold } from '../../search/search-fold.ts';

/** It leaves room for a number behind it: a slug has 80 characters. */
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
