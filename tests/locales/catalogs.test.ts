import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { placeholdersOf, pluralFormsOf, readCatalog, saidTexts, tagsOf, wordsOf } from './read-catalog.ts';

const SOURCE = readCatalog('en');

/** The symbol of metres is the same in all languages with Latin letters. */
const DISTANCES = ['{number}\u00a0km', '{number}\u00a0m'] as const;

/** Words spelled as in English. Any other text that equals its source is untranslated. */
const SAME_AS_ENGLISH: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  bg: [],
  es: ['Error', 'Error 404', 'Total', 'gluten', 'halal', 'kosher', '{minutes} min', 'No', 'taxi', ...DISTANCES],
  de: ['Links', 'Version', 'Offline', 'halal', 'vegan', 'Name', 'Station', ...DISTANCES],
  'fr-CH': [
    'Promotions',
    'Version',
    'Allergies',
    'Table',
    'Table {name}',
    'Table {table}',
    'Tables',
    'Tables {list}',
    'Total',
    '{minutes} min',
    'gluten',
    'halal',
    'lupin',
    'Description',
    'Notifications',
    'Points',
    'Question',
    'Service',
    'Services',
    'taxi',
    ...DISTANCES,
    '{amount, plural, one {# minute} other {# minutes}}',
    '{amount, plural, one {# point} other {# points}}',
    '{size, plural, one {# point} other {# points}}',
    '{there, plural, one {<0>#</0> point} other {<1>#</1> points}}',
  ],
};

/** Plural forms that a language has for the numbers in a menu, which never reach a million. */
const formsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter((form) => form !== 'many');

const LETTER = /\p{Letter}/u;
const MIXED_WORD = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
/**
 * The punctuation mark at the end; a name or an amount has none. French puts a space before some marks, German before
 * "…".
 */
const ends = (text: string): string => {
  const last = [...pluralFormsOf(text).values()].at(-1) ?? text;
  return /[.!?:,…]$/.exec(last.replace(/<\/\w+>$/, ''))?.[0] ?? '';
};

const failing = (catalog: ReadonlyMap<string, string>, wrong: (text: string, source: string) => boolean) =>
  [...catalog]
    .filter(([source, text]) => text !== '' && wrong(text, source))
    .map(([source, text]) => ({ source, text }));

const same = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ');

test('catalogs: every message of the source is extracted [S1.10]', () => {
  expect(SOURCE.size).toBeGreaterThan(150);
  expect([...SOURCE.keys()]).toContain('Please scan again!');
});

describe.each(LANGUAGES)('%s', (language) => {
  const catalog = readCatalog(language);

  test('catalog: contains every message and no obsolete one [S1.10]', () => {
    expect([...SOURCE.keys()].filter((source) => !catalog.get(source)?.trim())).toEqual([]);
    expect([...catalog.keys()].filter((source) => !SOURCE.has(source))).toEqual([]);
  });

  test('catalog: every translation has the placeholders, sums and tags of its source [S1.10]', () => {
    expect(failing(catalog, (text, source) => !same(placeholdersOf(text), placeholdersOf(source)))).toEqual([]);
    expect(failing(catalog, (text, source) => !same(tagsOf(text), tagsOf(source)))).toEqual([]);
  });

  test('catalog: every plural has the forms of its language, each with its number [S1.10]', () => {
    const plurals = new Map([...catalog].filter(([source]) => pluralFormsOf(source).size > 0));
    expect(plurals.size).toBeGreaterThan(0);
    expect(
      failing(plurals, (text) => {
        const forms = pluralFormsOf(text);
        const counted = [...forms.values()].every((words) => words.includes('#'));
        return !counted || !formsOf(language).every((form) => forms.has(form));
      }),
    ).toEqual([]);
  });

  test('catalog: a translation ends with its source’s punctuation [S1.10]', () => {
    expect(failing(catalog, (text, source) => ends(text) !== ends(source))).toEqual([]);
  });

  test('catalog: no word mixes Cyrillic and Latin letters [S1.10]', () => {
    expect(failing(catalog, (text) => MIXED_WORD.test(text))).toEqual([]);
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'catalog: %s has no text left in English [S1.10]',
  (language) => {
    const untranslated = failing(
      readCatalog(language),
      (text, source) => text === source && LETTER.test(wordsOf(source)),
    );
    expect(untranslated.map(({ source }) => source).sort()).toEqual([...SAME_AS_ENGLISH[language]].sort());
  },
);

test('catalog: Bulgarian is written in Cyrillic [S1.10]', () => {
  const bulgarian = readCatalog('bg');
  expect(failing(bulgarian, (text) => LETTER.test(wordsOf(text)) && !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
});

test.each(LANGUAGES)('catalog: a text in %s is the same before and after another catalog is loaded', (language) => {
  const changing = [...saidTexts(language)].filter(([, texts]) => texts.size > 1).map(([source]) => source);
  expect(changing).toEqual([]);
});
