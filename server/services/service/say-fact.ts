// Records a fact about an order: checked by the facts table, appended to the journal, and merged into the order's row.

import { judgeFact } from '#domain/order/fact-rules.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { foldFact, type OrderFact, type SeenBy } from '#domain/order/order-facts.ts';
import { standingLines } from '#domain/order/standing/void-line.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { isCooked } from '#domain/staff/staff-rights.ts';
import { appendJournal } from '../../store/journal.ts';
import { findOrder } from '../../store/order/orders.ts';
import { findRecord, type OrderRecord, saveRecord } from '../../store/service/order-facts.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlaces } from '../place/published-places.ts';
import { areForWaiters, stationsThatShow } from './station-reach.ts';

/** `by`: the displayed name; empty: an automatic rule, or a printer. */
export interface Saying {
  readonly placeId: number;
  readonly by: string;
  /** Id of the person or screen, because two may have the same name. */
  readonly byId?: string;
  readonly at: number;
  /** The fact comes from a kitchen screen. */
  readonly station?: true;
  /** Name of the manager whose PIN approved it; absent: no approval was needed. */
  readonly approvedBy?: string | undefined;
  /** The place's smallest coin, minor units; absent: no cash is involved. */
  readonly coin?: number;
}

/** Writes the fact without a check. Returns the order's new record. */
export const writeFact = async (
  tx: Tx,
  { placeId, by, byId, at, station, approvedBy }: Saying,
  order: Pick<PlacedOrder, 'id' | 'status' | 'sessionId' | 'orderer'>,
  record: OrderRecord,
  fact: OrderFact,
): Promise<OrderRecord> => {
  const facts = foldFact(record.facts, { fact, at, by, station });
  const isTaken = facts.accepted !== record.facts.accepted;
  const after = { ...record, facts, ...(isTaken && { acceptedById: byId }) };
  await saveRecord(tx, placeId, order.id, after);
  const { id: orderId, sessionId, orderer, status } = order;
  await appendJournal(tx, {
    placeId,
    at,
    type: 'order.fact',
    orderId,
    sessionId,
    orderer,
    payload: { fact, by, status, ...(station && { station }), ...(approvedBy !== undefined && { approvedBy }) },
  });
  return after;
};

type Verdict = ReturnType<typeof judgeFact>;

/** Verdict of the facts table. */
export const verdictOn = (
  { status, lines }: PlacedOrder,
  { facts, moved, acceptedById }: OrderRecord,
  fact: OrderFact,
  saying: Saying,
): Verdict => {
  const cookedAt = isCooked(status) ? moved?.at : undefined;
  return judgeFact({ status, facts, lines: lines.length }, fact, { ...saying, cookedAt, acceptedById });
};

/** Answer for a fact that is not written: already true, or another person was first. */
export const refuseFact = (
  verdict: Exclude<Verdict, 'said'>,
  { status }: PlacedOrder,
  { facts, moved }: OrderRecord,
  fact: OrderFact,
): Result<void, StaffRefusal> => {
  switch (verdict) {
    case 'known':
      return ok(undefined);
    case 'done_already': {
      const first =
        fact.kind === 'lineVoid'
          ? facts.lineVoids?.[fact.line]
          : fact.kind === 'confirmed'
            ? facts.confirmed
            : facts.accepted;
      return fail({ code: verdict, ...(first && { by: first.by, at: first.at }) });
    }
    case 'moved_on':
      return fail({ code: verdict, ...moved, status });
    case 'too_late':
    case 'last_dish':
    case 'invalid_command':
      return fail({ code: verdict });
  }
};

/** Records a fact, or returns who settled it differently and when. */
export const sayFact = async (
  tx: Tx,
  saying: Saying,
  orderId: string,
  fact: OrderFact,
): Promise<Result<void, StaffRefusal>> => {
  const order = await findOrder(tx.db, saying.placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  const record = await findRecord(tx.db, saying.placeId, orderId);
  const verdict = verdictOn(order, record, fact, saying);
  if (verdict !== 'said') return refuseFact(verdict, order, record, fact);
  await writeFact(tx, saying, order, record, fact);
  return ok(undefined);
};

/**
 * A waiter's screen has shown the order. Counts only when no station has a screen or printer for any part of it, which is
 * checked again now because the phone may have been offline.
 */
export const sayShownToWaiter = async (
  tx: Tx,
  places: PublishedPlaces,
  saying: Saying,
  orderId: string,
): Promise<Result<void, StaffRefusal>> => {
  const order = await findOrder(tx.db, saying.placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  const place = await places.at(tx.db, saying.placeId);
  const counts = place !== undefined && (await areForWaiters(tx.db, place, standingLines(order.lines)));
  return counts ? sayFact(tx, saying, orderId, { kind: 'seen', by: 'screen', toWaiter: true }) : ok(undefined);
};

/**
 * A station's screen or paper has shown its part. The order is seen when no other station with a screen or printer has an
 * unseen part. `station` undefined: all of it was shown at once.
 */
export const sayShown = async (
  tx: Tx,
  places: PublishedPlaces,
  saying: Saying,
  orderId: string,
  { by, station }: { readonly by: SeenBy; readonly station: string | undefined },
): Promise<Result<void, StaffRefusal>> => {
  const seen = { kind: 'seen', by, ...(station !== undefined && { station }) } as const;
  const order = await findOrder(tx.db, saying.placeId, orderId);
  if (!order) return fail({ code: 'unknown_order' });
  const place = station === undefined ? undefined : await places.at(tx.db, saying.placeId);
  if (!place) return sayFact(tx, saying, orderId, seen);
  const { facts } = await findRecord(tx.db, saying.placeId, orderId);
  const shown = new Set([station, ...Object.keys(facts.shownAt ?? {})]);
  const left = (await stationsThatShow(tx.db, place, standingLines(order.lines))).some((id) => !shown.has(id));
  return sayFact(tx, saying, orderId, { ...seen, ...(left && { partly: true }) });
};
