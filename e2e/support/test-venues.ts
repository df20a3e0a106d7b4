// The venues that journeys order from: the demo venues, open day and night, without discounts by the hour, and with
// tables whose codes are known, so that a journey means the same at noon and at midnight.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where most journeys sit: a bistro that takes orders at the table. */
export const PLACE = 'neven';
export const TABLES = 40;
/** Behind them: the bar, where orders are served on the spot. */
export const BAR = TABLES + 1;
const FOLDERS = ['neven', 'hotel-rila', 'beach-bar'];

/** What is printed on the wood of the nth table of a place. */
export const codeOf = (place: string, table: number): string =>
  `${place}-${String(table).padStart(2, '0')}-journey-table-code`;

interface VenueFile {
  slug: string;
  hours?: unknown;
  settings?: Record<string, unknown>;
  orderTypes: { discounts?: unknown }[];
  promoCodes?: unknown;
  orderNumberDiscounts?: unknown;
  tables: { name: string; code?: string; orderType?: string }[];
  printers?: unknown;
}

/** A demo venue with other settings under an address of its own. Gives its folder. */
export function makeVariant(
  folder: string,
  slug: string,
  settings: Readonly<Record<string, string | number>>,
  from = PLACE,
): string {
  const target = join(folder, 'variants', slug);
  cpSync(join(folder, 'venues', from), target, { recursive: true });
  const path = join(target, 'venue.json');
  const venue = JSON.parse(readFileSync(path, 'utf8')) as VenueFile;
  const tables = venue.tables.map((table, at) => ({ ...table, code: codeOf(slug, at + 1) }));
  writeFileSync(path, JSON.stringify({ ...venue, slug, tables, settings: { ...venue.settings, ...settings } }));
  return target;
}

/** Copies the demo folders and changes what depends on the hour. Gives the new folders. */
export function makeTestVenues(folder: string): string[] {
  return FOLDERS.map((name) => {
    const target = join(folder, 'venues', name);
    cpSync(join('server/demo', name), target, { recursive: true });
    const path = join(target, 'venue.json');
    const venue = JSON.parse(readFileSync(path, 'utf8')) as VenueFile;
    delete venue.hours;
    // No journey looks at paper, and drawing it takes time from the others.
    delete venue.printers;
    for (const orderType of venue.orderTypes) delete orderType.discounts;
    // Nor does a price hang on how many orders a device has sent; who looks at codes brings them.
    delete venue.promoCodes;
    delete venue.orderNumberDiscounts;
    if (venue.slug === PLACE) {
      const others = venue.tables.filter(({ orderType }) => orderType !== undefined);
      venue.tables = [...Array.from({ length: TABLES }, (_, at) => ({ name: String(at + 1) })), ...others];
    }
    venue.tables = venue.tables.map((table, at) => ({ ...table, code: codeOf(venue.slug, at + 1) }));
    writeFileSync(path, JSON.stringify(venue));
    return target;
  });
}
