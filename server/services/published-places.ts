// The published places, parsed once for each version and kept.
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import { fromEarlier } from '../store/earlier-document.ts';
import { keptQuery, type Slots } from '../store/kept-query.ts';
import type { PublishedDocument } from '../store/places.ts';
import type { Store } from '../store/store.ts';

export interface PublishedPlace {
  readonly id: number;
  readonly version: string;
  readonly document: PublishedDocument;
  readonly index: MenuIndex;
}

type Db = Store['read'];

export interface PublishedPlaces {
  /** By id or by slug; undefined where there is no such place. */
  readonly find: (reference: string) => Promise<PublishedPlace | undefined>;
  /** All of them, by slug. */
  readonly all: () => Promise<PublishedPlace[]>;
  /** As the given transaction sees it; undefined where there is no such place. */
  readonly at: (db: Db, placeId: number) => Promise<PublishedPlace | undefined>;
}

const byIdQuery = keptQuery((db, { id }: Slots<{ id: number }>) =>
  db.selectFrom('places').select(['id', 'version']).where('id', '=', id),
);

const bySlugQuery = keptQuery((db, { slug }: Slots<{ slug: string }>) =>
  db.selectFrom('places').select(['id', 'version']).where('slug', '=', slug),
);

/** The version is asked for each time, so that a menu published by another server is never missed. */
export const createPublishedPlaces = (store: Pick<Store, 'read'>): PublishedPlaces => {
  const kept = new Map<number, PublishedPlace>();

  const load = async (db: Db, id: number): Promise<PublishedPlace | undefined> => {
    const row = await db.selectFrom('places').select(['version', 'document']).where('id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const document = fromEarlier(JSON.parse(row.document) as PublishedDocument);
    const place = { id, version: row.version, document, index: indexMenu(document.menu) };
    kept.set(id, place);
    return place;
  };

  const current = async (db: Db, found: { id: number; version: string } | undefined) => {
    if (!found) return undefined;
    const known = kept.get(found.id);
    return known?.version === found.version ? known : load(db, found.id);
  };

  return {
    find: async (reference) => {
      // Devices say the id; only who has not met the place yet says its name.
      const [byId] = /^[1-9]\d{0,8}$/.test(reference) ? await byIdQuery(store.read, { id: Number(reference) }) : [];
      return current(store.read, byId ?? (await bySlugQuery(store.read, { slug: reference }))[0]);
    },
    all: async () => {
      const rows = await store.read.selectFrom('places').select(['id', 'version']).orderBy('slug').execute();
      const found = await Promise.all(rows.map((row) => current(store.read, row)));
      return found.filter((place) => place !== undefined);
    },
    at: async (db, placeId) => current(db, (await byIdQuery(db, { id: placeId }))[0]),
  };
};
