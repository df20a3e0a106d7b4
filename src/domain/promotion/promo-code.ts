// Promo codes: a word that a guest enters, and what it takes off an order while it holds. [S3.27]
import { placeTime } from '../place/hours.ts';
import type { DiscountTier, OrderType } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';

/** Terms that a guest may know of a code that they have entered. */
export interface PromoTerms {
  /** Upper case, as `readPromoCode` gives it. */
  readonly code: string;
  readonly valueType: DiscountTier['valueType'];
  /** Percent with at most two decimals, or minor units. */
  readonly value: number;
  /** No other discount on the order holds beside it. */
  readonly ignoresOtherDiscounts: boolean;
  /** Empty: on every way to order. */
  readonly orderTypes: readonly OrderType[];
  /** Minutes as the place's clock and calendar show them, "2026-12-24T18:00"; the code ends as `until` begins. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** The order without its discounts must come to that much. */
  readonly minimum: Minor;
}

/** The code as its place keeps it. */
export interface PromoCode extends PromoTerms {
  /** How many orders may have it in all, and of one guest; undefined: any number. */
  readonly uses: number | undefined;
  readonly usesPerGuest: number | undefined;
  readonly isOff: boolean;
}

/**
 * Why a code takes nothing off, the weightiest first.
 *
 * unknown           no code of this place
 * expired           its time is over, or the owner has switched it off
 * not_yet           its time has not come
 * used_up           as many orders have had it as may
 * used_by_guest     this guest has had it as often as a guest may
 * wrong_order_type  it holds for other ways to order
 * below_minimum     the order is too small
 * better_without    it suffers no other discount beside it, and those take off more
 */
export const PROMO_FAULTS = [
  'unknown',
  'expired',
  'not_yet',
  'used_up',
  'used_by_guest',
  'wrong_order_type',
  'below_minimum',
  'better_without',
] as const;
export type PromoFault = (typeof PROMO_FAULTS)[number];

export const LONGEST_CODE = 24;

/** The typed text as codes are written; undefined: no code can be written so. */
export const readPromoCode = (typed: string): string | undefined => {
  const code = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9-]{8,24}$/.test(code) ? code : undefined;
};

/** "2026-12-24T18:00": a day of the calendar and a time of it, so that equal texts are equal moments. */
export const isPlaceMinute = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return false;
  const at = new Date(`${text}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** The minute that the place's clock shows. */
export const placeMinute = (now: number, timeZone: string): string => {
  const { date, minutes } = placeTime(now, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** A tablet on a table is the table, unless a code names tablets itself. */
const isFor = (orderTypes: readonly OrderType[], orderType: OrderType | undefined): boolean =>
  orderTypes.length === 0 ||
  (orderType !== undefined && orderTypes.includes(orderType)) ||
  (orderType === 'tablet_mode' && orderTypes.includes('spot'));

/** Why the terms do not hold for an order now, as far as the order and the clock tell; undefined: they hold. */
export const termsFault = (
  { orderTypes, from, until, minimum }: PromoTerms,
  order: {
    readonly orderType: OrderType | undefined;
    /** Without discounts. */
    readonly subtotal: Minor;
    readonly now: number;
    readonly timeZone: string;
  },
): PromoFault | undefined => {
  const minute = placeMinute(order.now, order.timeZone);
  if (until !== undefined && minute >= until) return 'expired';
  if (from !== undefined && minute < from) return 'not_yet';
  if (!isFor(orderTypes, order.orderType)) return 'wrong_order_type';
  return order.subtotal < minimum ? 'below_minimum' : undefined;
};

/** Why nobody, or not this guest, may use the code once more; undefined: they may. */
export const usesFault = (
  { uses, usesPerGuest }: Pick<PromoCode, 'uses' | 'usesPerGuest'>,
  used: { readonly inAll: number; readonly byGuest: number },
): PromoFault | undefined => {
  if (uses !== undefined && used.inAll >= uses) return 'used_up';
  return usesPerGuest !== undefined && used.byGuest >= usesPerGuest ? 'used_by_guest' : undefined;
};

/** Terms of a code that a guest may know. */
export const termsOf = ({ uses: _, usesPerGuest: __, isOff: ___, ...terms }: PromoCode): PromoTerms => terms;

/** The server's answer about a code: its terms, or why there are none. */
export type PromoAnswer =
  | { readonly terms: PromoTerms; readonly fault?: undefined }
  | { readonly fault: PromoFault; readonly terms?: undefined };
