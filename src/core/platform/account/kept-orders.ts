// A customer's orders as last loaded, in local storage until the sign-out.
import { readKeptOrders, withKeptOrders } from '#contract/account/kept-orders.ts';
import { KEPT_ORDERS_KEY, type KeptOrders } from '#domain/account/kept-orders.ts';
import type { PlaceId } from '#domain/ids.ts';
import { readAccount } from './account-storage.ts';

/** Orders at a place of the customer who is signed in; undefined: none. */
export function keptOrdersAt(place: PlaceId): KeptOrders | undefined {
  const secret = readAccount()?.secret;
  try {
    return secret === undefined ? undefined : readKeptOrders(localStorage.getItem(KEPT_ORDERS_KEY), secret, place);
  } catch {
    return undefined;
  }
}

/** Keeps the orders that the sign-in `secret` loaded, unless that sign-in has ended here meanwhile. */
export function keepOrders(secret: string, place: PlaceId, kept: KeptOrders): void {
  if (readAccount()?.secret !== secret) return;
  try {
    const text = withKeptOrders(localStorage.getItem(KEPT_ORDERS_KEY), secret, place, kept);
    localStorage.setItem(KEPT_ORDERS_KEY, text);
  } catch {
    // Storage is full or refused: the list needs a connection.
  }
}

export function forgetKeptOrders(): void {
  try {
    localStorage.removeItem(KEPT_ORDERS_KEY);
  } catch {
    // Storage is refused, so nothing was stored.
  }
}
