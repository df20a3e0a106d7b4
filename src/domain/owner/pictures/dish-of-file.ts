// Matches picture files to dishes by file name: the dish's name in any language, its slug, or the name of one of its
// pictures.
import { named, plain } from '../sheets/named-things.ts';
import { listOf, nameOf, type VenueFile } from '../venue-file.ts';
import { picturesIn } from './dish-pictures.ts';

/** several: more than one dish has the name, so none is chosen. */
export type FileMatch =
  | { readonly kind: 'dish'; readonly slug: string }
  | { readonly kind: 'several' }
  | { readonly kind: 'none' };

const NONE: FileMatch = { kind: 'none' };

/** "Мусака (2).JPG" is the second picture of „Мусака“. */
const ENDING = /\.[a-z0-9]{1,5}$/i;
const NUMBER = / \d{1,3}$/;

/** Returns a lookup from file name to dish. */
export function filesToDishes(file: VenueFile): (fileName: string) => FileMatch {
  const dishes = listOf(file, 'products');
  const names = named(file, dishes, 'name');
  const slugs = new Map(dishes.flatMap((dish) => [[plain(nameOf(dish) ?? ''), nameOf(dish)] as const]));
  const pictures = new Map<string, string | undefined>();
  for (const dish of dishes) {
    for (const { name } of picturesIn(dish.images)) {
      const key = plain(name);
      pictures.set(key, pictures.has(key) ? undefined : nameOf(dish));
    }
  }
  const matchOf = (called: string): FileMatch => {
    for (const known of [names, slugs, pictures]) {
      if (!known.has(called)) continue;
      const slug = known.get(called);
      return slug === undefined ? { kind: 'several' } : { kind: 'dish', slug };
    }
    return NONE;
  };
  return (fileName) => {
    // macOS decomposes "й" into two code points.
    const called = plain(fileName.replace(ENDING, '').normalize('NFC'));
    const found = matchOf(called);
    return found.kind === 'none' && NUMBER.test(called) ? matchOf(called.replace(NUMBER, '')) : found;
  };
}
