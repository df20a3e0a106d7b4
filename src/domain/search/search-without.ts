// Whether a dish's texts mention something that a guest excludes. Word endings are ignored: "лука" matches "лук".
import { foldWords } from './search-fold.ts';
import { isWithout } from './search-query.ts';
import type { DishWords } from './search-words.ts';

const ENDINGS = /(?:ovete|ata|ite|ove|at|as|os|en|es|te|ta|to|[nsiaeo])$/;

/** Stem of a word without its ending, at least three letters. */
export const stemOf = (word: string): string => {
  const stem = word.replace(ENDINGS, '');
  return stem.length >= 3 ? stem : word;
};

/** Maximum letters after a three-letter stem: "luk" matches "lukova", but not "lukanka". */
const SHORT_ENDING = 3;

/** "безалкохолна", "alkoholfrei": a word that itself denies an ingredient. */
const DENIES = /^bez|fre(?:i|ie|ier|ies|ien|iem)$/;

const isSame = (word: string, stem: string): boolean => {
  if (DENIES.test(word) && !DENIES.test(stem)) return false;
  if (stem.length >= 5) return word.includes(stem);
  return word.startsWith(stem) && (stem.length > 3 || word.length - stem.length <= SHORT_ENDING);
};

/** Whether a text mentions a phrase, other than as something that the dish is without. */
const speaksOf = (text: string, stems: readonly string[]): boolean => {
  const words = foldWords(text);
  return words.some(
    (_, at) =>
      !isWithout(words[at - 1]) &&
      words[at + stems.length] !== 'free' &&
      stems.every((stem, next) => isSame(words[at + next] ?? '', stem)),
  );
};

/** Whether a dish's texts in any of these languages mention a phrase. Optional extras do not count. */
export const speaksOfPhrase = (languages: readonly DishWords[], phrase: readonly string[]): boolean => {
  const stems = phrase.map(stemOf);
  return languages.some(({ name, tags, description }) =>
    [name, ...tags, description].some((text) => speaksOf(text, stems)),
  );
};
