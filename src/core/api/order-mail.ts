// Whether the server sends the link to an order by mail.
import { parseOrderMail } from '#contract/order/order-mail.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { Http } from './http.ts';

/** false where nobody can say: then no address is asked for. */
export async function getOrderMail(http: Http, place: PlaceId): Promise<boolean> {
  const answer = await http.read('order-mail', { place });
  return answer.ok && parseOrderMail(answer.value.body);
}
