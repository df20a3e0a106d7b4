import { readOrders } from '#db/order-table.ts';
import { listEntries } from '#db/outbox-table.ts';
import type { PlacedOrder } from '#domain/order.ts';
import type { OutboxEntry } from '#domain/outbox.ts';
import { useMenu } from './menu-context.tsx';
import { useSession } from './session-context.tsx';
import { useRows } from './use-rows.ts';

const NO_ENTRIES: readonly OutboxEntry[] = [];
const NO_ORDERS: readonly PlacedOrder[] = [];

/** What was sent from this device at the open place and has not been put away by the guest, the newest first. */
export function useEntries(): readonly OutboxEntry[] {
  const { place } = useMenu();
  return (
    useRows(
      async (db) => {
        const entries = (await listEntries(db)).filter((entry) => entry.placeId === place.id).reverse();
        const orders = await db.orders.bulkGet(entries.map(({ id }) => id));
        // The row of orders follows the kitchen; the entry only knows what it was told at first.
        return entries.map((entry, at) => (orders[at] ? { ...entry, order: orders[at] } : entry));
      },
      [place.id],
    ) ?? NO_ENTRIES
  );
}

/** The orders that the server has of this sitting, whoever at the table sent them. */
export function useOrders(): readonly PlacedOrder[] {
  const { place } = useMenu();
  const { session } = useSession();
  return (
    useRows(async (db) => (session ? readOrders(db, place.id, session.id) : NO_ORDERS), [place.id, session?.id]) ??
    NO_ORDERS
  );
}
