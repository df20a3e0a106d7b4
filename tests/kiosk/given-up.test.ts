// A kiosk guest whose order by number was given up before any answer arrived.
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type GuestRows, idleMs, UNSENT_MS } from '#domain/kiosk/between-guests.ts';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { kioskMachine } from '#kiosk/kiosk.machine.ts';

const rows = (state: EntryState): GuestRows => ({
  hasChosen: state === 'expired',
  hasTraces: false,
  orders: [{ id: 'order', label: 'K1-1', state }],
});

test('given-up order: the screen returns to an order that expires while its guest is asked to tell the staff', () => {
  const clock = new SimulatedClock();
  const input = { kind: 'kiosk', idleMs: idleMs('kiosk', 10), rows: rows('saved'), wasInterrupted: false } as const;
  const kiosk = createActor(kioskMachine, { clock, input }).start();
  clock.increment(UNSENT_MS);
  expect(kiosk.getSnapshot().matches({ thanks: 'unsent' })).toBe(true);
  kiosk.send({ type: 'rows.read', rows: rows('expired') });
  expect(kiosk.getSnapshot().matches({ here: { presence: 'counting' } })).toBe(true);
});
