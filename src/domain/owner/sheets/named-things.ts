// Finds items of a venue file by name, in any spelling.
import { fold } from '../../search/search-fold.ts';
import { languagesOf, wordsOf } from '../menu-outline.ts';
import { defaultLanguageOf, type JsonObject, nameOf, type VenueFile } from '../venue-file.ts';

/** Normalised text for comparison: no diacritics, single gaps. */
export const plain = (words: string): string => fold(words).trim().replace(/\s+/g, ' ');

/** Items of a list by each of their names in any language of the venue; a name of two items maps to undefined. */
export function named(file: VenueFile, things: readonly JsonObject[], field: string): Map<string, string | undefined> {
  const own = defaultLanguageOf(file);
  const found = new Map<string, string | undefined>();
  for (const one of things) {
    const slug = nameOf(one) ?? '';
    const names = new Set(languagesOf(file).map((language) => plain(wordsOf(one[field], language, own))));
    for (const name of names) {
      if (name !== '') found.set(name, found.has(name) && found.get(name) !== slug ? undefined : slug);
    }
  }
  return found;
}
