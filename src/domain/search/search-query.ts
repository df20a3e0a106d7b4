// Parses a query beyond plain words: a diet, and exclusions. All five languages are understood at once, since guests mix
// them.
import { DIETS, type Diet } from '../menu/menu.ts';
import { allergenOf } from './allergen-words.ts';

/** A parsed query; all words are folded. */
export interface ReadQuery {
  /** Words that a dish must match. */
  readonly words: readonly string[];
  readonly diets: readonly { readonly diet: Diet; readonly word: string }[];
  /** Exclusions. Each phrase has at least one word, and may be longer than the guest meant. */
  readonly without: readonly { readonly phrase: readonly string[]; readonly typed: readonly string[] }[];
}

/** "Without" in the five languages. */
const WITHOUT: ReadonlySet<string> = new Set([
  'bez',
  'without',
  'no',
  'ohne',
  'kein',
  'keine',
  'keinen',
  'sin',
  'sans',
]);
/** Conjunctions between exclusions. */
const AND: ReadonlySet<string> = new Set(['i', 'ili', 'and', 'or', 'und', 'oder', 'y', 'o', 'et', 'ou', 'ni', 'noch']);
const ARTICLES: ReadonlySet<string> = new Set(['la', 'el', 'le', 'les', 'los', 'las', 'de', 'd', 'l', 'the', 'any']);
const MEAT: ReadonlySet<string> = new Set(['meso', 'mesa', 'meat', 'fleisch', 'carne', 'viande']);

const DIET_WORDS: readonly (readonly [Diet, RegExp])[] = [
  ['vegan', /^(?:vegan|vegetalien)/],
  ['vegetarian', /^(?:vegetari|vegetarsk|veggie|fleischlos|meatless|bezmesn)|^ve(?:ge|gi|ggi)$/],
  ['halal', /^hall?al/],
  ['kosher', /^(?:kosh?er|koscher|kasher|casher)/],
];

const dietOf = (word: string): Diet | undefined => DIET_WORDS.find(([, words]) => words.test(word))?.[0];

/** "безглутенов", "glutenfrei", "glutenfree": returns the excluded word. */
const insideWord = (word: string): string | undefined => {
  const rest = /^bez(.{4,})$/.exec(word)?.[1] ?? /^(.{2,})fre(?:i|ie|ier|ies|ien|iem|e)$/.exec(word)?.[1];
  return rest !== undefined && allergenOf(rest) !== undefined ? rest : undefined;
};

export const isWithout = (word: string | undefined): boolean => word !== undefined && WITHOUT.has(word);

/** Parses the folded words of a query. */
export const readQuery = (typed: readonly string[]): ReadQuery => {
  const words: string[] = [];
  const diets: ReadQuery['diets'][number][] = [];
  const without: ReadQuery['without'][number][] = [];
  for (let at = 0; at < typed.length; at++) {
    const word = typed[at] ?? '';
    const diet = dietOf(word);
    const left = insideWord(word);
    if (isWithout(word) && at + 1 < typed.length) {
      const end = endOfPhrases(typed, at + 1);
      for (const phrase of phrasesOf(typed.slice(at + 1, end))) without.push({ phrase, typed: [word, ...phrase] });
      at = end - 1;
    } else if (diet) diets.push({ diet, word });
    else if (left !== undefined) without.push({ phrase: [left], typed: [word] });
    else if (typed[at + 1] === 'free' && allergenOf(word) !== undefined) {
      without.push({ phrase: [word], typed: [word, 'free'] });
      at += 1;
    } else words.push(word);
  }
  const meatless = without.filter(({ phrase }) => phrase.length === 1 && MEAT.has(phrase[0] ?? ''));
  return {
    words,
    diets: [...diets, ...meatless.map(({ phrase }) => ({ diet: 'vegetarian' as const, word: phrase.join(' ') }))],
    without: without.filter((one) => !meatless.includes(one)),
  };
};

/** Exclusions extend to the end, or to the next keyword. */
const endOfPhrases = (typed: readonly string[], from: number): number => {
  const next = typed.findIndex((word, at) => at > from && (isWithout(word) || dietOf(word) !== undefined));
  return next < 0 ? typed.length : next;
};

const phrasesOf = (words: readonly string[]): string[][] => {
  const phrases: string[][] = [[]];
  for (const word of words) {
    const last = phrases.at(-1);
    if (AND.has(word)) phrases.push([]);
    else if (last && !(last.length === 0 && ARTICLES.has(word))) last.push(word);
  }
  return phrases.filter((phrase) => phrase.length > 0);
};

/** Diets, each once, in canonical order. */
export const dietsOf = ({ diets }: ReadQuery): readonly Diet[] =>
  DIETS.filter((one) => diets.some(({ diet }) => diet === one));
