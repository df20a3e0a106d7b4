// Whether an order's promo code is valid, and the order's number for its guest: only the server decides.
import { type PromoAnswer, readPromoCode, termsOf, usesFault } from '#domain/promotion/promo-code.ts';
import { isSharedSender } from '../../store/device/shared-senders.ts';
import { countOrdersOf, countPromoUses, forgetPromoUse, notePromoUse } from '../../store/promotion/promo-uses.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';

type Db = Store['read'];

/**
 * Whether a guest may use a code again, and its terms, whose validity the pricing checks. A shared device has a new
 * guest each time, so only the code's total uses count on that device.
 */
export const findPromo = async (
  db: Db,
  { id, document }: PublishedPlace,
  typed: string,
  guest: string,
): Promise<PromoAnswer> => {
  const code = readPromoCode(typed);
  const promo = document.promoCodes?.find((one) => one.code === code);
  if (!promo) return { fault: 'unknown' };
  if (promo.isOff) return { fault: 'expired' };
  const used = await countPromoUses(db, id, { code: promo.code, guest });
  const byGuest = used.byGuest > 0 && (await isSharedSender(db, id, guest)) ? 0 : used.byGuest;
  const fault = usesFault(promo, { ...used, byGuest });
  return fault ? { fault } : { terms: termsOf(promo) };
};

/** Number of this guest's next order, from 1; `undefined` for a shared device. */
export const nextOrderNumber = async (db: Db, { id }: PublishedPlace, guest: string): Promise<number | undefined> =>
  (await isSharedSender(db, id, guest)) ? undefined : (await countOrdersOf(db, id, guest)) + 1;

/** Counts the use of an order's code. */
export const takePromo = (
  tx: Tx,
  placeId: number,
  use: { readonly orderId: string; readonly code: string; readonly guest: string },
): Promise<void> => notePromoUse(tx, placeId, use);

/** Returns the code use of a rejected order. */
export const giveBackPromo = (tx: Tx, placeId: number, orderId: string): Promise<void> =>
  forgetPromoUse(tx, placeId, orderId);
