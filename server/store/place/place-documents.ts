// Published state: which places there are, in which version, and their documents.

import { keptQuery, type Slots } from '../kept-query.ts';
import type { Store } from '../store.ts';
import { fromEarlier } from './earlier-document.ts';
import type { PublishedDocument } from './places.ts';

type Db = Store['read'];

/** A place and what of its document is published now. */
export interface PlaceVersion {
  readonly id: number;
  /** Version that guests see. */
  readonly version: string;
  /** Grows with whatever is published: promo codes and rules of the house change no version. */
  readonly publishedAt: number;
}

const COLUMNS = ['id', 'version', 'published_at as publishedAt'] as const;

const byIdQuery = keptQuery((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('places').select(COLUMNS).where('id', '=', id),
);

const bySlugQuery = keptQuery((db, { slug }: Slots<{ slug: string }>) =>
  db.selectFrom('places').select(COLUMNS).where('slug', '=', slug),
);

/** Undefined where no place has the id. */
export const versionById = async (db: Db, id: number): Promise<PlaceVersion | undefined> =>
  (await byIdQuery(db, { id }))[0];

/** Undefined where no place has the slug. */
export const versionBySlug = async (db: Db, slug: string): Promise<PlaceVersion | undefined> =>
  (await bySlugQuery(db, { slug }))[0];

/** All places, by slug. */
export const listVersions = (db: Db): Promise<(PlaceVersion & { readonly slug: string })[]> =>
  db
    .selectFrom('places')
    .select([...COLUMNS, 'slug'])
    .orderBy('slug')
    .execute();

/** The published document with its version, an earlier build's read as this one means it; undefined for an unknown id. */
export const readDocument = async (
  db: Db,
  id: number,
): Promise<(PlaceVersion & { readonly document: PublishedDocument }) | undefined> => {
  const row = await db
    .selectFrom('places')
    .select([...COLUMNS, 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, document: fromEarlier(JSON.parse(row.document) as PublishedDocument) };
};
