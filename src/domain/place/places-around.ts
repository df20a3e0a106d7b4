// The owner's places by city and by tag, for whoever chooses one.
import type { Language } from '../language/language.ts';
import type { Place } from './place.ts';

/** A city or a tag by its own words; its id is those words, so that it stays whatever else is published. */
export interface PlaceGroup {
  readonly id: string;
  readonly name: string;
  /** Of the words. */
  readonly language: Language;
  /** How many places have it. */
  readonly count: number;
}

type Grouped = Pick<Place, 'city' | 'tags' | 'textLanguage'>;

const idOf = (words: string): string => words.trim().toLowerCase();

const groupsOf = (names: readonly (readonly [string, Language])[]): readonly PlaceGroup[] => {
  const groups = new Map<string, PlaceGroup>();
  for (const [name, language] of names) {
    const id = idOf(name);
    const before = groups.get(id);
    groups.set(id, { ...(before ?? { id, name: name.trim(), language }), count: (before?.count ?? 0) + 1 });
  }
  return [...groups.values()].toSorted((one, other) => one.name.localeCompare(other.name));
};

/** The cities in which there are places, by name. */
export const citiesOf = (places: readonly Grouped[]): readonly PlaceGroup[] =>
  groupsOf(places.flatMap(({ city, textLanguage }) => (city ? [[city, textLanguage] as const] : [])));

/** The tags of places, by name. A place that names one twice has it once. */
export const tagsOf = (places: readonly Grouped[]): readonly PlaceGroup[] =>
  groupsOf(
    places.flatMap(({ tags = [], textLanguage }) =>
      [...new Map(tags.map((tag) => [idOf(tag), tag])).values()].map((tag) => [tag, textLanguage] as const),
    ),
  );

export interface PlaceFilter {
  readonly cityId?: string | undefined;
  /** A place has to have all of them. */
  readonly tagIds?: readonly string[] | undefined;
}

/** Whether a place is in the city and has all the tags. */
export const isAsked = (
  { city, tags = [] }: Pick<Place, 'city' | 'tags'>,
  { cityId, tagIds = [] }: PlaceFilter,
): boolean => {
  const own = new Set(tags.map(idOf));
  return (cityId === undefined || idOf(city ?? '') === cityId) && tagIds.every((id) => own.has(id));
};
