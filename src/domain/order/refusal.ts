// The closed list of reasons for which the server turns an order down for good. Only these settle an entry of the
// outbox, and a word of a newer server that bears the order's own id; anything else (a 500, a captive portal's page)
// leaves it waiting.
import type { IngredientId, ProductId } from '../ids.ts';
import type { Minor } from '../pricing/money.ts';
import type { PromoAnswer } from '../promotion/promo-code.ts';
import type { Quote } from './order.ts';

/** Spelt as on the wire: one word, one meaning, on every floor. [S8.03–S8.10] */
export const REFUSAL_CODES = [
  'inactive_ingredients',
  'inactive_products',
  'invalid_products_for_place',
  'invalid_ingredients',
  'product_not_orderable',
  'products_outside_hours',
  'orders_not_allowed',
  'place_closed',
  'order_type_not_allowed',
  'empty_cart',
  'too_many_dishes',
  'invalid_order',
  'price_changed',
  'session_closed',
  'order_expired',
  'order_cancelled',
  'anon_user_banned',
  'too_mony_orders_for_session_in_x_seconds',
  'idempotency_key_reused',
  'invalid_delivery_shape',
  'min_order_price_for_radius_not_fulfilled',
  'card_payment_requires_login',
  'invalid_name',
  'invalid_phone',
  'invalid_address',
  'invalid_time',
  'slot_full',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Subjects of `invalid_order`: fields of the order page that have no code of their own. Spelt as on the wire. */
export const REFUSED_FIELDS = ['pickupPlace', 'room', 'email', 'payment', 'cutlery', 'comment'] as const;
export type RefusedField = (typeof REFUSED_FIELDS)[number];

/** In the place of a word that this build does not know. No server says it. [S8.11] */
export const UNKNOWN_REFUSAL = 'unknown_refusal';

export interface Refusal {
  readonly code: RefusalCode | typeof UNKNOWN_REFUSAL;
  /** With `invalid_order`: which field it is about; absent: an older server did not say, or it is about none. */
  readonly field?: RefusedField | undefined;
  /** Dishes that the reason is about, if any. */
  readonly productIds: readonly ProductId[];
  readonly ingredientIds: readonly IngredientId[];
  /** Dishes of which fewer portions are left than were ordered, and how many; absent: none. */
  readonly portions?: readonly { readonly productId: ProductId; readonly left: number }[] | undefined;
  /** Price now: with `price_changed` of the whole order, with a reason about dishes of those that are left. */
  readonly quote: Quote | undefined;
  /** With `min_order_price_for_radius_not_fulfilled`: from which amount on orders are carried there. */
  readonly minimum?: Minor | undefined;
  /** With `slot_full` and `invalid_time`, and `place_closed` where orders are taken ahead: the next time that can be had, epoch ms. */
  readonly nextAt?: number | undefined;
  /** With `place_closed`: when the place opens, epoch ms; absent: it is not known when. */
  readonly opensAt?: number | undefined;
  /** With `price_changed`: what holds of the code that the order bore; absent: it bore none. */
  readonly promo?: PromoAnswer | undefined;
  /** The server's own words about it, which replace ours. [S8.08] */
  readonly words?: string | undefined;
  /** With `unknown_refusal`: the word that was not known. */
  readonly said?: string | undefined;
}

/** A refusal about the session or its table takes the session token away; a sold-out dish must not. [S4.04] */
export const dropsSession = (code: string): boolean => code === 'session_closed';

/** Dishes of another venue: nothing of them comes back, and the cart begins anew. [S8.04] */
export const clearsCart = (code: string): boolean => code === 'invalid_products_for_place';
