// Withdrawal of a sent order by its guest.
import { HEADERS } from '#contract/headers.ts';
import { parseWithdrawAnswer, type WithdrawAnswer } from '#contract/order/withdraw-order.ts';
import type { OrderId, OrderSecret, SessionToken } from '#domain/ids.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type Http, ORDER_TIMEOUT_MS } from './http.ts';

/** unheard: no answer, so the request may have arrived; it may be repeated. other: the server does not know the order. */
export async function withdrawOrder(
  http: Http,
  { place, currency }: { readonly place: number; readonly currency: Currency },
  { id, secret }: { readonly id: OrderId; readonly secret: OrderSecret | SessionToken },
): Promise<Result<WithdrawAnswer, 'unheard' | 'other'>> {
  const answer = await http.send('orders/own/withdraw', {
    method: 'post',
    place,
    json: { token: secret },
    headers: { [HEADERS.idempotencyKey]: id },
    timeout: ORDER_TIMEOUT_MS,
  });
  // Not from our own server: a portal's page counts as no answer.
  if (!answer.ok || answer.value.body === undefined || answer.value.status >= 500) return fail('unheard');
  const told = parseWithdrawAnswer(answer.value.body, id, currency);
  return told ? ok(told) : fail('other');
}
