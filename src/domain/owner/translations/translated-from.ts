// Outdated translations. When a source text changes, the file keeps the old source of each translation beside the dish,
// category, group or option: the translation is outdated while that differs from the current source.
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

/** Name of the field that holds the source texts: by field and language. */
export const TRANSLATED_FROM = 'translatedFrom';

type WordList = 'products' | 'categories';

/** An item with translatable texts: its path, and its text fields. */
interface Worded {
  readonly home: FieldPath;
  readonly fields: readonly string[];
}

/** A group of choices and, when the path continues into it, its option. */
const inGroup = (group: FieldPath, [list, option]: FieldPath): readonly Worded[] => [
  { home: group, fields: ['title'] },
  ...(list === 'options' && option !== undefined ? [{ home: [...group, list, option], fields: ['name'] }] : []),
];

/** Items around a path: the nearest one, and the one that contains it. */
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

/** Source text of one translation after an edit; undefined: the current source, or there is no translation. */
function madeFrom(
  [before, after]: readonly [JsonObject, JsonObject],
  field: string,
  [language, own]: readonly [Language, string],
): string | undefined {
  const [was, now] = [before, after].map((one) => wordsOf(one[field], language, own));
  const [original, changed] = [before, after].map((one) => wordsOf(one[field], own, own));
  // A translation written now has the current source.
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

/** The file after an edit, with the source recorded of each translation that it outdates. `paths`: the touched ones. */
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

/** Source texts of an item's outdated translations. `home`: its path in the file. */
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

/** Source texts of outdated translations of a dish or category. */
export const translatedFrom = (file: VenueFile, list: WordList, slug: string): TranslatedFrom =>
  translatedFromAt(file, [list, slug]);

/** Languages with an outdated translation. */
export const olderLanguages = (from: TranslatedFrom): readonly Language[] => [
  ...new Set(Object.values(from).flatMap((languages) => Object.keys(languages) as Language[])),
];

/** Edit that confirms a translation of a dish or category as still right. */
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

/** Edit that confirms a translation of a group or option, by its path. */
export const stillRightInGroup = (
  file: VenueFile,
  home: FieldPath,
  [field, language]: readonly [field: string, language: Language],
): DraftEdit | undefined => {
  const path = [...home, TRANSLATED_FROM, field, language];
  const was = valueAt(file, path);
  return was === undefined ? undefined : { kind: 'groups', changes: [{ path, was }] };
};

/** Translations confirmed between two files: the texts are unchanged, and the kept source is gone. */
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
