// Cache of the published places, each parsed once per version.

import { prepareDelivery } from '#domain/delivery/judge-delivery.ts';
import { cleanText } from '#domain/language/clean-text.ts';
import { indexMenu, type MenuIndex } from '#domain/menu/menu-index.ts';
import {
  listVersions,
  type PlaceVersion,
  readDocument,
  versionById,
  versionBySlug,
} from '../../store/place/place-documents.ts';
import type { PublishedDocument } from '../../store/place/places.ts';
import type { Store } from '../../store/store.ts';

export interface PublishedPlace {
  readonly id: number;
  readonly version: string;
  readonly publishedAt: number;
  readonly document: PublishedDocument;
  readonly index: MenuIndex;
}

type Db = Store['read'];

export interface PublishedPlaces {
  /** By id or slug; `undefined` when there is no such place. */
  readonly find: (reference: string) => Promise<PublishedPlace | undefined>;
  /** All published places, by slug. */
  readonly all: () => Promise<PublishedPlace[]>;
  /** As seen by the transaction; `undefined` when there is no such place. */
  readonly at: (db: Db, placeId: number) => Promise<PublishedPlace | undefined>;
}

/** Queries the published version each time, so that a menu published by another server is never missed. */
export const createPublishedPlaces = (store: Pick<Store, 'read'>): PublishedPlaces => {
  const kept = new Map<number, PublishedPlace>();

  const load = async (db: Db, id: number): Promise<PublishedPlace | undefined> => {
    const found = await readDocument(db, id);
    if (!found) return undefined;
    const place = { ...found, index: indexMenu(found.document.menu) };
    prepareDelivery(found.document.place);
    kept.set(id, place);
    return place;
  };

  const current = async (db: Db, found: PlaceVersion | undefined) => {
    if (!found) return undefined;
    const known = kept.get(found.id);
    return known?.publishedAt === found.publishedAt ? known : load(db, found.id);
  };

  return {
    find: async (reference) => {
      // No slug has such characters, and PostgreSQL rejects them in a query.
      if (cleanText(reference) !== reference) return undefined;
      // Devices send the id; a slug comes only from a caller that has not loaded the place yet.
      const byId = /^[1-9]\d{0,8}$/.test(reference) ? await versionById(store.read, Number(reference)) : undefined;
      return current(store.read, byId ?? (await versionBySlug(store.read, reference)));
    },
    all: async () => {
      const versions = await listVersions(store.read);
      const found = await Promise.all(versions.map((version) => current(store.read, version)));
      return found.filter((place) => place !== undefined);
    },
    at: async (db, placeId) => current(db, await versionById(db, placeId)),
  };
};
