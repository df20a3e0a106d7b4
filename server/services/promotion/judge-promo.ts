// Validity of an order's promo code, and its number among its guest's orders: the server alone decides.
import { type PromoAnswer, readPromoCode, termsOf, usesFault } from '#domain/promotion/promo-code.ts';
import { isSharedSender } from '../../store/device/shared-senders.ts';
import { countOrdersOf, countPromoUses, forgetPromoUse, notePromoUse } from '../../store/promotion/promo-uses.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';

type Db = Store['read'];

/**
 * Whether a guest may use a code once more, and its terms: whether those hold is for the price to say. Behind a device of the
 * house stands another guest each time: of it only the uses of all count.
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

/** Number of this guest's next order, from 1; undefined: a shared device sends it, for any guest. */
export const nextOrderNumber = async (db: Db, { id }: PublishedPlace, guest: string): Promise<number | undefined> =>
  (await isSharedSender(db, id, guest)) ? undefined : (await countOrdersOf(db, id, guest)) + 1;

/** Counts the use of an order's code. */
export const takePromo = (
  tx: Tx,
  placeId: number,
  use: { readonly orderId: string; readonly code: string; readonly guest: string },
): Promise<void> => notePromoUse(tx, placeId, use);

/** Gives back what an order that is turned down has used. */
export const giveBackPromo = (tx: Tx, placeId: number, orderId: string): Promise<void> =>
  forgetPromoUse(tx, placeId, orderId);
