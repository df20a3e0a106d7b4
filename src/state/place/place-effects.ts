// What opening a place sets going: its visit goes on or begins, its cart comes back, its line is held, its pictures and pages are kept.
import { useEffect } from 'react';
import { openPlace, readCart, readOpenedPlace } from '#db/cart/cart-table.ts';
import { readClient } from '#db/place/client-table.ts';
import { countItems } from '#domain/cart/cart-rules.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import { readKioskCookie, writeOpenedPlaceCookie } from '#platform/cookies.ts';
import { whenCalm } from '#platform/when-calm.ts';
import { restoreCart } from '../cart/cart-actions.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useSession } from '../session/session-context.tsx';
import type { Tabl } from '../tabl.ts';
import { useTabl } from '../tabl-context.tsx';
import { sweep } from '../visit/sweeping.ts';

/** The first paint and the guest's first taps come before anything in here. */
const CALM_MS = 1_500;

export interface CartElsewhere {
  readonly place: Place;
  /** Dishes, not lines. */
  readonly count: number;
}

/** The place whose chosen dishes would be given up if this one were opened. [S4.05] */
export async function cartElsewhere({ db }: Pick<Tabl, 'db'>, placeId: PlaceId): Promise<CartElsewhere | undefined> {
  const opened = await readOpenedPlace(db);
  if (opened === undefined || opened === placeId) return undefined;
  const cart = await readCart(db, opened);
  if (!cart || cart.lines.length === 0) return undefined;
  const place = (await readClient(db))?.places.find(({ id }) => id === opened);
  return place && { place, count: countItems(cart) };
}

/** The guest goes on here: carts of other places are emptied. */
export async function enterPlace({ db }: Pick<Tabl, 'db'>, place: Place): Promise<void> {
  await openPlace(db, place.id);
  writeOpenedPlaceCookie(place.slug);
}

export function usePlaceEffects(): void {
  const tabl = useTabl();
  const { place, menu } = useMenu();
  const { session, isKnown } = useSession();

  useEffect(() => {
    let unlink: (() => void) | undefined;
    let isHere = true;
    void restoreCart(tabl.db, place).catch(() => undefined);
    // What is chosen before the visit is there belongs to it all the same.
    void import('#db/visit/visit-table.ts')
      .then(({ openVisit }) => openVisit(tabl.db, place, { now: tabl.serverNow(), isShared: readKioskCookie() }))
      .catch(() => undefined);
    const cancel = whenCalm(() => {
      void import('./place-link.ts').then(
        ({ linkToPlace }) => {
          if (isHere) unlink = linkToPlace(tabl, place);
        },
        // Without it the place is still read and ordered from.
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      cancel();
      unlink?.();
    };
  }, [tabl, place]);

  // Another sitting, or none any more: the party before it may have left.
  const sittingId = session?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the sitting changes.
  useEffect(() => {
    return isKnown ? whenCalm(() => void sweep(tabl)) : undefined;
  }, [tabl, isKnown, sittingId]);

  useEffect(() => {
    const stop = new AbortController();
    const options = { now: tabl.deviceNow, signal: stop.signal };
    const timer = setTimeout(() => {
      void import('./keep-place.ts')
        .then(({ keepPlace }) => keepPlace(tabl, place, menu, options))
        .catch(() => undefined);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [tabl, menu, place]);
}
