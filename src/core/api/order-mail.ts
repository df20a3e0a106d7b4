// Whether the server mails follow links of orders.
import { parseOrderMail } from '#contract/order/order-mail.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Http } from './http.ts';

/** false when unknown: the page then asks for no address. */
export async function getOrderMail(http: Http, place: PlaceId): Promise<boolean> {
  const answer = await http.read('order-mail', { place });
  return answer.ok && parseOrderMail(answer.value.body);
}
