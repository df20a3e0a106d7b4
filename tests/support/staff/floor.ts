// Staff actions for tests of other subjects: direct service calls without a sign-in.

import type { PlaceId } from '#domain/ids.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { belongsTo, canMove } from '#domain/order/order-status.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { moveOrder } from '../../../server/services/service/move-order.ts';
import { writeStatus } from '../../../server/services/service/write-status.ts';
import type { Services } from '../../../server/services/services.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { findRecord } from '../../../server/store/service/order-facts.ts';
import { closeSitting } from '../../../server/store/session/sittings.ts';

type Floor = Pick<Services, 'store' | 'clock'>;

/**
 * Moves an order one or more statuses forward, without other facts. Rejects in a manager's name; pays a table's order
 * without its bill.
 */
export const moveOrderStatus = (
  { store, clock }: Floor,
  placeId: number,
  orderId: string,
  to: OrderStatus,
): Promise<Result<void, string>> =>
  store.write(placeId, async (tx) => {
    const saying = { placeId, by: 'Maria', at: clock() };
    const order = await findOrder(tx.db, placeId, orderId);
    if (!order) return fail('unknown_order');
    if (!canMove(order.status, to) || !belongsTo(to, order.orderType)) return fail('invalid_move');
    if (to === 'rejected') {
      const manager = { kind: 'person', id: 'maria' as UserId, name: 'Maria', role: 'PLACE_ADMIN' } as const;
      const reason = { code: 'too_busy', text: '', productIds: [] } as const;
      const done = await moveOrder(
        tx,
        saying,
        { ...manager, placeId: placeId as PlaceId },
        { id: orderId, orderId, to, reason },
      );
      return done.ok ? done : fail(done.error.code);
    }
    await writeStatus(tx, saying, order, await findRecord(tx.db, placeId, orderId), to);
    return ok(undefined);
  });

/** Closes a table: later orders of the party are rejected. Returns false when the table is free. */
export const closeTableSession = ({ store, clock }: Floor, placeId: number, table: string): Promise<boolean> =>
  store.write(placeId, (tx) => closeSitting(tx, { placeId, table }, 'staff', clock()));
