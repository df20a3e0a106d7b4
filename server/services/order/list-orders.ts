import { withLeft } from '#domain/bill/left-to-pay.ts';
import { isCounter } from '#domain/order/handover.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Settings } from '#domain/place/settings.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findAnswer, listOrders, type StoredAnswer } from '../../store/order/orders.ts';
import { hashSecret } from '../../store/secrets.ts';
import { paidOf } from '../../store/service/payments-rows.ts';
import { findToken } from '../../store/session/sittings.ts';
import { guestsOfOrders } from '../../store/session/table-guests.ts';
import { ordererOfSitting } from '../outbox/take-command.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { isAlive } from '../session/table-session.ts';
import { isOwnAnswer } from './order-answers.ts';
import { tellOrders } from './tell-orders.ts';

const HOUR = 3_600_000;

/** Whether an order is still in the table's list; an unpaid order leaves it after a while. [S9.15] */
export const isListed = (order: PlacedOrder, settings: Pick<Settings, 'orderExpireHours'>, now: number): boolean =>
  order.status === 'paid' || now - order.placedAt <= settings.orderExpireHours * HOUR;

/**
 * Orders of the sitting of a session secret; at a counter only the caller's own. `device`: the caller's device id, as
 * claimed; it finds a phone's own orders after another scan. [S7.14]
 */
export const ordersOfSession = async (
  { store, clock }: Services,
  place: PublishedPlace,
  token: string,
  device?: string,
): Promise<Result<PlacedOrder[], 'invalid_session'>> => {
  const now = clock();
  const tokenHash = hashSecret(token);
  const known = await findToken(store.read, place.id, tokenHash);
  // Always queried, so that a wrong secret takes as long as a right one.
  const orders = await listOrders(store.read, place.id, known?.sitting.id ?? '');
  if (!isAlive(known, now)) return fail('invalid_session');
  const paid = (await paidOf(store.read, place.id, [known.sitting.id])).get(known.sitting.id);
  const listed = withLeft(orders, paid).filter((order) => isListed(order, place.document.settings, now));
  const isMine = (sender: string) => sender === device || sender === tokenHash;
  const guests = await guestsOfOrders(store.read, place.id, known.sitting.id, isMine);
  // At a counter the other guests are strangers.
  if (isCounter(known.sitting.orderType))
    return ok(
      await tellOrders(
        { store },
        place,
        listed.filter(({ id }) => guests.get(id)?.isMine),
      ),
    );
  const told = await tellOrders({ store }, place, listed);
  return ok(
    told.map((order) => {
      const guest = guests.get(order.id);
      return guest ? { ...order, guest } : order;
    }),
  );
};

/** Answer to an id of the sitting; a lapsed session may ask too. */
export const answerOfOrder = async (
  { store }: Services,
  place: PublishedPlace,
  token: string,
  orderId: string,
): Promise<Result<StoredAnswer, 'invalid_session' | 'unknown_order'>> => {
  const known = await findToken(store.read, place.id, hashSecret(token));
  const stored = await findAnswer(store.read, place.id, orderId);
  if (!known) return fail('invalid_session');
  return stored && isOwnAnswer(stored, ordererOfSitting(known.sitting)) ? ok(stored) : fail('unknown_order');
};
