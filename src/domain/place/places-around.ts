// The owner's places by city and by tag, for a guest who chooses one.
import type { Language } from '../language/language.ts';
import type { OpenState } from './hours.ts';
import type { Place } from './place.ts';

/** A city or tag. Its id is its text in the venue's language, so that it stays the same after other publications. */
export interface PlaceGroup {
  readonly id: string;
  readonly name: string;
  /** Language of the text. */
  readonly language: Language;
  /** Number of places with this city or tag. */
  readonly count: number;
}

type Grouped = Pick<Place, 'city' | 'tags' | 'textLanguage' | 'translations'>;

/** A name in the venue's language, with its translation if any. */
interface Named {
  readonly name: string;
  readonly translated: string | undefined;
  readonly textLanguage: Language;
}

const idOf = (words: string): string => words.trim().toLowerCase();

/** `language`: preferred language of the names, used when one of the places has it. */
const groupsOf = (names: readonly Named[], language: Language | undefined): readonly PlaceGroup[] => {
  const groups = new Map<string, PlaceGroup>();
  for (const { name, translated, textLanguage } of names) {
    const id = idOf(name);
    const before = groups.get(id);
    const isTranslated = language !== undefined && translated !== undefined && idOf(translated) !== id;
    const words = isTranslated ? { name: translated.trim(), language } : { name: name.trim(), language: textLanguage };
    const said = before && (before.language === language || !isTranslated) ? before : { id, ...words };
    groups.set(id, { ...said, count: (before?.count ?? 0) + 1 });
  }
  return [...groups.values()].toSorted((one, other) => one.name.localeCompare(other.name));
};

/** Cities with places, sorted by name. `language` absent: each city is named as its places write it. */
export const citiesOf = (places: readonly Grouped[], language?: Language): readonly PlaceGroup[] =>
  groupsOf(
    places.flatMap(({ city, textLanguage, translations }) =>
      city ? [{ name: city, translated: language && translations[language]?.city, textLanguage }] : [],
    ),
    language,
  );

/** Tags of places, sorted by name. A repeated tag of a place counts once. */
export const tagsOf = (places: readonly Grouped[], language?: Language): readonly PlaceGroup[] =>
  groupsOf(
    places.flatMap(({ tags = [], textLanguage, translations }) => {
      const translated = language && translations[language]?.tags;
      const named = tags.map((tag, at) => ({ name: tag, translated: translated?.[at], textLanguage }));
      return [...new Map(named.map((one) => [idOf(one.name), one])).values()];
    }),
    language,
  );

export interface PlaceFilter {
  readonly cityId?: string | undefined;
  /** A place must have all of them. */
  readonly tagIds?: readonly string[] | undefined;
  /** Leaves out places that are closed now or have no hours. */
  readonly isOpenNow?: boolean | undefined;
}

/** Whether a place is in the city, has all tags and, if requested, is `open`. */
export const isAsked = (
  { city, tags = [] }: Pick<Place, 'city' | 'tags'>,
  { cityId, tagIds = [], isOpenNow = false }: PlaceFilter,
  open?: OpenState,
): boolean => {
  const own = new Set(tags.map(idOf));
  if (isOpenNow && !open?.open) return false;
  return (cityId === undefined || idOf(city ?? '') === cityId) && tagIds.every((id) => own.has(id));
};
