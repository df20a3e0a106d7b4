// Things of a venue file found by what they are called, however that is spelt.
import { fold } from '../../search/search-fold.ts';
import { languagesOf, wordsOf } from '../menu-outline.ts';
import { defaultLanguageOf, type JsonObject, nameOf, type VenueFile } from '../venue-file.ts';

/** Text in the form in which it is compared: no marks, no doubled gaps. */
export const plain = (words: string): string => fold(words).trim().replace(/\s+/g, ' ');

/** Things of a list under each name that they have in any of the venue's languages; two of one name: neither. */
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
