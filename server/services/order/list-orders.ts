import { withLeft } from '#domain/bill/left-to-pay.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isCounter } from '#domain/order/order-type.ts';
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

/** Whether an order still stands on the table's list: one that nobody has paid leaves it after a while. [S9.15] */
export const isListed = (order: PlacedOrder, settings: Pick<Settings, 'orderExpireHours'>, now: number): boolean =>
  order.status === 'paid' || now - order.placedAt <= settings.orderExpireHours * HOUR;

/**
 * Orders of the sitting that a secret belongs to, and of no other; at a counter the caller's own alone. `device`: the
 * caller's, as it says itself; by it alone a phone knows its own orders after another scan. [S7.14]
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
  // Asked for in any case, so that a wrong secret takes as long as a right one.
  const orders = await listOrders(store.read, place.id, known?.sitting.id ?? '');
  if (!isAlive(known, now)) return fail('invalid_session');
  const paid = (await paidOf(store.read, place.id, [known.sitting.id])).get(known.sitting.id);
  const listed = withLeft(orders, paid).filter((order) => isListed(order, place.document.settings, now));
  const isMine = (sender: string) => sender === device || sender === tokenHash;
  const guests = await guestsOfOrders(store.read, place.id, known.sitting.id, isMine);
  // A counter's other guests are strangers.
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

/** Answer to an id of the sitting's own; lapsed rights suffice to ask. */
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
