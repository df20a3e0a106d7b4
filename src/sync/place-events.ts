// What a place's event stream changes on the device. A gap in the numbers means: read again.
import type { PlaceEvent } from '#contract/events.ts';
import { changeAvailability } from '#db/availability-table.ts';
import type { TablDatabase } from '#db/database.ts';
import { changeOrderStatus } from '#db/order-table.ts';
import type { PlaceId } from '#domain/ids.ts';

export interface PlaceEventActions {
  /** Something was missed: orders and availability are read anew. */
  readonly readAgain: () => Promise<void>;
  readonly onMenuVersion: (version: string) => void;
}

/** Follows the numbers of one stream; the handler it gives writes each change where live queries see it. */
export function createEventHandler(db: TablDatabase, placeId: PlaceId, actions: PlaceEventActions) {
  let lastSeq: number | undefined;
  return {
    lastSeq: () => lastSeq,
    handle: async (event: PlaceEvent): Promise<void> => {
      const missed = lastSeq !== undefined && event.type !== 'hello' && event.prev > lastSeq;
      lastSeq = Math.max(lastSeq ?? 0, event.seq);
      if (missed || event.type === 'reset') await actions.readAgain();
      switch (event.type) {
        case 'order':
          // An order of somebody else at the table, not known here yet.
          if (!(await changeOrderStatus(db, event.orderId, event.status))) await actions.readAgain();
          return;
        case 'availability':
          await changeAvailability(
            db,
            { placeId, productId: event.productId, until: event.until, seq: event.seq },
            event.off,
          );
          return;
        case 'menu':
          actions.onMenuVersion(event.version);
          return;
        case 'hello':
          if (event.menuVersion !== undefined) actions.onMenuVersion(event.menuVersion);
          return;
        case 'reset':
          return;
      }
    },
  };
}
