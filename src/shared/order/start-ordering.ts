// Starts the ordering machine of a place with its side effects, fed by the database rows.
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { TablDatabase } from '#core/db/database.ts';
import { follow } from '#core/db/follow.ts';
import { readVisitOrders } from '#core/db/visit/shown-entries.ts';
import { askToKeepStorage } from '#core/platform/device/page-in-view.ts';
import type { PlaceId } from '#domain/ids.ts';
import { refusalToReplace } from '#domain/order/replaces.ts';
import { patiently } from '#shared/loading.ts';
import type { OrderToSave, Outbox } from '#shared/outbox/outbox.ts';
import { orderingMachine } from './ordering.machine.ts';
import { type OrderRows, type OrderToWrite, type SaveOutcome, tableOrderMachine } from './table-order.machine.ts';

/** The order on the screen when the guest pressed, which is what they agree to. */
export type PressedOrder = Omit<OrderToSave, 'replaces'>;

export interface OrderingParts {
  readonly database: () => Promise<TablDatabase>;
  readonly outbox: Outbox;
}

const makeMachine = ({ outbox }: OrderingParts) =>
  orderingMachine<PressedOrder>(
    tableOrderMachine<PressedOrder>().provide({
      actors: {
        saveOrder: fromPromise<SaveOutcome, OrderToWrite<PressedOrder>>(async ({ input: { order, replaces } }) => {
          if (!order.session && !order.details) return { ok: false, error: 'table' };
          void askToKeepStorage().catch(() => undefined);
          return outbox.save({ ...order, replaces });
        }),
      },
    }),
  );

export type OrderingActor = ActorRefFrom<ReturnType<typeof makeMachine>>;

/** Starts from the current rows; `stop` also ends the subscription to them. */
export function startOrdering(parts: OrderingParts, placeId: PlaceId): OrderingActor {
  const actor = createActor(makeMachine(parts));
  let isOver = false;
  let unfollow: (() => void) | undefined;
  void patiently(parts.database, () => !isOver).then((db) => {
    if (!db || isOver) return;
    unfollow = follow(
      db,
      (followed) => readRows(followed, placeId),
      (rows) => rows && actor.send({ type: 'rows.read', rows }),
    );
  });
  const end = () => {
    isOver = true;
    unfollow?.();
  };
  actor.subscribe({ complete: end });
  actor.start();
  return actor;
}

/** `undefined` when the rows cannot be read now; the last state stays, and the next change reads again. */
async function readRows(db: TablDatabase, placeId: PlaceId): Promise<OrderRows | undefined> {
  try {
    const orders = await readVisitOrders(db, placeId);
    const sent = orders.filter(({ dismissed }) => !dismissed).reverse();
    return { sent: sent.map(({ id, state }) => ({ id, state })), toReplace: refusalToReplace(orders) };
  } catch {
    return undefined;
  }
}
