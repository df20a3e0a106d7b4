// Mapping of the domain's reasons to wire codes.

import type { NotTaken } from '#domain/order/line-verdict.ts';
import type { Reason } from '#domain/order/reasons.ts';
import type { Refusal, RefusalCode } from '#domain/order/refusal.ts';
import { INVALID_SESSION } from './order-answer.ts';

/**
 * Several reasons may share one wire code; such reasons stand next to each other in `REASONS`, the weightiest first.
 */
export const WIRE_REASONS = {
  looking_only: 'order_type_not_allowed',
  no_table: INVALID_SESSION,
  orders_paused: 'orders_not_allowed',
  place_closed: 'place_closed',
  empty_cart: 'empty_cart',
  foreign_dish: 'invalid_products_for_place',
  gone: 'inactive_products',
  out_of_stock: 'inactive_products',
  wrong_order_type: 'inactive_products',
  outside_hours: 'products_outside_hours',
  not_orderable: 'product_not_orderable',
  price_unknown: 'product_not_orderable',
  choice_wrong: 'invalid_ingredients',
  ingredient_gone: 'inactive_ingredients',
} as const satisfies Readonly<Record<Reason, RefusalCode | typeof INVALID_SESSION>>;

/** The refusal for an order that is not taken: its code, with all matching lines. [S8.03, S8.04] */
export const refusalOfReason = ({ reason, problems }: NotTaken): Refusal => {
  const code = WIRE_REASONS[reason];
  const guilty = problems.filter((problem) => WIRE_REASONS[problem.reason] === code);
  const short = new Map(
    guilty.flatMap(({ productId, left }) => (left === undefined ? [] : [[productId, left] as const])),
  );
  return {
    code,
    productIds: [...new Set(guilty.map(({ productId }) => productId))],
    ingredientIds: [...new Set(guilty.flatMap(({ ingredientIds }) => ingredientIds))],
    quote: undefined,
    ...(short.size > 0 && { portions: [...short].map(([productId, left]) => ({ productId, left })) }),
  };
};
