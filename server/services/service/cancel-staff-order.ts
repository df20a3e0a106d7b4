// An order of the staff that is taken back while nobody knows whether it has arrived.
import { refusedToWire } from '#contract/order/order-answer.ts';
import type { OrderId } from '#domain/ids.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { keyReused, REFUSED, refusalOf } from '../order/order-answers.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';

/**
 * Where it has arrived, its answer is said again and it stands; where it has not, its id is refused for ever, so that a
 * late copy of it is not cooked. A guest's order is the guest's to take back.
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
    // An orderer without a table: the order that it was for never arrived.
    const orderer: Orderer = { kind: 'staff', userId: identity.id, table: '-' };
    const answer = { fingerprint: '', sessionId: undefined, orderer, status: REFUSED, body: JSON.stringify(body) };
    await saveAnswer(tx, { placeId, id, at: clock() }, answer);
    return { status: REFUSED, body };
  });
