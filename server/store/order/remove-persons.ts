// Deletes guests' personal data from order rows; the orders stay for the accounts.

import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import { type OrderDetails, withoutPerson } from '#domain/order/order-details.ts';
import type { Tx } from '../store.ts';
import { detailsIn } from './own-orders.ts';

interface Before {
  /** Epoch ms; applies to the order's time and its wanted time. */
  readonly before: number;
  readonly now: number;
  readonly most: number;
}

/** Unreadable details may contain personal data, so they are deleted completely. */
const emptied = (details: OrderDetails | undefined): string | null =>
  details ? JSON.stringify(withoutPerson(details)) : null;

/** The ordered lines without their comments. */
const wordless = (lines: string): string =>
  JSON.stringify((JSON.parse(lines) as PlacedOrderLine[]).map(({ comment: _, ...line }) => line));

/** Deletes personal data from the oldest orders, at most `most`; returns their number. */
export const removePersons = async (tx: Tx, placeId: number, { before, now, most }: Before): Promise<number> => {
  const rows = await tx.db
    .selectFrom('orders')
    .select(['id', 'details', 'lines'])
    .where('place_id', '=', placeId)
    .where('details', 'is not', null)
    .where('person_removed_at', 'is', null)
    .where('placed_at', '<', before)
    .where((where) => where.or([where('wanted_at', 'is', null), where('wanted_at', '<', before)]))
    .orderBy('placed_at')
    .limit(most)
    .execute();
  for (const row of rows) await removePerson(tx, placeId, row, now);
  return rows.length;
};

const removePerson = async (
  tx: Tx,
  placeId: number,
  { id, details, lines }: { readonly id: string; readonly details: string | null; readonly lines: string },
  now: number,
): Promise<void> => {
  await tx.db
    .updateTable('orders')
    .set({ details: emptied(detailsIn(details)), lines: wordless(lines), guest_note: null, person_removed_at: now })
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .execute();
};

/** Deletes personal data from one order, with its comments, also from a table's order. */
export const removePersonOf = async (tx: Tx, placeId: number, id: OrderId, now: number): Promise<void> => {
  const row = await tx.db
    .selectFrom('orders')
    .select(['id', 'details', 'lines'])
    .where('place_id', '=', placeId)
    .where('id', '=', id)
    .where('person_removed_at', 'is', null)
    .executeTakeFirst();
  if (row) await removePerson(tx, placeId, row, now);
};

/** Deletes guest names of ended sittings; returns their number. */
export const removeTableNames = async (tx: Tx, placeId: number, before: number): Promise<number> => {
  const gone = tx.db
    .selectFrom('table_sessions')
    .select('id')
    .where('place_id', '=', placeId)
    .where('opened_at', '<', before)
    .where('closed_at', 'is not', null);
  const removed = await tx.db
    .deleteFrom('table_guests')
    .where('place_id', '=', placeId)
    .where('session_id', 'in', gone)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
};
