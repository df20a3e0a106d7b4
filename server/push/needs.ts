// What needs somebody at a place now, of all that its screens ring for.
import { unacceptedSince, unseenSince } from '#domain/service/board.ts';
import { paperTrouble } from '../services/printing/paper-trouble.ts';
import { ordersSince } from '../store/service/board-orders.ts';
import { openCalls } from '../store/service/calls.ts';
import type { Store } from '../store/store.ts';

/** Older than that nothing is news any more: whoever comes to work reads it on a page. */
const NEWS_MS = 15 * 60_000;

export interface Need {
  /** One and the same for as long as it stands. */
  readonly key: string;
  readonly kind: 'unseen' | 'unseenNumber' | 'unaccepted' | 'unacceptedNumber' | 'call' | 'bill' | 'printer';
  /** A table, an order's number, a printer's name. */
  readonly about: string;
  /** Epoch ms. */
  readonly since: number;
}

export async function needsOf(db: Store['read'], placeId: number, now: number): Promise<readonly Need[]> {
  const [orders, calls, { printers }] = await Promise.all([
    ordersSince(db, placeId, now - NEWS_MS),
    openCalls(db, placeId),
    paperTrouble(db, placeId, now),
  ]);
  return [
    ...orders.flatMap(({ order }): Need[] => {
      const unseen = unseenSince(order, now);
      const since = unseen ?? unacceptedSince(order, now);
      if (since === undefined) return [];
      const about = order.table ?? String(order.number);
      const name = unseen === undefined ? 'unaccepted' : 'unseen';
      const kind = order.table === undefined ? (`${name}Number` as const) : name;
      // One key for both: whoever was told that nobody has seen it need not hear of it again.
      return [{ key: `unseen ${order.id}`, kind, about, since }];
    }),
    ...calls.flatMap(({ id, kind, table, at, coming }): Need[] =>
      coming || now - at > NEWS_MS ? [] : [{ key: `call ${id}`, kind, about: table, since: at }],
    ),
    ...(printers ?? []).flatMap(({ name, since }): Need[] =>
      since === undefined ? [] : [{ key: `printer ${name} ${since}`, kind: 'printer', about: name, since }],
    ),
  ];
}
