// Closed list of the server's final refusal codes. Only these, and an unknown code of a newer server with the order's own
// id, settle an outbox entry; any other answer (a 500, a captive portal's page) leaves it waiting.
import type { IngredientId, ProductId } from '../ids.ts';
import type { Minor } from '../pricing/money.ts';
import type { PromoAnswer } from '../promotion/promo-code.ts';
import type { Quote } from './order.ts';

/** Spelt as on the wire; each code has the same meaning everywhere. [S8.03–S8.10] */
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

/** Subjects of `invalid_order`: fields of the order page without a code of their own. Spelt as on the wire. */
export const REFUSED_FIELDS = [
  'pickupPlace',
  'room',
  'additionalType',
  'email',
  'payment',
  'cutlery',
  'comment',
] as const;
export type RefusedField = (typeof REFUSED_FIELDS)[number];

/** Replaces a code that this build does not know. No server sends it. [S8.11] */
export const UNKNOWN_REFUSAL = 'unknown_refusal';

export interface Refusal {
  readonly code: RefusalCode | typeof UNKNOWN_REFUSAL;
  /** With `invalid_order`: the affected field; absent: none, or an older server did not send it. */
  readonly field?: RefusedField | undefined;
  /** Affected dishes, if any. */
  readonly productIds: readonly ProductId[];
  readonly ingredientIds: readonly IngredientId[];
  /** Dishes with fewer portions left than ordered, with the number left; absent: none. */
  readonly portions?: readonly { readonly productId: ProductId; readonly left: number }[] | undefined;
  /** Current price: with `price_changed` of the whole order, with a reason about dishes of the remaining ones. */
  readonly quote: Quote | undefined;
  /** With `min_order_price_for_radius_not_fulfilled`: the minimum order for that address. */
  readonly minimum?: Minor | undefined;
  /** With `slot_full`, `invalid_time`, and `place_closed` when orders are taken ahead: the next possible time, epoch ms. */
  readonly nextAt?: number | undefined;
  /** With `place_closed`: next opening, epoch ms; absent: unknown. */
  readonly opensAt?: number | undefined;
  /** With `price_changed`: state of the order's promo code; absent: the order has none. */
  readonly promo?: PromoAnswer | undefined;
  /** The server's own text, which replaces ours. [S8.08] */
  readonly words?: string | undefined;
  /** With `unknown_refusal`: the unknown code. */
  readonly said?: string | undefined;
}

/** A refusal about the session or its table deletes the session token; one about a sold-out dish does not. [S4.04] */
export const dropsSession = (code: string): boolean => code === 'session_closed';

/** True for dishes of another venue: no line returns, and the cart starts empty. [S8.04] */
export const clearsCart = (code: string): boolean => code === 'invalid_products_for_place';
