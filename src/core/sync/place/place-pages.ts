// Fetches a place's pages when the stored ones are of another menu version.
import type { ApiFailure, Http } from '#core/api/http.ts';
import { getPlacePages } from '#core/api/place-pages.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readPlacePages, storePlacePages } from '#core/db/place/place-pages-table.ts';
import { type KeepOptions, keepPictures } from '#core/sync/menu/pictures.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import type { PlacePages } from '#domain/place/place-pages.ts';
import { ok, type Result } from '#domain/result.ts';

/** Pages of this menu version, or of a newer one; returned even when the device cannot store them. */
export async function refreshPlacePages(
  { db, http }: { readonly db: TablDatabase; readonly http: Http },
  placeId: PlaceId,
  version: string,
): Promise<Result<PlacePages, ApiFailure>> {
  const stored = await readPlacePages(db, placeId).catch(() => undefined);
  if (stored?.version === version) return ok(stored);
  const fetched = await getPlacePages(http, placeId);
  if (fetched.ok) await storePlacePages(db, fetched.value).catch(() => undefined);
  return fetched;
}

/**
 * Stores pages and their pictures for offline use, after everything that the menu needs. Without pictures when data is
 * saved. Never rejects.
 */
export async function keepPlacePages(
  dependencies: { readonly db: TablDatabase; readonly http: Http },
  place: Place,
  version: string,
  options: KeepOptions & { readonly isSparing: boolean },
): Promise<void> {
  const pages = await refreshPlacePages(dependencies, place.id, version);
  if (!pages.ok || options.signal.aborted || options.isSparing) return;
  const own = [place.logo, place.picture].filter((picture) => picture !== undefined);
  await keepPictures(dependencies.db, [...own, ...pages.value.gallery.map(({ picture }) => picture)], options).catch(
    () => undefined,
  );
}
