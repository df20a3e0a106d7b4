// The venue's records of a shift: journal, orders, and queued papers.
import type { OrderId, SessionId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { type JournalRow, readJournal } from '../../../server/store/journal.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { latestPrintJobs, type PrintJob } from '../../../server/store/printing/print-jobs.ts';
import type { BillAsked, VenueServer } from '../venue-server.ts';

type RowOf<T extends JournalRow['type']> = Extract<JournalRow, { type: T }>;

export interface Shift {
  readonly rows: readonly JournalRow[];
  readonly of: <T extends JournalRow['type']>(type: T) => readonly RowOf<T>[];
  /** Each under the sitting by which it came. */
  readonly ledger: readonly PlacedOrder[];
  readonly bills: readonly BillAsked[];
  readonly calls: readonly { readonly id: string; readonly at: number }[];
  /** End time of each call. */
  readonly ended: ReadonlyMap<string, number>;
  readonly closed: ReadonlyMap<SessionId, number>;
  readonly mergedInto: ReadonlyMap<SessionId, SessionId>;
  /** In print order. */
  readonly jobs: readonly PrintJob[];
}

/** `from`: journal number before the shift. */
export async function readShift({ store, placeId }: VenueServer, from: number): Promise<Shift> {
  const rows = (await readJournal(store, placeId)).filter(({ seq }) => seq > from);
  const of: Shift['of'] = (type) => rows.filter((row): row is RowOf<typeof type> => row.type === type);
  const ledger: PlacedOrder[] = [];
  for (const row of of('order.placed')) {
    const order = await findOrder(store.read, placeId, row.orderId ?? '');
    if (order) ledger.push({ ...order, id: order.id as OrderId, sessionId: (row.sessionId ?? undefined) as SessionId });
  }
  return {
    ...{ rows, of, ledger },
    bills: of('bill.wanted').map(({ sessionId, at, payload }) => ({
      id: payload.commandId ?? '',
      sessionId: sessionId ?? '',
      at,
      isBrought:
        payload.commandId === undefined &&
        of('table.moved').some((move) => move.at === at && move.sessionId === sessionId),
    })),
    calls: of('call.made').map(({ payload, at }) => ({ id: payload.callId, at })),
    ended: new Map([...of('call.done'), ...of('call.withdrawn')].map(({ payload, at }) => [payload.callId, at])),
    closed: new Map(of('session.closed').map(({ sessionId, at }) => [sessionId as SessionId, at])),
    mergedInto: new Map(
      of('table.moved').flatMap(({ sessionId, payload }) =>
        payload.fromSitting === undefined ? [] : [[payload.fromSitting as SessionId, sessionId as SessionId]],
      ),
    ),
    jobs: (await latestPrintJobs(store.read, placeId, 2_000)).toReversed(),
  };
}
