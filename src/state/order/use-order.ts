import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { OrderId } from '#domain/ids.ts';
import { askToKeepStorage } from '#platform/browser-hints.ts';
import { useCart } from '../cart/cart-context.tsx';
import { useDiet } from '../diet/diet-context.tsx';
import { useMenu } from '../menu/menu-context.tsx';
import { useSession } from '../session/session-context.tsx';
import { useTabl } from '../tabl-context.tsx';
import { orderMachine, type SaveFailure, type SaveOutcome } from './order.machine.ts';

export interface OrderControl {
  readonly send: () => void;
  readonly isSaving: boolean;
  /** The entry that was just saved, until it was looked at. */
  readonly savedId: OrderId | undefined;
  readonly failure: SaveFailure | undefined;
  readonly seen: () => void;
}

/** "Send to kitchen": one press, one order, on disk before anything is sent. */
export function useOrder(replaces: OrderId | undefined): OrderControl {
  const { outbox } = useTabl();
  const snapshot = useMenu();
  const { session } = useSession();
  const { cart, price } = useCart();
  const { avoidance } = useDiet();
  // What is on the screen when the guest presses is what is agreed to.
  const shown = useRef({ snapshot, session, cart, price, avoidance, replaces });
  shown.current = { snapshot, session, cart, price, avoidance, replaces };
  const machine = useMemo(
    () =>
      orderMachine.provide({
        actors: {
          saveOrder: fromPromise<SaveOutcome>(async () => {
            const { session: table, ...order } = shown.current;
            if (!table) return { ok: false, error: 'table' };
            void askToKeepStorage().catch(() => undefined);
            return outbox.save({ ...order, session: table });
          }),
        },
      }),
    [outbox],
  );
  const actor = useActorRef(machine);
  const state = useSelector(actor, (snapshotOfActor) => snapshotOfActor);
  return useMemo(
    () => ({
      send: () => actor.send({ type: 'order.send' }),
      isSaving: state.matches('saving'),
      savedId: state.matches('saved') ? state.context.entryId : undefined,
      failure: state.matches('notSaved') ? state.context.failure : undefined,
      seen: () => actor.send({ type: 'order.seen' }),
    }),
    [actor, state],
  );
}
