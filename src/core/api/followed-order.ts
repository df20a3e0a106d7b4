// The order of a follow link. Separate from other orders, because no first card needs it.
import { HEADERS } from '#contract/headers.ts';
import { parsePlacedOrder } from '#contract/order/order.ts';
import { isRefusal } from '#contract/order/order-answer.ts';
import type { FollowKey } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

/** "gone": no order of this place has that link, or the link has expired. */
export async function getFollowedOrder(
  http: Http,
  place: number,
  key: FollowKey,
  currency: Currency,
): Promise<Result<PlacedOrder | 'gone', ApiFailure>> {
  // In a header, since URLs are logged.
  const answer = await http.read('orders/followed', { place, headers: { [HEADERS.orderSecrets]: key } });
  if (!answer.ok) {
    const { error } = answer;
    return error.kind === 'responded' && isRefusal(error.body, 'unknown_order') ? ok('gone') : answer;
  }
  const order = parsePlacedOrder(answer.value.body, currency);
  return order.ok ? ok(order.value) : fail({ kind: 'other' });
}
