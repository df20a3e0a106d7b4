import { isWithdrawn } from '#domain/order/is-withdrawn.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { useRows } from '#shared/use-rows.ts';

const NO_ENTRIES: readonly OutboxEntry[] = [];
const NO_ORDERS: readonly PlacedOrder[] = [];

/** The order and outbox readers know all commands; they load after the first card. */
const orderReading = async () => {
  const [{ readShownOrders }, { readOrders }] = await Promise.all([
    import('#core/db/visit/shown-entries.ts'),
    import('#core/db/order/order-table.ts'),
  ]);
  return { readShownOrders, readOrders };
};

/** Orders of the open place's live visit that the guest has not dismissed, the newest first. */
export const useEntries = (): readonly OutboxEntry[] => useReadEntries() ?? NO_ENTRIES;

/** The orders; `undefined` until loaded. */
export function useReadEntries(): readonly OutboxEntry[] | undefined {
  const { place } = useMenu();
  return useRows(async () => {
    const { readShownOrders } = await orderReading();
    return async (db) => {
      const entries = (await readShownOrders(db, place.id)).reverse();
      const orders = await db.orders.bulkGet(entries.map(({ id }) => id));
      // The order row follows the kitchen; the entry keeps only the first answer.
      return entries.map((entry, at) => (orders[at] ? { ...entry, order: orders[at] } : entry));
    };
  }, [place.id]);
}

/** Other guests' orders at the table, the newest first; an order from this device is an entry instead. */
export function useTableOrders(): readonly PlacedOrder[] {
  const { place } = useMenu();
  const { session } = useSession();
  return (
    useRows(async () => {
      const { readOrders } = await orderReading();
      return async (db) => {
        if (!session) return NO_ORDERS;
        const orders = await readOrders(db, place.id, session.id);
        const own = await db.outbox.bulkGet(orders.map(({ id }) => id));
        return orders.filter((_, at) => own[at] === undefined).reverse();
      };
    }, [place.id, session?.id]) ?? NO_ORDERS
  );
}

/**
 * Link to the sent orders, and the state of this device's last one; `undefined` when none was sent. An order that its guest
 * withdrew has ended, and the guest knows.
 */
export function useLastSent():
  | { readonly href: string; readonly last: Pick<OutboxEntry, 'label' | 'state' | 'order'> | undefined }
  | undefined {
  const { place } = useMenu();
  const last = useEntries().find(({ order }) => !isWithdrawn(order?.facts?.reason));
  const hasOthers = useTableOrders().length > 0;
  return last || hasOthers ? { href: `/${place.slug}?show=orders`, last } : undefined;
}
