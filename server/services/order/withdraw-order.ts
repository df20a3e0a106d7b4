// A guest withdraws an order that the venue has not taken yet. The order's secret proves its guest; for a hotel room, the
// secret of the room's session.
import { withdrawAnswerToWire } from '#contract/order/withdraw-order.ts';
import type { OrderId } from '#domain/ids.ts';
import { WITHDRAWN, type WithdrawRefusal } from '#domain/order/withdraw-order.ts';
import { findAnswer, findOrder } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findRecord } from '../../store/service/order-facts.ts';
import { findToken } from '../../store/session/sittings.ts';
import { ordererOfSitting } from '../outbox/take-command.ts';
import { cardPaymentsOf } from '../payment/told-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { refuseOrder } from '../service/refuse-order.ts';
import type { Answer, Services } from '../services.ts';
import { isAlive } from '../session/table-session.ts';
import { withDetails } from './list-own-orders.ts';
import { DONE, isOwnAnswer, REFUSED } from './order-answers.ts';
import { withdrawVerdict } from './withdraw-verdict.ts';

/**
 * Withdraws the order once, or says why not; both with the order as it is then. `undefined`: the secret proves no order. A
 * repeat of a withdrawal gets the same answer.
 */
export const withdrawOrder = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  { id, token }: { readonly id: OrderId; readonly token: string },
): Promise<Answer | undefined> => {
  const secretHash = hashSecret(token);
  // A waiter who accepts the order at the same moment waits for this transaction, or this one waits for theirs.
  const verdict = await store.write(place.id, async (tx): Promise<'withdrawn' | WithdrawRefusal | undefined> => {
    const stored = await findAnswer(tx.db, place.id, id);
    const known = stored && (await findToken(tx.db, place.id, secretHash));
    const isOfSession = stored && isAlive(known, clock()) && isOwnAnswer(stored, ordererOfSitting(known.sitting));
    const isProven = stored?.secretHash === secretHash || isOfSession === true;
    const order = isProven ? await findOrder(tx.db, place.id, id) : undefined;
    if (!order) return undefined;
    const record = await findRecord(tx.db, place.id, id);
    const card = (await cardPaymentsOf(tx.db, place.id, [order])).get(order.id);
    const found = await withdrawVerdict(tx.db, order, record, card);
    if (found !== 'may') return found;
    // An empty name: no person of the venue.
    await refuseOrder(tx, { placeId: place.id, by: '', at: clock() }, order, record, WITHDRAWN);
    return 'withdrawn';
  });
  const after = verdict && (await findOrder(store.read, place.id, id));
  const [order] = after ? await withDetails({ store }, place, [after]) : [];
  if (!verdict || !order) return undefined;
  const { currency } = place.document.place;
  return { status: verdict === 'withdrawn' ? DONE : REFUSED, body: withdrawAnswerToWire(verdict, order, currency) };
};
