// A shared device for tests of its machine: the test controls the clock and the end of each reset.
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type GuestRows, idleMs, type SharedKind } from '#domain/kiosk/between-guests.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { type KIOSK_EVENTS, type KioskInput, kioskMachine } from '#kiosk/kiosk.machine.ts';

/** No guest has done anything. */
export const NOBODY: GuestRows = { hasChosen: false, hasTraces: false, orders: [] };
export const CHOSEN: GuestRows = { hasChosen: true, hasTraces: false, orders: [] };
/** A guest has enlarged the text, and done nothing else. */
export const NEEDY: GuestRows = { hasChosen: false, hasTraces: true, orders: [] };
export const sent = (...states: readonly EntryState[]): GuestRows => ({
  hasChosen: false,
  hasTraces: false,
  orders: states.map((state, at) => ({ id: `order-${at}`, label: `K1-${at}`, state })),
});
export const settled = () => new Promise((later) => setTimeout(later, 0));

/** A device whose clock and resets the test controls. */
export const device = (more: Partial<KioskInput> = {}, leftovers: readonly (readonly string[] | Error)[] = []) => {
  const clock = new SimulatedClock();
  const ends = [...leftovers];
  let resets = 0;
  const reset = fromPromise<readonly string[], SharedKind>(async () => {
    resets += 1;
    const end = ends.shift() ?? [];
    if (end instanceof Error) throw end;
    return end;
  });
  const { kind = 'kiosk' } = more;
  const input = { kind, idleMs: idleMs(kind, 10), rows: NOBODY, wasInterrupted: false, ...more };
  const actor = createActor(kioskMachine.provide({ actors: { reset } }), { clock, input });
  actor.start();
  return {
    send: (type: (typeof KIOSK_EVENTS)[number]) => actor.send({ type }),
    tell: (rows: GuestRows) => actor.send({ type: 'rows.read', rows }),
    pass: async (ms: number) => {
      clock.increment(ms);
      await settled();
    },
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(value),
    value: () => actor.getSnapshot().value,
    resets: () => resets,
  };
};
