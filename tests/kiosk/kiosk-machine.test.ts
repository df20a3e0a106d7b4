// A shared device between two guests, minute by minute. A walk through all states shows that no other behaviour is
// possible.
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import { type GuestRows, idleMs, RETRY_MS, TELLING_MS } from '#domain/kiosk/between-guests.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { KIOSK_EVENTS, kioskMachine } from '#kiosk/kiosk.machine.ts';
import { CHOSEN, device, NEEDY, NOBODY, sent, settled } from './kiosk-device.ts';

test('kiosk: asks after one minute without a touch, and clears the screen after twenty more seconds [S4.23]', async () => {
  const kiosk = device();
  expect(kiosk.value()).toBe('attract');
  kiosk.send('guest.came');
  kiosk.tell(CHOSEN);
  await kiosk.pass(59_999);
  expect(kiosk.is({ here: { presence: 'counting' } })).toBe(true);
  await kiosk.pass(1);
  expect(kiosk.is({ here: { presence: 'asking' } })).toBe(true);
  await kiosk.pass(19_999);
  expect(kiosk.resets()).toBe(0);
  await kiosk.pass(1);
  expect(kiosk.resets()).toBe(1);
  expect(kiosk.value()).toBe('clean');
});

test('kiosk: any activity restarts the minute and the twenty seconds; an answer returns to the same page', async () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.send('order.opened');
  for (let round = 0; round < 5; round++) {
    await kiosk.pass(50_000);
    kiosk.send('guest.seen');
  }
  await kiosk.pass(60_000);
  await kiosk.pass(19_000);
  kiosk.send('guest.seen');
  await kiosk.pass(19_000);
  expect(kiosk.is({ here: { presence: 'asking' } })).toBe(true);
  kiosk.send('guest.stays');
  expect(kiosk.value()).toEqual({ here: { step: 'review', presence: 'counting' } });
});

test('kiosk: a table’s tablet does not ask guests who have ordered whether they are there, and shows no thanks over their menu', async () => {
  const tablet = device({ kind: 'tablet' });
  tablet.send('guest.came');
  tablet.tell(sent('received'));
  await tablet.pass(idleMs('kiosk', 10) * 5);
  expect(tablet.is({ here: { presence: 'counting' } })).toBe(true);
  await tablet.pass(idleMs('tablet', 10) * 5);
  expect(tablet.is({ here: { presence: 'counting' } })).toBe(true);
  // Staff have closed the table.
  tablet.tell(NOBODY);
  await tablet.pass(idleMs('tablet', 10));
  expect(tablet.is({ here: { presence: 'asking' } })).toBe(true);
});

test('kiosk: a table’s tablet asks before it clears an order that is not paid; a paid one is cleared at once', () => {
  const order = { status: 'ordered', total: 790 } as PlacedOrder;
  const at = (placed: PlacedOrder): GuestRows => ({
    ...NOBODY,
    orders: [{ id: 'order-0', label: 'K1-0', state: 'received', placed }],
  });
  const tablet = device({ kind: 'tablet', rows: at(order) });
  tablet.send('guest.done');
  expect(tablet.is({ here: { presence: 'leaving' } })).toBe(true);
  tablet.send('guest.stays');
  tablet.tell(at({ ...order, status: 'paid' }));
  tablet.send('guest.done');
  expect(tablet.value()).toBe('resetting');
});

test('kiosk: the idle screen does not block a guest who chose a dish before the screen was loaded', () => {
  const tablet = device({ kind: 'tablet' });
  expect(tablet.value()).toBe('attract');
  tablet.tell(CHOSEN);
  expect(tablet.is({ here: { presence: 'counting' } })).toBe(true);
});

test('kiosk: accessibility settings made on the idle screen reset after one minute; an idle device stays idle', async () => {
  const kiosk = device();
  await kiosk.pass(60_000);
  await kiosk.pass(30_000);
  kiosk.send('guest.seen');
  kiosk.tell(NEEDY);
  await kiosk.pass(59_999);
  expect([kiosk.value(), kiosk.resets()]).toEqual(['attract', 0]);
  await kiosk.pass(1);
  expect([kiosk.value(), kiosk.resets()]).toEqual(['clean', 1]);

  const other = device();
  other.tell(NEEDY);
  other.send('guest.came');
  expect(other.is({ here: { presence: 'counting' } })).toBe(true);
});

test('kiosk: a device switched off with a guest’s allergies but no dish is clean before it shows a page', async () => {
  const kiosk = device({ rows: NEEDY });
  expect(kiosk.value()).toBe('resetting');
  await kiosk.pass(0);
  expect(kiosk.value()).toBe('clean');
});

test('kiosk: closing a table clears its tablet on any page, and leaves an idle one alone', async () => {
  const used = device({ kind: 'tablet', rows: sent('received') });
  used.send('table.closed');
  expect(used.value()).toBe('resetting');
  const unsent = device({ kind: 'tablet', rows: sent('saved') });
  unsent.send('table.closed');
  expect(unsent.value()).toBe('telling');
  const chosen = device({ kind: 'tablet' });
  chosen.tell(NEEDY);
  chosen.send('table.closed');
  expect(chosen.value()).toBe('resetting');
  const atRest = device({ kind: 'tablet' });
  atRest.send('table.closed');
  expect(atRest.value()).toBe('attract');
});

test('kiosk: asks nobody while a command is being sent; the answer starts the minute', async () => {
  const tablet = device({ kind: 'tablet' });
  tablet.send('guest.came');
  tablet.tell(sent('sending'));
  expect(tablet.is({ here: { presence: 'held' } })).toBe(true);
  await tablet.pass(60_000);
  expect(tablet.is({ here: { presence: 'held' } })).toBe(true);
  tablet.tell(sent('received'));
  expect(tablet.is({ here: { presence: 'counting' } })).toBe(true);
  await tablet.pass(idleMs('tablet', 10) - 1);
  expect(tablet.is({ here: { presence: 'counting' } })).toBe(true);
});

test('kiosk: an order that arrived shows thanks, then the screen clears itself', async () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.send('order.opened');
  kiosk.tell(sent('saved'));
  expect(kiosk.value()).toEqual({ thanks: 'waiting' });
  kiosk.tell(sent('received'));
  expect(kiosk.value()).toEqual({ thanks: 'received' });
  await kiosk.pass(24_999);
  expect(kiosk.resets()).toBe(0);
  await kiosk.pass(1);
  expect(kiosk.resets()).toBe(1);
});

test('kiosk: a guest may keep the number on the screen for two minutes, and each touch starts the time anew', async () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.tell(sent('received'));
  await kiosk.pass(14_000);
  kiosk.send('guest.stays');
  expect(kiosk.value()).toEqual({ thanks: 'kept' });
  await kiosk.pass(119_000);
  kiosk.send('guest.seen');
  await kiosk.pass(119_999);
  expect(kiosk.resets()).toBe(0);
  await kiosk.pass(1);
  expect(kiosk.resets()).toBe(1);
});

test('kiosk: a guest whose order cannot be sent is asked to tell the staff before anything is cleared', async () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.tell(sent('saved'));
  await kiosk.pass(20_000);
  expect(kiosk.value()).toEqual({ thanks: 'unsent' });
  await kiosk.pass(TELLING_MS - 1);
  expect(kiosk.resets()).toBe(0);
  await kiosk.pass(1);
  expect(kiosk.resets()).toBe(1);

  const tablet = device({ kind: 'tablet' });
  tablet.send('guest.came');
  tablet.tell(sent('asking', 'received'));
  tablet.send('guest.done');
  expect(tablet.value()).toBe('telling');
  tablet.send('guest.done');
  await settled();
  expect(tablet.resets()).toBe(1);
});

test('kiosk: a guest who presses “done” also learns of an unsent order first', async () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.tell(sent('sending'));
  kiosk.send('guest.done');
  expect(kiosk.value()).toEqual({ thanks: 'unsent' });
  kiosk.tell(sent('received'));
  expect(kiosk.value()).toEqual({ thanks: 'received' });
});

test('kiosk: after a rejection the guest is back at the order, unless another order is still being sent', () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.tell(sent('sending'));
  kiosk.tell({ ...CHOSEN, orders: sent('refused').orders });
  expect(kiosk.is({ here: { presence: 'counting' } })).toBe(true);
  kiosk.tell(sent('sending', 'refused'));
  expect(kiosk.value()).toEqual({ thanks: 'waiting' });
});

test('kiosk: leaving asks a guest with a chosen dish for confirmation, and lets others go', async () => {
  const kiosk = device();
  kiosk.send('guest.came');
  kiosk.tell(CHOSEN);
  kiosk.send('guest.done');
  expect(kiosk.is({ here: { presence: 'leaving' } })).toBe(true);
  kiosk.send('guest.stays');
  expect(kiosk.is({ here: { presence: 'counting' } })).toBe(true);
  kiosk.send('guest.done');
  kiosk.send('guest.done');
  await settled();
  expect(kiosk.resets()).toBe(1);

  const other = device();
  other.send('guest.came');
  other.send('guest.done');
  await settled();
  expect(other.value()).toBe('clean');
});

test.each([
  ['something is left', ['cookie _tlt_'] as const],
  ['the storage breaks', new Error('the disk is on fire')],
])(
  'kiosk: when %s the reset is repeated once, then the device is out of service and keeps retrying',
  async (_, end) => {
    const kiosk = device({}, [end, end]);
    kiosk.send('guest.came');
    kiosk.send('guest.done');
    await settled();
    await settled();
    expect([kiosk.value(), kiosk.resets()]).toEqual(['outOfService', 2]);
    kiosk.send('guest.came');
    expect(kiosk.value()).toBe('outOfService');
    await kiosk.pass(RETRY_MS);
    expect([kiosk.value(), kiosk.resets()]).toEqual(['clean', 3]);
  },
);

test.each([
  ['at rest', { rows: NOBODY }, 'attract'],
  ['with dishes chosen', { rows: CHOSEN }, { here: { step: 'ordering', presence: 'counting' } }],
  ['with an order under way', { rows: sent('sending') }, { thanks: 'waiting' }],
  ['with the number on the screen', { rows: sent('received') }, { thanks: 'received' }],
  ['with a refused order', { rows: sent('refused') }, { here: { step: 'ordering', presence: 'counting' } }],
  ['in a reset', { rows: NOBODY, wasInterrupted: true }, 'resetting'],
  ['in a reset that had left something', { rows: CHOSEN, wasInterrupted: true }, 'resetting'],
] as const)('kiosk: a power cut %s resumes where the guest left off', (_, more, value) => {
  expect(device(more).value()).toEqual(value);
});

/** Every event that may reach a machine: presses, changed rows, the end of a reset, and time. */
const happenings = (snapshot: AnyMachineSnapshot): { readonly type: string; readonly [detail: string]: unknown }[] => [
  ...KIOSK_EVENTS.map((type) => ({ type })),
  ...[NOBODY, CHOSEN, NEEDY, sent('sending'), sent('received'), sent('refused'), sent('asking')].map((rows) => ({
    type: 'rows.read',
    rows,
  })),
  ...snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType }))),
  ...(snapshot.matches('resetting')
    ? [
        { type: 'xstate.done.actor.0.kiosk.resetting', output: [] },
        { type: 'xstate.done.actor.0.kiosk.resetting', output: ['cookie _tlt_'] },
        { type: 'xstate.error.actor.0.kiosk.resetting', error: new Error('the disk is on fire') },
      ]
    : []),
  { type: 'of.another.build' },
];

test.each(['kiosk', 'tablet'] as const)(
  'kiosk: on a %s every state is reachable, every event is harmless, and each state leads to a clean device',
  (kind) => {
    const input = { kind, idleMs: idleMs(kind, 10), rows: NOBODY, wasInterrupted: false };
    const keyOf = ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify([value, context.rows, Math.min(context.resets, 3)]);
    const [first] = initialTransition(kioskMachine, input);
    const found = new Map<string, AnyMachineSnapshot>([[keyOf(first), first]]);
    const leadsTo = new Map<string, Set<string>>();
    for (const [key, snapshot] of found) {
      const next = new Set<string>();
      for (const event of happenings(snapshot)) {
        const [to] = transition(kioskMachine, snapshot as typeof first, event as never);
        expect(to.status, `${event.type} in ${key}`).not.toBe('error');
        next.add(keyOf(to));
        if (!found.has(keyOf(to))) found.set(keyOf(to), to);
      }
      leadsTo.set(key, next);
    }
    const reached = [...found.values()];
    // A guest's rows are not reset while they contain an order whose result the guest has not seen.
    for (const [key, nexts] of leadsTo) {
      const from = found.get(key);
      const isTold = from?.matches('telling') || from?.matches({ thanks: 'unsent' }) || from?.matches('outOfService');
      const onWay = from?.context.rows.orders.some(({ state }: { state: string }) => state === 'sending');
      if (!from?.matches('here') && !from?.matches('thanks')) continue;
      if (!onWay || isTold) continue;
      expect(
        [...nexts].filter((to) => to.startsWith('["resetting"') && found.get(to)?.context.rows === from.context.rows),
        key,
      ).toEqual([]);
    }
    for (const value of ['attract', 'telling', 'resetting', 'outOfService', 'clean'] as const)
      expect(
        reached.some((one) => one.matches(value)),
        value,
      ).toBe(true);
    for (const presence of ['counting', 'held', 'asking', 'leaving'])
      expect(
        reached.some((one) => one.matches({ here: { presence } })),
        presence,
      ).toBe(kind === 'tablet' || presence !== 'held');
    for (const thanks of ['waiting', 'unsent', 'received', 'kept'])
      expect(
        reached.some((one) => one.matches({ thanks })),
        thanks,
      ).toBe(kind === 'kiosk');
    // Backwards from the clean device: every state must be able to reach the clean one.
    const ends = new Set([...found].filter(([, one]) => one.matches('clean')).map(([key]) => key));
    for (let grown = -1; grown !== ends.size; ) {
      grown = ends.size;
      for (const [key, nexts] of leadsTo) if ([...nexts].some((to) => ends.has(to))) ends.add(key);
    }
    expect([...found.keys()].filter((key) => !ends.has(key))).toEqual([]);
  },
);
