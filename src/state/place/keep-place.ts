// What of an open place is brought to the device behind everything that the guest waits for.
import type { Menu } from '#domain/menu/menu.ts';
import type { Place } from '#domain/place/place.ts';
import { sparesBytes } from '#platform/data-saver.ts';
import { shownPictures } from '#platform/shown-pictures.ts';
import { type KeepOptions, keepPaths, keepPictures } from '#sync/menu/pictures.ts';
import { keepPlacePages } from '#sync/place/place-pages.ts';
import type { OpenTabl } from '../open-tabl.ts';

/**
 * Keeps the pictures that are shown, then all others, the words of the other languages and the place's pages. Where bytes
 * are spared it ends with what the guest has opened: a dish whose picture was never seen shows its placeholder without a
 * network. Never rejects.
 */
export async function keepPlace(
  { db, http, menus }: Pick<OpenTabl, 'db' | 'http' | 'menus'>,
  place: Place,
  menu: Menu,
  options: KeepOptions,
): Promise<void> {
  const isSparing = sparesBytes();
  await keepPaths(db, shownPictures(), options).catch(() => undefined);
  if (!isSparing) {
    const pictures = keepPictures(db, menu, options).catch(() => undefined);
    await Promise.all([pictures, menus.completeLanguages(place.slug)]);
  }
  if (options.signal.aborted) return;
  await keepPlacePages({ db, http }, place, menu.version, { ...options, isSparing }).catch(() => undefined);
}
