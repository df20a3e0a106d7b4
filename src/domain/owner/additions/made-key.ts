// Key of a new item in the file, made from its name.
import { fold } from '../../search/search-fold.ts';

/** Maximum length, characters: a slug has 80, which leaves room for a number at the end. */
const LONGEST = 60;

/** A unique key in Latin letters, made from a name; `otherwise`: for a name without a letter. */
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
