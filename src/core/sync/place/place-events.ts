// Changes that a place's event stream makes on the device. A gap in the numbers means: read again.
import type { PlaceEvent } from '#contract/events.ts';
import { changeAvailability } from '#core/db/availability/availability-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { changeOrderStatus } from '#core/db/order/order-table.ts';
import type { OrderId, PlaceId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { applyStatus } from '#domain/order/order-status.ts';

export interface PlaceEventActions {
  /** The line has just been opened, or something was missed: orders and availability are read anew. Rejects if not. */
  readonly readAgain: () => Promise<void>;
  /** The party may sit at another table: its session is verified. Rejects if not. */
  readonly readTable: () => Promise<void>;
  /** A call of the table has changed: its calls are read again. Rejects if not. */
  readonly readCalls: () => Promise<void>;
  /** The payers of the table's bill have changed: it is read again. Rejects if not. */
  readonly readBill: () => Promise<void>;
  readonly onMenuVersion: (version: string) => void;
  /** This shared device is told something. */
  readonly onTold: () => void;
}

/**
 * Follows the numbers of one stream; the handler it gives writes each change where live queries see it. Where it rejects the
 * event was not done, and its number does not count: the next stream begins before it.
 */
export function createEventHandler(db: TablDatabase, placeId: PlaceId, actions: PlaceEventActions) {
  let lastSeq: number | undefined;

  /** false: the device does not know this order. */
  async function moveOrder(id: OrderId, status: OrderStatus): Promise<boolean> {
    const known = await db.orders.get(id);
    // The rows that were read again may be ahead of events that the stream still has to send.
    return known !== undefined && changeOrderStatus(db, id, applyStatus(known.status, status));
  }

  async function apply(event: PlaceEvent): Promise<void> {
    switch (event.type) {
      case 'hello':
        if (event.menuVersion !== undefined) actions.onMenuVersion(event.menuVersion);
        // Events from before the stream was open are covered by reading again.
        return actions.readAgain();
      case 'reset':
        // Before its orders: they are the new sitting's.
        await actions.readTable();
        return actions.readAgain();
      case 'order':
        // An order of somebody else at the table, not known here yet.
        if (!(await moveOrder(event.orderId, event.status)) || event.more) await actions.readAgain();
        return;
      case 'board':
        return;
      case 'told':
        return actions.onTold();
      case 'availability': {
        const { type: _, prev: __, off, ...row } = event;
        return changeAvailability(db, { placeId, ...row }, off);
      }
      case 'call':
        return actions.readCalls();
      case 'bill':
        return actions.readBill();
      case 'menu':
        return actions.onMenuVersion(event.version);
    }
  }

  return {
    lastSeq: () => lastSeq,
    handle: async (event: PlaceEvent): Promise<void> => {
      if (lastSeq !== undefined && event.type !== 'hello' && event.prev > lastSeq) await actions.readAgain();
      await apply(event);
      // A server whose journal begins anew has lower numbers: its own word counts.
      lastSeq = event.seq;
    },
  };
}
