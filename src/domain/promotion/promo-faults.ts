/**
 * Why a code gives no discount, weightiest first.
 *
 * unknown           the place has no such code
 * expired           its time is over, or the owner has switched it off
 * not_yet           its time has not begun
 * used_up           the maximum number of orders has used it
 * used_by_guest     this guest has used it the maximum number of times
 * wrong_order_type  it is for other order types
 * below_minimum     the order is too small
 * better_without    it excludes other discounts, and those take off more
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
