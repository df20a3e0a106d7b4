// Withdraws a staff order of which it is unknown whether it has arrived.
import { refusedToWire } from '#contract/order/order-answer.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { keyReused, REFUSED, refusalOf } from '../order/order-answers.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';

/**
 * If it has arrived, it stays and its answer is repeated. If not, its id is rejected for good, so that a late copy is not
 * cooked. Only its guest can withdraw a guest's order.
 */
export const cancelStaffOrder = (
  { store, clock }: Services,
  { id: placeId, document }: PublishedPlace,
  identity: StaffIdentity & { readonly kind: 'person' },
  id: OrderId,
): Promise<Answer> =>
  store.write(placeId, async (tx) => {
    const { currency } = document.place;
    const stored = await findAnswer(tx.db, placeId, id);
    if (stored) {
      if (stored.orderer?.kind !== 'staff') return keyReused(id, currency);
      return { status: stored.status, body: JSON.parse(stored.body) as unknown };
    }
    const body = refusedToWire(refusalOf('order_cancelled'), id, currency);
    // The table is unknown, because the order never arrived.
    const orderer: Orderer = { kind: 'staff', userId: identity.id, table: '-' };
    const answer = { fingerprint: '', sessionId: undefined, orderer, status: REFUSED, body: JSON.stringify(body) };
    await saveAnswer(tx, { placeId, id, at: clock() }, answer);
    return { status: REFUSED, body };
  });
