// Venues for journeys: the demo venues, open day and night, without timed discounts, and with a table for each journey of a
// long run, so that time and other journeys do not matter.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Default place: a bistro with table orders. */
export const PLACE = 'neven';
/** Demo folders by venue slug. */
const FOLDERS = { neven: 'neven', 'hotel-rila': 'hotel-rila', briz: 'beach-bar' } as const;
export type DemoPlace = keyof typeof FOLDERS;

/**
 * Tables of the bistro. One worker's journeys on all devices need fewer than 400, some two. The number costs no measurable
 * time; staff boards use copies with few tables.
 */
const TABLES = 500;
const BARS = 20;
const ROOMS = 60;
const TABLETS = 20;
/** Tables of a copy, which has one journey. */
const TABLES_OF_COPY = 12;

/** A table in the file of a venue. */
export interface VenueTable {
  readonly name: string;
  readonly code: string;
  readonly orderType?: string;
  readonly room?: string;
}

type Unprinted = Omit<VenueTable, 'code'>;

export interface VenueFile {
  defaultLanguage: string;
  slug: string;
  name: Readonly<Record<string, string>>;
  hours?: unknown;
  settings?: Record<string, unknown>;
  orderTypes: { type: string; payments?: string[]; discounts?: unknown }[];
  promoCodes?: unknown;
  orderNumberDiscounts?: unknown;
  tables: readonly VenueTable[];
  categories: { hours?: unknown }[];
  printers?: unknown;
  reservations?: { halls: { tables: { table: string }[] }[] };
}

/** A venue and the codes of its tables. */
export interface TestVenue {
  readonly folder: string;
  readonly slug: string;
  readonly tables: readonly VenueTable[];
}

const read = (folder: string): VenueFile => JSON.parse(readFileSync(join(folder, 'venue.json'), 'utf8')) as VenueFile;

/** Writes the venue with new codes for all tables, different from every other venue's. */
function write(folder: string, venue: VenueFile, unprinted: readonly Unprinted[]): TestVenue {
  const { slug } = venue;
  const codeOf = (nth: number) => `${slug}-${String(nth).padStart(3, '0')}-journey-table-code`;
  const tables = unprinted.map((table, at) => ({ ...table, code: codeOf(at + 1) }));
  venue.tables = tables;
  keepHalls(venue);
  writeFileSync(join(folder, 'venue.json'), JSON.stringify(venue));
  return { folder, slug, tables };
}

/** Keeps only halls whose tables all exist. */
function keepHalls({ reservations, tables }: VenueFile): void {
  if (!reservations) return;
  const names = new Set(tables.map(({ name }) => name));
  reservations.halls = reservations.halls.filter((hall) => hall.tables.every(({ table }) => names.has(table)));
}

const numbered = (count: number, of: (nth: number) => Unprinted): Unprinted[] =>
  Array.from({ length: count }, (_, at) => of(at + 1));

/** Tables for each journey; other places keep the demo's number. */
const TABLES_OF: Readonly<Record<string, () => Unprinted[]>> = {
  neven: () => [
    ...numbered(TABLES, (nth) => ({ name: String(nth) })),
    ...numbered(BARS, (nth) => ({ name: `Bar ${nth}`, orderType: 'served_on_spot' })),
  ],
  'hotel-rila': () => [
    ...numbered(6, (nth) => ({ name: String(nth) })),
    ...numbered(TABLETS, (nth) => ({ name: `T${nth}`, orderType: 'tablet_mode' })),
    ...numbered(ROOMS, (nth) => ({ name: String(200 + nth), orderType: 'room', room: String(200 + nth) })),
  ],
};

const folderOf = (folder: string, name: string): string => join(folder, 'venues', name);

/** Venues made by `makeTestVenues` in this folder or in its original. */
export const testVenuesIn = (folder: string): TestVenue[] =>
  Object.values(FOLDERS).map((name) => {
    const { slug, tables } = read(folderOf(folder, name));
    return { folder: folderOf(folder, name), slug, tables };
  });

/** Copies the demo folders, and changes what depends on the time. */
export function makeTestVenues(folder: string): TestVenue[] {
  return Object.values(FOLDERS).map((name) => {
    const target = folderOf(folder, name);
    cpSync(join('demo', name), target, { recursive: true });
    const venue = read(target);
    delete venue.hours;
    for (const category of venue.categories) delete category.hours;
    // No journey looks at paper, and drawing it takes time.
    delete venue.printers;
    for (const orderType of venue.orderTypes) delete orderType.discounts;
    // Removes prices that depend on the number of orders; journeys with codes add them.
    delete venue.promoCodes;
    delete venue.orderNumberDiscounts;
    return write(target, venue, TABLES_OF[venue.slug]?.() ?? venue.tables);
  });
}

export interface CopyOptions {
  /** Venue to copy; default: the bistro. */
  readonly from?: DemoPlace;
  readonly settings?: Readonly<Record<string, string | number>>;
  /** Changes the file before it is written. */
  readonly change?: (venue: VenueFile) => void;
}

/** Copies a venue made by `makeTestVenues` in this folder, with the slug and name of its `nth` copy. */
export function copyVenue(
  folder: string,
  nth: number,
  { from = PLACE, settings, change }: CopyOptions = {},
): TestVenue {
  const slug = `${from}-${nth}`;
  const target = join(folder, 'copies', slug);
  mkdirSync(join(folder, 'copies'), { recursive: true });
  cpSync(folderOf(folder, FOLDERS[from]), target, { recursive: true });
  const venue = read(target);
  venue.slug = slug;
  venue.name = Object.fromEntries(Object.entries(venue.name).map(([language, name]) => [language, `${name} ${nth}`]));
  venue.settings = { ...venue.settings, ...settings };
  change?.(venue);
  return write(target, venue, fewOfEachKind(venue.tables));
}

/** The first tables of each kind, because no real board has hundreds. */
function fewOfEachKind(tables: readonly VenueTable[]): VenueTable[] {
  const counts = new Map<string | undefined, number>();
  return tables.filter(({ orderType }) => {
    const count = (counts.get(orderType) ?? 0) + 1;
    counts.set(orderType, count);
    return count <= TABLES_OF_COPY;
  });
}
