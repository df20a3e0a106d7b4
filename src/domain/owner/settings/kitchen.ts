// Stations and printers in a venue's file: the options for an owner, and likely mistakes.

import { FILE_KEY } from '../../file-key.ts';
import { LAST_PORT, PRINTER_ADDRESS, portOf } from '../../kitchen/printer-setup.ts';
import { ONLY_STATION } from '../../kitchen/stations.ts';
import { uncookedCategories } from '../../kitchen/uncooked-categories.ts';
import { wordsOf } from '../menu-outline.ts';
import {
  defaultLanguageOf,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  nameOf,
  type VenueFile,
} from '../venue-file.ts';
import { type FaultAt, faultAt } from './fault-at.ts';

const objectsIn = (value: Json | undefined): readonly JsonObject[] => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter(isObject);
};

/** Strings of a list; other values are left out. */
export const textsIn = (value: Json | undefined): readonly string[] => {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter((one): one is string => typeof one === 'string');
};

/** An item of the file by its name in the venue's language, or by its key without one. */
const named = (file: VenueFile, one: JsonObject) => {
  const own = defaultLanguageOf(file);
  const id = nameOf(one) ?? '';
  return { id, name: wordsOf(one.name, own, own) || id };
};

/** Names of a file's stations; the single unnamed kitchen when there are none. */
export const stationNames = (file: VenueFile): readonly { readonly id: string; readonly name: string }[] => {
  const stations = listOf(file, 'stations').map((one) => named(file, one));
  return stations.length > 0 ? stations : [{ id: ONLY_STATION.id, name: '' }];
};

export interface CookedCategory {
  readonly slug: string;
  readonly name: string;
  /** Depth in the category tree; 0: top level. */
  readonly depth: number;
}

/** Categories that can contain dishes, subcategories after their parent. */
export function cookedCategories(file: VenueFile): readonly CookedCategory[] {
  const categories = listOf(file, 'categories').filter(({ type }) => type === undefined || type === 'normal');
  const slugs = new Set(categories.map((one) => nameOf(one)));
  const below = (parent: string | undefined, depth: number): readonly CookedCategory[] =>
    depth > slugs.size
      ? []
      : categories
          .filter(
            (one) => (typeof one.parent === 'string' && slugs.has(one.parent) ? one.parent : undefined) === parent,
          )
          .flatMap((one) => {
            const { id: slug, name } = named(file, one);
            return [{ slug, name, depth }, ...below(slug, depth + 1)];
          });
  return below(undefined, 0);
}

/** Names of categories without a station, and of the station that gets their dishes. */
export function uncookedIn(
  file: VenueFile,
  stations: Json | undefined,
): { readonly categories: readonly string[]; readonly goTo: string } {
  const list = objectsIn(stations);
  const spare = list.find((one) => one.default === true) ?? list[0];
  const names = new Map(listOf(file, 'categories').map((one) => [nameOf(one), named(file, one).name]));
  const slugs = uncookedCategories({
    stations: list.map(({ categories }) => ({ categories: textsIn(categories) })),
    categories: listOf(file, 'categories').map((one) => ({
      slug: nameOf(one) ?? '',
      parent: typeof one.parent === 'string' ? one.parent : undefined,
    })),
    products: listOf(file, 'products').map(({ categories }) => ({ categories: textsIn(categories) })),
  });
  return { categories: slugs.map((slug) => names.get(slug) ?? slug), goTo: spare ? named(file, spare).name : '' };
}

/** A printer with a station that is not in the list. */
export const printerOfNoStation = (file: VenueFile, stations: Json | undefined): string | undefined => {
  const ids = objectsIn(stations).map((one) => nameOf(one));
  const known = ids.length > 0 ? ids : [ONLY_STATION.id];
  return nameOf(listOf(file, 'printers').find((one) => textsIn(one.stations).some((id) => !known.includes(id))) ?? '');
};

/** First station without a name in the venue's language, with its field. */
export function stationsFault(file: VenueFile, value: Json): FaultAt | undefined {
  const own = defaultLanguageOf(file);
  const at = objectsIn(value).findIndex(({ name }) => wordsOf(name, own, own).trim() === '');
  return at === -1 ? undefined : faultAt(`${at}.name`, 'words');
}

/** First fault of the printers, with its field. */
export function printersFault(value: Json): FaultAt | undefined {
  const printers = objectsIn(value);
  for (const [i, { name, address, prints }] of printers.entries()) {
    if (typeof name !== 'string' || !FILE_KEY.test(name) || name.length > 80)
      return faultAt(`${i}.name`, 'printer-name');
    if (printers.slice(0, i).some((other) => other.name === name)) return faultAt(`${i}.name`, 'taken');
    if (typeof address !== 'string' || !PRINTER_ADDRESS.test(address))
      return faultAt(`${i}.address`, 'printer-address');
    if (portOf(address) > LAST_PORT) return faultAt(`${i}.address`, 'port');
    if (Array.isArray(prints) && prints.length === 0) return faultAt(`${i}.prints`, 'papers');
  }
  return undefined;
}
