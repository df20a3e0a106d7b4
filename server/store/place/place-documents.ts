// What is published now: which places there are, in which version, and their documents.
import { fromEarlier } from '../earlier-document.ts';
import { keptQuery, type Slots } from '../kept-query.ts';
import type { PublishedDocument } from '../places.ts';
import type { Store } from '../store.ts';

type Db = Store['read'];

/** A place and the version of its document that is published now. */
export interface PlaceVersion {
  readonly id: number;
  readonly version: string;
}

const byIdQuery = keptQuery((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('places').select(['id', 'version']).where('id', '=', id),
);

const bySlugQuery = keptQuery((db, { slug }: Slots<{ slug: string }>) =>
  db.selectFrom('places').select(['id', 'version']).where('slug', '=', slug),
);

/** Undefined where no place has the id. */
export const versionById = async (db: Db, id: number): Promise<PlaceVersion | undefined> =>
  (await byIdQuery(db, { id }))[0];

/** Undefined where no place has the slug. */
export const versionBySlug = async (db: Db, slug: string): Promise<PlaceVersion | undefined> =>
  (await bySlugQuery(db, { slug }))[0];

/** All places, by slug. */
export const listVersions = (db: Db): Promise<(PlaceVersion & { readonly slug: string })[]> =>
  db.selectFrom('places').select(['id', 'version', 'slug']).orderBy('slug').execute();

/** The published document with its version, an earlier build's read as this one means it; undefined for an unknown id. */
export const readDocument = async (
  db: Db,
  id: number,
): Promise<{ readonly version: string; readonly document: PublishedDocument } | undefined> => {
  const row = await db.selectFrom('places').select(['version', 'document']).where('id', '=', id).executeTakeFirst();
  return row && { version: row.version, document: fromEarlier(JSON.parse(row.document) as PublishedDocument) };
};
