// Whether the server mails follow links of orders, and how it sends the mails of an account.
import { type AccountMail, parseAccountMail, parseOrderMail } from '#contract/order/order-mail.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Http } from './http.ts';

/** false when unknown: the page then asks for no address. */
export async function getOrderMail(http: Http, place: PlaceId): Promise<boolean> {
  const answer = await http.read('order-mail', { place });
  return answer.ok && parseOrderMail(answer.value.body);
}

/** `undefined` when the server did not answer. */
export async function getAccountMail(http: Http, place: PlaceId): Promise<AccountMail | undefined> {
  const answer = await http.read('order-mail', { place });
  return answer.ok ? parseAccountMail(answer.value.body) : undefined;
}
