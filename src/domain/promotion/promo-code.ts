// Promo codes that guests enter, with their discounts and conditions. [S3.27]
import { placeTime } from '../place/hours.ts';
import type { DiscountTier, OrderType } from '../place/place.ts';
import type { Minor } from '../pricing/money.ts';
import type { PromoFault } from './promo-faults.ts';

/** Terms of a promo code that guests may see after entering it. */
export interface PromoTerms {
  /** Upper case, as returned by `readPromoCode`. */
  readonly code: string;
  readonly valueType: DiscountTier['valueType'];
  /** Percent with at most two decimals, or minor units. */
  readonly value: number;
  /** Excludes all other discounts on the order. */
  readonly ignoresOtherDiscounts: boolean;
  /** Empty: all order types. */
  readonly orderTypes: readonly OrderType[];
  /** Minutes by the place's clock and calendar, "2026-12-24T18:00"; `until` is exclusive. */
  readonly from: string | undefined;
  readonly until: string | undefined;
  /** Minimum order amount before discounts. */
  readonly minimum: Minor;
}

/** The promo code as stored by its place. */
export interface PromoCode extends PromoTerms {
  /** Maximum orders with the code in all, and per guest; undefined: no limit. */
  readonly uses: number | undefined;
  readonly usesPerGuest: number | undefined;
  readonly isOff: boolean;
}

export const LONGEST_CODE = 24;

/** Normalises typed text to a code; undefined: no valid code. */
export const readPromoCode = (typed: string): string | undefined => {
  const code = typed.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9-]{8,24}$/.test(code) ? code : undefined;
};

/** "2026-12-24T18:00": an existing calendar day and time in canonical form, so that texts can be compared. */
export const isPlaceMinute = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return false;
  const at = new Date(`${text}Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

/** Current minute of the place's clock. */
export const placeMinute = (now: number, timeZone: string): string => {
  const { date, minutes } = placeTime(now, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** A tablet on a table counts as the table, unless a code lists tablets itself. */
const isFor = (orderTypes: readonly OrderType[], orderType: OrderType | undefined): boolean =>
  orderTypes.length === 0 ||
  (orderType !== undefined && orderTypes.includes(orderType)) ||
  (orderType === 'tablet_mode' && orderTypes.includes('spot'));

/** Why the terms do not apply to an order now, from the order and the clock; undefined: they apply. */
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

/** Why the code cannot be used once more, by anybody or by this guest; undefined: it can. */
export const usesFault = (
  { uses, usesPerGuest }: Pick<PromoCode, 'uses' | 'usesPerGuest'>,
  used: { readonly inAll: number; readonly byGuest: number },
): PromoFault | undefined => {
  if (uses !== undefined && used.inAll >= uses) return 'used_up';
  return usesPerGuest !== undefined && used.byGuest >= usesPerGuest ? 'used_by_guest' : undefined;
};

/** The terms without internal fields. */
export const termsOf = ({ uses: _, usesPerGuest: __, isOff: ___, ...terms }: PromoCode): PromoTerms => terms;

/** The server's answer about a promo code: its terms, or why it gives none. */
export type PromoAnswer =
  | { readonly terms: PromoTerms; readonly fault?: undefined }
  | { readonly fault: PromoFault; readonly terms?: undefined };
