// Applies a place's event stream to the device. A gap in the numbers triggers a full reading.
import type { PlaceEvent } from '#contract/events.ts';
import { changeAvailability } from '#core/db/availability/availability-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { changeOrderStatus } from '#core/db/order/order-table.ts';
import type { OrderId, PlaceId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { applyStatus } from '#domain/order/order-status.ts';

export interface PlaceEventActions {
  /** The stream was just opened, or an event was missed: reads orders and availability again. Rejects on failure. */
  readonly readAgain: () => Promise<void>;
  /** The party may have another table: verifies its session. Rejects on failure. */
  readonly readTable: () => Promise<void>;
  /** A call of the table has changed: reads its calls again. Rejects on failure. */
  readonly readCalls: () => Promise<void>;
  /** The payers of the table's bill have changed: reads it again. Rejects on failure. */
  readonly readBill: () => Promise<void>;
  readonly onMenuVersion: (version: string) => void;
  /** A command waits for this shared device. */
  readonly onTold: () => void;
}

/**
 * Tracks the numbers of one stream; the returned handler writes each change for live queries. When it rejects, the event's
 * number does not count, so the next stream repeats it.
 */
export function createEventHandler(db: TablDatabase, placeId: PlaceId, actions: PlaceEventActions) {
  let lastSeq: number | undefined;

  /** false: unknown order. */
  async function moveOrder(id: OrderId, status: OrderStatus): Promise<boolean> {
    const known = await db.orders.get(id);
    // Freshly read rows may be ahead of events that the stream still has to send.
    return known !== undefined && changeOrderStatus(db, id, applyStatus(known.status, status));
  }

  async function apply(event: PlaceEvent): Promise<void> {
    switch (event.type) {
      case 'hello':
        if (event.menuVersion !== undefined) actions.onMenuVersion(event.menuVersion);
        // A full reading covers events from before the stream was open.
        return actions.readAgain();
      case 'reset':
        // The table is read before its orders, because the orders belong to the new sitting.
        await actions.readTable();
        return actions.readAgain();
      case 'order':
        // An order of another guest at the table that is unknown here.
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
      // A server with a new journal has lower numbers: its number counts.
      lastSeq = event.seq;
    },
  };
}
