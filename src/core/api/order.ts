// The orders of a table session. [S7.14, S7.16]
import { HEADERS } from '#contract/headers.ts';
import { parseOrders } from '#contract/order/order.ts';
import { INVALID_SESSION, isRefusal } from '#contract/order/order-answer.ts';
import { secretsToHeader } from '#contract/order/order-secret.ts';
import { OWN_SESSION, ownSessionHeader } from '#contract/session/own-session.ts';
import type { OrderSecret, SessionToken } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ApiFailure, Http } from './http.ts';

/** Orders without a table, by their secrets; unknown ones are missing from the result. */
export async function getOwnOrders(
  http: Http,
  place: number,
  secrets: readonly OrderSecret[],
  currency: Currency,
): Promise<Result<PlacedOrder[], ApiFailure>> {
  const header = secretsToHeader(secrets);
  if (header === undefined) return ok([]);
  const answer = await http.read('orders/own', { place, headers: { [HEADERS.orderSecrets]: header } });
  if (!answer.ok) return answer;
  const orders = parseOrders(answer.value.body, currency);
  return orders ? ok(orders.items) : fail({ kind: 'other' });
}

/** `device`: identifies which orders were sent from here. `invalid_session` deletes the session token. [S8.13] */
export async function getOrders(
  http: Http,
  place: number,
  token: SessionToken,
  currency: Currency,
  now: number,
  device?: DeviceId,
): Promise<Result<PlacedOrder[], ApiFailure | { readonly kind: 'invalid_session' }>> {
  const answer = await http.send(`orders/by_table_session/${OWN_SESSION}`, {
    place,
    searchParams: { timestamp: now },
    headers: { ...ownSessionHeader(token), ...(device !== undefined && { [HEADERS.device]: device }) },
  });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  if (status === 401 && isRefusal(body, INVALID_SESSION)) return fail({ kind: 'invalid_session' });
  const orders = status === 200 ? parseOrders(body, currency) : undefined;
  if (orders) return ok(orders.items);
  return fail(body === undefined ? { kind: 'no_response' } : { kind: 'responded', status, body });
}
