// Orders that this phone sent before its guest signed in become orders of the account. Asked after the sign-in, and again as
// the page starts and the network returns, until the server has answered for each order.
import { takeOrdersOver } from '#core/api/account/account.ts';
import type { Http } from '#core/api/http.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readUnownedOrders } from '#core/db/order/unowned-orders.ts';
import { readAccount } from '#core/platform/account/account-storage.ts';
import type { OrderId, PlaceId } from '#domain/ids.ts';

/** The server's answers for one sign-in: whether the order is the customer's now. */
interface Answered {
  readonly secret: string;
  readonly orders: Map<OrderId, boolean>;
}

let answered: Answered = { secret: '', orders: new Map() };

/** Returns how many orders that this phone had sent without an account are in the customer's account at the place. */
export async function takeOrders(http: Http, db: TablDatabase, at?: PlaceId): Promise<number> {
  const secret = readAccount()?.secret;
  if (secret === undefined) return 0;
  if (answered.secret !== secret) answered = { secret, orders: new Map() };
  const { orders } = answered;
  const unowned = await readUnownedOrders(db);
  const unanswered = unowned.filter(({ id }) => !orders.has(id));
  for (const place of new Set(unanswered.map(({ placeId }) => placeId))) {
    const proofs = unanswered.filter(({ placeId }) => placeId === place);
    const taken = await takeOrdersOver(http, place, proofs);
    if (taken.ok) for (const { id } of proofs) orders.set(id, taken.value.includes(id));
  }
  return unowned.filter(({ id, placeId }) => placeId === at && orders.get(id) === true).length;
}
