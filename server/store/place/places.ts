// Reads published venues.
import type { Place } from '#domain/place/place.ts';
import type { Store } from '../store.ts';
import type { PublishedVenue } from './published.ts';
import { listTables } from './venue-tables.ts';

/** The document as stored; tables and printers have database tables of their own. */
export type PublishedDocument = Omit<PublishedVenue, 'tables' | 'printers'>;

/** The published venue with its tables and their codes; `undefined` for an unknown slug. */
export const readPublished = async (
  store: Pick<Store, 'read'>,
  slug: string,
): Promise<(PublishedVenue & { readonly version: string }) | undefined> => {
  const row = await store.read
    .selectFrom('places')
    .select(['id', 'version', 'document'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const document = JSON.parse(row.document) as PublishedDocument;
  return { ...document, tables: await listTables(store, row.id), version: row.version };
};

/** All places, by slug. */
export const listPlaces = async (store: Pick<Store, 'read'>): Promise<Place[]> => {
  const rows = await store.read.selectFrom('places').select('document').orderBy('slug').execute();
  return rows.map((row) => (JSON.parse(row.document) as PublishedDocument).place);
};
