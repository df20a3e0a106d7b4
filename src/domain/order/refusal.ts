// The closed list of reasons for which the server turns an order down for good. Only these settle an entry of the
// outbox; anything else (a 500, a captive portal's page, an unknown word) leaves it waiting.
import type { IngredientId, ProductId } from '../ids.ts';
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
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** What the reason is about, where it is about something. */
  readonly productIds: readonly ProductId[];
  readonly ingredientIds: readonly IngredientId[];
  /** With `price_changed`: what it would cost now. */
  readonly quote: Quote | undefined;
  /** With `price_changed`: what holds of the code that the order bore; absent: it bore none. */
  readonly promo?: PromoAnswer | undefined;
}

/** A refusal about the session or its table takes the session token away; a sold-out dish must not. [S4.04] */
export const dropsSession = (code: string): boolean => code === 'session_closed';
