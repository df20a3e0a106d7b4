// How the server sends the mails of orders and accounts.
import { type AccountMail, type OrderMail, parseAccountMail, parseOrderMail } from '#contract/order/order-mail.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Http } from './http.ts';

/** `undefined` when the server did not answer. */
export async function getOrderMail(http: Http, place: PlaceId): Promise<OrderMail | undefined> {
  const answer = await http.read('order-mail', { place });
  return answer.ok ? parseOrderMail(answer.value.body) : undefined;
}

/** `undefined` when the server did not answer. */
export async function getAccountMail(http: Http, place: PlaceId): Promise<AccountMail | undefined> {
  const answer = await http.read('order-mail', { place });
  return answer.ok ? parseAccountMail(answer.value.body) : undefined;
}
