// The place opened last, and a cart left at the previous one.

import { openPlace, readCart, readOpenedPlace } from '#core/db/cart/cart-table.ts';
import { readClient } from '#core/db/place/client-table.ts';
import { writeOpenedPlaceCookie } from '#core/platform/cookies.ts';
import { countItems } from '#domain/cart/cart.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

export interface CartElsewhere {
  readonly place: Place;
  /** Dishes, not lines. */
  readonly count: number;
}

/** The other place whose cart would be discarded if this one were opened. [S4.05] */
export async function cartElsewhere(
  { db }: Pick<OpenTabl, 'db'>,
  placeId: PlaceId,
): Promise<CartElsewhere | undefined> {
  const opened = await readOpenedPlace(db);
  if (opened === undefined || opened === placeId) return undefined;
  const cart = await readCart(db, opened);
  if (!cart || cart.lines.length === 0) return undefined;
  const place = (await readClient(db))?.places.find(({ id }) => id === opened);
  return place && { place, count: countItems(cart) };
}

/** The guest continues here: carts of other places are emptied. */
export async function enterPlace({ db }: Pick<OpenTabl, 'db'>, place: Place): Promise<void> {
  await openPlace(db, place.id);
  writeOpenedPlaceCookie(place.slug);
}
