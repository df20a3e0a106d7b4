// Which translations are older than what they translate. As the original changes, the file keeps the words that a translation
// was made from beside the dish, category, group or option: it is behind for as long as they differ from what stands there now.
import type { Language } from '../../language/language.ts';
import type { DraftEdit } from '../draft-edit.ts';
import { languagesOf, wordsOf } from '../menu-outline.ts';
import {
  defaultLanguageOf,
  type FieldPath,
  isObject,
  isSame,
  type Json,
  type JsonObject,
  type VenueFile,
  valueAt,
  withValue,
} from '../venue-file.ts';

/** The field in which it is kept: by field and language. */
export const TRANSLATED_FROM = 'translatedFrom';

type WordList = 'products' | 'categories';

/** A thing whose words are watched: its path, and which of its fields are words. */
interface Worded {
  readonly home: FieldPath;
  readonly fields: readonly string[];
}

/** A group of choices and, where the path goes on into it, its option. */
const inGroup = (group: FieldPath, [list, option]: FieldPath): readonly Worded[] => [
  { home: group, fields: ['title'] },
  ...(list === 'options' && option !== undefined ? [{ home: [...group, list, option], fields: ['name'] }] : []),
];

/** Things that a path is about: the thing that it lies in, and the thing that holds that one. */
const wordedAt = (path: FieldPath): readonly Worded[] => {
  const [list, name, field, group] = path;
  if (name === undefined || name === '') return [];
  if (list === 'groups') return inGroup(path.slice(0, 2), path.slice(2));
  if (list === 'categories') return [{ home: [list, name], fields: ['name'] }];
  if (list !== 'products') return [];
  return [
    { home: [list, name], fields: ['name', 'description', 'label'] },
    ...(field === 'groups' && group !== undefined ? inGroup(path.slice(0, 4), path.slice(4)) : []),
  ];
};

/** Source texts of translations, by field and language. */
export type TranslatedFrom = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

const objectAt = (file: VenueFile, path: FieldPath): JsonObject | undefined => {
  const value = valueAt(file, path);
  return isObject(value) ? value : undefined;
};

const keptIn = (one: JsonObject, field: string, language: string): string => {
  const kept = one[TRANSLATED_FROM];
  return wordsOf(isObject(kept) ? kept[field] : undefined, language, '');
};

/** Source text of one translation after an edit; undefined: it is the present text, or there is no translation. */
function madeFrom(
  [before, after]: readonly [JsonObject, JsonObject],
  field: string,
  [language, own]: readonly [Language, string],
): string | undefined {
  const [was, now] = [before, after].map((one) => wordsOf(one[field], language, own));
  const [original, changed] = [before, after].map((one) => wordsOf(one[field], own, own));
  // Written now, it is of what stands there now.
  if (now === '' || now !== was) return undefined;
  const kept = keptIn(after, field, language) || (original === changed ? '' : original);
  return kept === '' || kept === undefined || kept === changed ? undefined : kept;
}

function noted(file: VenueFile, before: JsonObject, after: JsonObject, words: readonly string[]): Json | undefined {
  const own = defaultLanguageOf(file);
  const others = languagesOf(file).filter((language) => language !== own);
  const fields = words.flatMap((field) => {
    const from = others.flatMap((language) => {
      const original = madeFrom([before, after], field, [language, own]);
      return original === undefined ? [] : [[language, original] as const];
    });
    return from.length > 0 ? [[field, Object.fromEntries(from)] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The file after an edit, with a note of each translation that the edit has left behind. `paths`: what it touches. */
export function withOlderNoted(before: VenueFile, after: VenueFile, paths: readonly FieldPath[]): VenueFile {
  const touched = new Map(paths.flatMap(wordedAt).map((worded) => [worded.home.join('\n'), worded]));
  let file = after;
  for (const { home, fields } of touched.values()) {
    const [old, now] = [objectAt(before, home), objectAt(file, home)];
    if (!old || !now) continue;
    const note = noted(after, old, now, fields);
    if (!isSame(note, now[TRANSLATED_FROM])) file = withValue(file, [...home, TRANSLATED_FROM], note);
  }
  return file;
}

/** Source texts of a thing's older translations. `home`: its path in the file. */
export function translatedFromAt(file: VenueFile, home: FieldPath): TranslatedFrom {
  const one = objectAt(file, home) ?? {};
  const languages = languagesOf(file);
  const fields = wordedAt(home).find((worded) => isSame(worded.home, home))?.fields ?? [];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      Object.fromEntries(
        languages.flatMap((language) => {
          const from = keptIn(one, field, language);
          return from === '' ? [] : [[language, from]];
        }),
      ),
    ]),
  );
}

/** Source texts of a dish's or a category's older translations. */
export const translatedFrom = (file: VenueFile, list: WordList, slug: string): TranslatedFrom =>
  translatedFromAt(file, [list, slug]);

/** The languages in which some translation is older than what it translates. */
export const olderLanguages = (from: TranslatedFrom): readonly Language[] => [
  ...new Set(Object.values(from).flatMap((languages) => Object.keys(languages) as Language[])),
];

/** Edit that says that a person has checked: the translation of a dish or a category is still right. */
export const stillRightEdit = (
  file: VenueFile,
  list: WordList,
  slug: string,
  [field, language]: readonly [field: string, language: Language],
): DraftEdit | undefined => {
  const path = [TRANSLATED_FROM, field, language];
  const was = valueAt(file, [list, slug, ...path]);
  return was === undefined
    ? undefined
    : { kind: list === 'products' ? 'product' : 'category', slug, changes: [{ path, was }] };
};

/** Edit that says the same of a group of choices or an option, by its path. */
export const stillRightInGroup = (
  file: VenueFile,
  home: FieldPath,
  [field, language]: readonly [field: string, language: Language],
): DraftEdit | undefined => {
  const path = [...home, TRANSLATED_FROM, field, language];
  const was = valueAt(file, path);
  return was === undefined ? undefined : { kind: 'groups', changes: [{ path, was }] };
};

/** Translations that somebody has found right between two files: the words stand as they stood, and the note is gone. */
export function foundRight(
  was: JsonObject,
  now: JsonObject,
): readonly { readonly path: FieldPath; readonly was: Json }[] {
  const kept = was[TRANSLATED_FROM];
  if (!isObject(kept)) return [];
  return Object.entries(kept).flatMap(([field, languages]) =>
    isObject(languages) && isSame(was[field], now[field])
      ? Object.entries(languages).flatMap(([language, from]) =>
          keptIn(now, field, language) === '' ? [{ path: [TRANSLATED_FROM, field, language], was: from }] : [],
        )
      : [],
  );
}
