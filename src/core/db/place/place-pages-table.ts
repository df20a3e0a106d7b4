// Pages of a place beside its menu: one record, replaced as a whole.
import type { TablDatabase } from '#core/db/database.ts';
import type { GuestGallery } from '#domain/gallery/guest-picture.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import { NOTHING_NAMED } from '#domain/service/service-offer.ts';

const PAGES_FORMAT = 1;

/** undefined: not read here yet, or unreadable for this build. */
export async function readPlacePages(db: TablDatabase, placeId: PlaceId): Promise<PlacePages | undefined> {
  const stored = await db.pages.get(placeId);
  if (stored?.format !== PAGES_FORMAT || !Array.isArray(stored.pages?.gallery)) return undefined;
  // Earlier builds stored no service: such pages get an empty version, so that they are fetched again.
  return stored.pages.service ? stored.pages : { ...stored.pages, version: '', service: NOTHING_NAMED };
}

export async function storePlacePages(db: TablDatabase, pages: PlacePages): Promise<void> {
  await db.transaction('rw', db.pages, async (tx) => {
    const table: TablDatabase['pages'] = tx.table('pages');
    const guests = (await table.get(pages.placeId))?.guests;
    await table.put({ placeId: pages.placeId, format: PAGES_FORMAT, pages, ...(guests && { guests }) });
  });
}

export const readGuestGallery = async (db: TablDatabase, placeId: PlaceId): Promise<GuestGallery | undefined> =>
  (await db.pages.get(placeId))?.guests;

/** Stored with the place's pages; without stored pages it is dropped. */
export const storeGuestGallery = async (db: TablDatabase, placeId: PlaceId, guests: GuestGallery): Promise<void> => {
  await db.pages.update(placeId, { guests });
};
