// Stores parts of an open place on the device, after everything that the guest waits for.

import { sparesBytes } from '#core/platform/data-saver.ts';
import { followShownPictures } from '#core/platform/shown-pictures.ts';
import { type KeepOptions, keepPaths, keepPictures } from '#core/sync/menu/pictures.ts';
import { keepPlacePages } from '#core/sync/place/place-pages.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Place } from '#domain/place/place.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

/**
 * Stores every dish's picture, the other languages' texts and the place's pages. In data-saver mode, only what the guest
 * has opened; a picture never seen shows its placeholder offline. Never rejects.
 */
export async function keepPlace(
  { db, http, menus }: Pick<OpenTabl, 'db' | 'http' | 'menus'>,
  place: Place,
  menu: Menu,
  options: KeepOptions,
): Promise<void> {
  if (options.signal.aborted) return;
  const isSparing = sparesBytes();
  if (isSparing) keepShownPictures(db, options);
  else {
    const pictures = keepPictures(db, menu, options).catch(() => undefined);
    await Promise.all([pictures, menus.completeLanguages(place.slug)]);
  }
  if (options.signal.aborted) return;
  await keepPlacePages({ db, http }, place, menu.version, { ...options, isSparing }).catch(() => undefined);
}

/**
 * The worker stores what passes through it; pictures loaded before it started are stored here, from the browser's own cache.
 */
function keepShownPictures(db: OpenTabl['db'], options: KeepOptions): void {
  let turn: Promise<unknown> = Promise.resolve();
  followShownPictures((paths) => {
    turn = turn.then(() => keepPaths(db, paths, options)).catch(() => undefined);
  }, options.signal);
}
