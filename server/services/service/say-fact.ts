// A fact about an order: judged by the table of facts, written to the journal, and folded into the order's row.

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

/** `by`: the name that people read; empty: the venue's own rule, or a printer. */
export interface Saying {
  readonly placeId: number;
  readonly by: string;
  /** Id of the person, or of the screen: two may have one name. */
  readonly byId?: string;
  readonly at: number;
  /** The speaker is a screen of the kitchen. */
  readonly station?: true;
  /** The manager whose PIN allows it, by name; absent: none was needed. */
  readonly approvedBy?: string | undefined;
  /** The smallest coin of the place, minor units; absent: nobody pays in cash by this. */
  readonly coin?: number;
}

/** Writes it, whatever the table says. Gives the order's record after it. */
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

/** Verdict of the table of facts. */
export const verdictOn = (
  { status, lines }: PlacedOrder,
  { facts, moved, acceptedById }: OrderRecord,
  fact: OrderFact,
  saying: Saying,
): Verdict => {
  const cookedAt = isCooked(status) ? moved?.at : undefined;
  return judgeFact({ status, facts, lines: lines.length }, fact, { ...saying, cookedAt, acceptedById });
};

/** The answer where a fact is not written: it was so already, or somebody was first. */
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

/** Says a fact, or by whom and when it was settled otherwise. */
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
 * A waiter's screen has shown the order. It counts where no station has a screen or a printer for any of it: the kitchen is
 * asked of the moment, because the phone may have been cut off since.
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
 * A station's screen or paper has shown its part. The whole order is seen when no other station is left that has a part of it
 * and a screen or a printer to show it. `station` undefined: all of it was shown at once.
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
