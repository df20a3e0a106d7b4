// An order that staff take for a table, exactly once, by the rules of guests' orders. It follows the party to its present
// table, and opens a sitting when no guest has scanned.
import { refusedToWire } from '#contract/order/order-answer.ts';
import type { Orderer } from '#domain/order/orderer.ts';
import { ordererKey } from '#domain/order/orderer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { findAnswer, saveAnswer } from '../../store/order/orders.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { findPresentSitting } from '../../store/service/move-sitting.ts';
import { openSitting, type Sitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import { keyReused, REFUSED, refusalOf } from '../order/order-answers.ts';
import { fingerprintOf, type OrderRequest } from '../order/order-request.ts';
import { decideOrder } from '../order/place-order.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Answer, Services } from '../services.ts';
import { partyOrFree } from './change-table.ts';

/** Target: the table's name, and the party that sat at this table when the order was taken. */
interface ForTable {
  readonly table: string;
  readonly sitting: string | undefined;
}

/** The party's present place. */
const seatOf = async (
  tx: Tx,
  placeId: number,
  { table, sitting }: ForTable,
  at: number,
): Promise<Result<Sitting, 'unknown_table' | 'session_closed'>> => {
  if (sitting !== undefined) {
    const present = await findPresentSitting(tx.db, placeId, sitting);
    return present && present.closedAt === null ? ok(present) : fail('session_closed');
  }
  const known = await findTableNamed(tx.db, placeId, table);
  if (!known) return fail('unknown_table');
  const there = await partyOrFree(tx, { placeId, at }, known.name);
  const seat = { placeId, table: known.name, orderType: known.orderType, room: known.room ?? null };
  return ok(there ?? (await openSitting(tx, seat, at)));
};

/** Accepts or rejects a staff order; the same id gets the same answer from any staff member. */
export const takeStaffOrder = (
  services: Services,
  found: PublishedPlace,
  identity: StaffIdentity & { readonly kind: 'person' },
  request: OrderRequest,
  about: ForTable,
): Promise<Answer> => {
  const { id } = request;
  const { currency } = found.document.place;
  // The duplicate check ignores the table: equal orders for two tables are distinguished by their ids.
  const fingerprint = sha256(canonicalJson({ staff: fingerprintOf(found.id, request), ...about }));
  return services.store.write(found.id, async (tx) => {
    const stored = await findAnswer(tx.db, found.id, id);
    if (stored) {
      // Without a fingerprint, the withdrawal of the order arrived before the order.
      if (stored.fingerprint !== '' && stored.fingerprint !== fingerprint) return keyReused(id, currency);
      return { status: stored.status, body: JSON.parse(stored.body) as unknown };
    }
    const now = services.clock();
    const place = (await services.places.at(tx.db, found.id)) ?? found;
    const orderer: Orderer = { kind: 'staff', userId: identity.id, table: about.table };
    const settle = async (status: number, body: unknown, sessionId?: string): Promise<Answer> => {
      const answer = { fingerprint, sessionId, orderer, status, body: JSON.stringify(body) };
      await saveAnswer(tx, { placeId: found.id, id, at: now }, answer);
      return { status, body };
    };
    const seat = await seatOf(tx, found.id, about, now);
    if (!seat.ok) {
      return seat.error === 'session_closed'
        ? settle(REFUSED, refusedToWire(refusalOf('session_closed'), id, currency))
        : settle(REFUSED, { success: false, id, payload: { message: seat.error } });
    }
    const sitting = seat.value;
    // Orders of one person for one table: an equal one within seconds is a duplicate.
    const sender = ordererKey(orderer);
    const { orderType } = sitting;
    const one = { tx, place, orderer, sitting, orderType, sender, now, request, fingerprint, takenBy: identity.name };
    const decision = await decideOrder(one);
    if ('unsettled' in decision) return decision.unsettled;
    const { status, body } = decision.settled;
    return settle(status, status === REFUSED ? body : { ...(body as object), table: sitting.table }, sitting.id);
  });
};
