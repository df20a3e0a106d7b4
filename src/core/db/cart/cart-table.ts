// Cart of a place, one row, the source of truth. The page's mirrors are read only when the row is missing.
import type { Transaction } from 'dexie';
import { readStoredCart } from '#contract/stored.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { DeviceKey } from '#core/db/device/device-keys.ts';
import { readOrderNumber } from '#core/db/promotion/order-number-table.ts';
import { readRegisteredDiscount } from '#core/db/promotion/registered-discount-table.ts';
import { liveVisitIdAt } from '#core/db/visit/live-visit.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { clearCart } from '#domain/cart/clear-cart.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Place } from '#domain/place/place.ts';
import type { Further } from '#domain/pricing/pricing.ts';

const OPENED_PLACE: DeviceKey = 'opened-place';
const TAKEN_PRESSES: DeviceKey = 'taken-presses';
/** Maximum number of remembered presses; older ones are long done. */
const MOST_TAKEN = 500;

/** undefined: the device has no cart record of the place, unlike an empty cart. */
export const readCart = async (db: TablDatabase, placeId: PlaceId): Promise<Cart | undefined> =>
  readStoredCart(await db.carts.get(placeId));

/**
 * The cart with all inputs of its price: promo code, order number, the customer's discount and spending, and the service
 * charge. `hasUser`: a user is signed in; only then do discount and points apply.
 */
export const readPricedCart = async (
  db: TablDatabase,
  { id, serviceCharge, discountsCustomers }: Pick<Place, 'id' | 'serviceCharge' | 'discountsCustomers'>,
  hasUser: boolean,
): Promise<{ readonly cart: Cart | undefined; readonly further: Further | undefined }> => {
  const cart = await readCart(db, id);
  const terms = {
    promo: cart?.promo,
    orderNumber: await readOrderNumber(db, id),
    registered: hasUser && discountsCustomers ? await readRegisteredDiscount(db, id) : undefined,
    spending: hasUser ? cart?.spending : undefined,
  };
  const service = serviceCharge && (await import('#domain/pricing/service-charge.ts').catch(() => undefined));
  const served = (further?: Further) => (service ? service.withService(serviceCharge, further) : further);
  if (Object.values(terms).every((one) => !one)) return { cart, further: served() };
  // Lazy, since few carts need this rule. When loading fails, the price is computed without the rule: the server
  // confirms a different price with the guest.
  const rules = await import('#domain/pricing/further-discounts.ts').catch(() => undefined);
  return { cart, further: served(rules?.furtherDiscounts(terms)) };
};

/**
 * Cart of a place when it is opened; it belongs to the live visit from then on. `mirror` is read only when there is no
 * record, and its result becomes the record.
 */
export const openCart = (db: TablDatabase, placeId: PlaceId, mirror: () => Cart | undefined): Promise<Cart> =>
  db.transaction('rw', db.carts, db.visits, async (tx) => {
    const carts: TablDatabase['carts'] = tx.table('carts');
    const row = await carts.get(placeId);
    const found = row === undefined ? (mirror() ?? emptyCart(placeId)) : readStoredCart(row);
    const cart = found ?? emptyCart(placeId);
    if (row !== undefined && (!found || found.visitId !== undefined)) return cart;
    const visit = await liveVisitIdAt(tx.table('visits'), placeId);
    const owned = visit ? { ...cart, visitId: visit } : cart;
    await carts.put(owned);
    return owned;
  });

/** Reads, changes and writes in one transaction, so that two tabs lose no line. */
export const changeCart = (db: TablDatabase, placeId: PlaceId, change: (cart: Cart) => Cart): Promise<Cart> =>
  db.transaction('rw', db.carts, db.visits, (tx) => changeWithin(tx, placeId, change));

/**
 * Applies a press made before the app loaded, unless it was counted already: here, in another tab, or before a reload. Press
 * and cart are written in one transaction.
 */
export const changeCartOnce = (
  db: TablDatabase,
  placeId: PlaceId,
  press: string,
  change: (cart: Cart) => Cart,
): Promise<void> =>
  db.transaction('rw', db.carts, db.visits, db.device, async (tx) => {
    const device: TablDatabase['device'] = tx.table('device');
    const value = (await device.get(TAKEN_PRESSES))?.value;
    const taken: readonly unknown[] = Array.isArray(value) ? value : [];
    if (taken.includes(press)) return;
    await device.put({ key: TAKEN_PRESSES, value: [...taken, press].slice(-MOST_TAKEN) });
    await changeWithin(tx, placeId, change);
  });

async function changeWithin(tx: Transaction, placeId: PlaceId, change: (cart: Cart) => Cart): Promise<Cart> {
  const carts: TablDatabase['carts'] = tx.table('carts');
  const cart = readStoredCart(await carts.get(placeId)) ?? emptyCart(placeId);
  const changed = change(cart);
  if (changed === cart) return cart;
  // The first cart row of a place belongs to the current guest, so that this guest sees an order made from the cart.
  const visitId = changed.visitId ?? (await liveVisitIdAt(tx.table('visits'), placeId));
  const owned = visitId ? { ...changed, visitId } : changed;
  await carts.put(owned);
  return owned;
}

/** The last opened place, on which the carts' lifetime depends. [S4.05] */
export async function readOpenedPlace(db: TablDatabase): Promise<PlaceId | undefined> {
  const value = (await db.device.get(OPENED_PLACE))?.value;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? (value as PlaceId) : undefined;
}

/**
 * Stores the opened place, and empties the carts of all others in the same transaction; their records stay, so that no
 * mirror restores lines. The screen must ask the guest first. [S4.05]
 */
export const openPlace = (db: TablDatabase, placeId: PlaceId): Promise<void> =>
  db.transaction('rw', db.carts, db.device, async () => {
    await db.device.put({ key: OPENED_PLACE, value: placeId });
    for (const row of await db.carts.toArray()) {
      if (row.placeId === placeId) continue;
      const cart = readStoredCart(row) ?? emptyCart(row.placeId);
      const cleared = clearCart(cart);
      if (cleared !== row) await db.carts.put(cleared);
    }
  });
