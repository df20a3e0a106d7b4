// Every event that can happen to a table order, and proof that no other can.
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import type { OrderId } from '#domain/ids.ts';
import { ENTRY_STATES, type EntryState } from '#domain/outbox/outbox.ts';
import { orderingMachine } from '#shared/order/ordering.machine.ts';
import {
  NO_ROWS,
  type OrderRows,
  type OrderToWrite,
  type SaveOutcome,
  type TableOrderEvent,
  tableOrderMachine,
} from '#shared/order/table-order.machine.ts';

const id = (number: number) => `0199c000-0000-7000-8000-${String(number).padStart(12, '0')}` as OrderId;
const rows = (...states: readonly EntryState[]): OrderRows => ({
  sent: states.map((state, at) => ({ id: id(states.length - at), state })),
  toReplace: undefined,
});
const settled = () => new Promise((later) => setTimeout(later, 0));

/** An order whose saving ends when the test says so. */
const atTable = (known: OrderRows = NO_ROWS) => {
  const saves: {
    input: OrderToWrite<string>;
    resolve: (outcome: SaveOutcome) => void;
    reject: (error: Error) => void;
  }[] = [];
  const saveOrder = fromPromise<SaveOutcome, OrderToWrite<string>>(
    ({ input }) => new Promise<SaveOutcome>((resolve, reject) => void saves.push({ input, resolve, reject })),
  );
  const actor = createActor(tableOrderMachine<string>().provide({ actors: { saveOrder } }), { input: known });
  const onSaved = vi.fn();
  actor.on('order.saved', onSaved);
  actor.start();
  return {
    actor,
    saves,
    onSaved,
    send: (order = 'soup') => actor.send({ type: 'order.send', order }),
    tell: (now: OrderRows) => actor.send({ type: 'rows.read', rows: now }),
    saved: async (number: number) => {
      saves.pop()?.resolve({ ok: true, value: id(number) });
      await settled();
    },
    value: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure,
  };
};

test('table order: ten taps during saving make one order', async () => {
  const { saves, send, saved, value, onSaved } = atTable();
  for (let tap = 0; tap < 10; tap++) send();
  expect(saves).toHaveLength(1);
  expect(value()).toBe('saving');
  await saved(1);
  expect(value()).toBe('waiting');
  expect(onSaved).toHaveBeenCalledOnce();
});

test('table order: every save failure is reported, and the next press retries [S8.12]', async () => {
  const { actor, saves, send, saved, value, failure, onSaved } = atTable();
  for (const error of ['table', 'empty', 'changed', 'storage'] as const) {
    send();
    expect(failure()).toBeUndefined();
    saves.pop()?.resolve({ ok: false, error });
    await settled();
    expect([value(), failure()]).toEqual(['notSaved', error]);
  }
  send();
  saves.pop()?.reject(new Error('the disk is on fire'));
  await settled();
  expect([value(), failure()]).toEqual(['notSaved', 'storage']);
  actor.send({ type: 'order.seen' });
  expect([value(), failure()]).toEqual(['choosing', undefined]);
  send();
  await saved(1);
  expect([value(), failure()]).toEqual(['waiting', undefined]);
  expect(onSaved).toHaveBeenCalledOnce();
});

test.each(ENTRY_STATES.map((state) => [state] as const))(
  'table order: the row state "%s" sets the machine’s state, at its start and later',
  (state) => {
    const stands = ['received', 'refused', 'expired'].includes(state) ? { answered: state } : 'waiting';
    expect(atTable(rows(state, 'received')).value()).toEqual(stands);
    const later = atTable();
    later.tell(rows(state, 'received'));
    expect(later.value()).toEqual(stands);
  },
);

test('table order: an answer ends the wait, and closing it returns to choosing', () => {
  const { tell, value } = atTable(rows('sending'));
  expect(value()).toBe('waiting');
  tell(rows('received'));
  expect(value()).toEqual({ answered: 'received' });
  tell(NO_ROWS);
  expect(value()).toBe('choosing');
});

test('table order: rows read before saving do not end the wait', async () => {
  const { send, saved, tell, value } = atTable(rows('received'));
  send();
  await saved(2);
  expect(value()).toBe('waiting');
  tell(rows('received'));
  expect(value()).toBe('waiting');
  tell(rows('received', 'received'));
  expect(value()).toEqual({ answered: 'received' });
});

test('table order: rows that contain the order before its save resolves need no second report', async () => {
  const { send, saved, tell, value } = atTable();
  send();
  tell(rows('received'));
  expect(value()).toBe('saving');
  await saved(1);
  expect(value()).toEqual({ answered: 'received' });
});

test('table order: the answer to an earlier order does not hide a failed save', async () => {
  const { saves, send, tell, value, failure } = atTable(rows('sending'));
  send();
  saves.pop()?.resolve({ ok: false, error: 'storage' });
  await settled();
  tell(rows('received'));
  expect([value(), failure()]).toEqual(['notSaved', 'storage']);
});

test('table order: a changed price is accepted for one order only, however late the rows are', async () => {
  const refused = { ...rows('refused'), toReplace: id(1) };
  const { saves, send, saved, tell } = atTable(refused);
  send();
  expect(saves[0]?.input.replaces).toBe(id(1));
  // The save failed, so the rejected order was not replaced.
  saves.pop()?.resolve({ ok: false, error: 'storage' });
  await settled();
  send();
  expect(saves[0]?.input.replaces).toBe(id(1));
  await saved(2);
  tell(refused);
  send();
  expect(saves[0]?.input.replaces).toBeUndefined();
  await saved(3);
  tell({ ...rows('refused', 'received', 'refused'), toReplace: id(3) });
  send();
  expect(saves[0]?.input.replaces).toBe(id(3));
});

test('table order: every state is reachable, and every event is handled or deliberately ignored', () => {
  const outcomes: readonly SaveOutcome[] = [
    { ok: true, value: id(9) },
    { ok: false, error: 'storage' },
  ];
  const done = outcomes.map((output) => ({ type: 'xstate.done.actor.0.tableOrder.saving', output, actorId: '' }));
  const told = [NO_ROWS, ...ENTRY_STATES.map((state) => rows(state))];
  const events = [
    { type: 'order.send', order: 'soup' },
    { type: 'order.seen' },
    ...told.map((now) => ({ type: 'rows.read', rows: now })),
    ...done,
    { type: 'xstate.error.actor.0.tableOrder.saving', error: new Error('full'), actorId: '' },
  ] as readonly TableOrderEvent<string>[];
  const machine = tableOrderMachine<string>();
  const [first] = initialTransition(machine, NO_ROWS);
  const keyOf = ({ value, context }: typeof first) => JSON.stringify([value, context]);
  const name = ({ value }: typeof first) => (typeof value === 'string' ? value : JSON.stringify(value));
  const found = new Map([[keyOf(first), first]]);
  /** The states that an event leads to; empty when it is ignored. */
  const moves = new Map<string, Set<string>>();
  for (const state of found.values()) {
    for (const event of events) {
      const [next] = transition(machine, state, event);
      const move = `${name(state)} · ${event.type}`;
      moves.set(move, moves.get(move) ?? new Set());
      if (keyOf(next) === keyOf(state)) continue;
      moves.get(move)?.add(name(next));
      found.set(keyOf(next), next);
    }
  }
  const states = [...new Set([...found.values()].map(name))].toSorted();
  expect(states).toEqual([
    'choosing',
    'notSaved',
    'saving',
    'waiting',
    '{"answered":"expired"}',
    '{"answered":"received"}',
    '{"answered":"refused"}',
  ]);
  for (const from of states) {
    expect([from, ...(moves.get(`${from} · order.send`) ?? [])]).toEqual(from === 'saving' ? [from] : [from, 'saving']);
    expect([from, moves.get(`${from} · order.seen`)?.size !== 0]).toEqual([from, from === 'notSaved']);
  }
  const byRows = states.filter((state) => state !== 'saving' && state !== 'notSaved');
  for (const from of byRows) {
    expect([...new Set([from, ...(moves.get(`${from} · rows.read`) ?? [])])].toSorted()).toEqual(byRows);
  }
  for (const from of ['saving', 'notSaved']) expect([...(moves.get(`${from} · rows.read`) ?? [])]).toEqual([from]);
  expect([...(moves.get('saving · xstate.error.actor.0.tableOrder.saving') ?? [])]).toEqual(['notSaved']);
});

test('table order: a machine killed in any state resumes from the rows and sends nothing without a press', async () => {
  const told = [NO_ROWS, ...ENTRY_STATES.map((state) => rows(state)), { ...rows('refused'), toReplace: id(1) }];
  const ways: Readonly<Record<string, (one: ReturnType<typeof atTable>) => void | Promise<void>>> = {
    standing: () => undefined,
    saving: (one) => one.send(),
    'saved, and not yet in the rows': async (one) => {
      one.send();
      await one.saved(9);
    },
    'not saved': async (one) => {
      one.send();
      one.saves.pop()?.resolve({ ok: false, error: 'storage' });
      await settled();
    },
  };
  for (const known of told) {
    for (const [way, begin] of Object.entries(ways)) {
      const before = atTable(known);
      await begin(before);
      before.actor.stop();
      for (const saved of [known, { ...known, sent: [{ id: id(9), state: 'saved' as const }, ...known.sent] }]) {
        const after = atTable(saved);
        const newest = saved.sent[0]?.state;
        const isOver = newest === 'received' || newest === 'refused' || newest === 'expired';
        const stands = newest === undefined ? 'choosing' : isOver ? { answered: newest } : 'waiting';
        expect([way, newest, after.value(), after.saves.length]).toEqual([way, newest, stands, 0]);
        // The machine is alive: the next press is the next order.
        after.send();
        expect([way, newest, after.value(), after.saves.length]).toEqual([way, newest, 'saving', 1]);
        expect(after.saves[0]?.input.replaces).toBe(saved.toReplace);
      }
    }
  }
});

test('table order: without sent orders no child actor runs; a press, or rows, start the one for a table', () => {
  const saveOrder = fromPromise<SaveOutcome, OrderToWrite<string>>(() => new Promise(() => undefined));
  const begin = () => {
    const actor = createActor(orderingMachine<string>(tableOrderMachine<string>().provide({ actors: { saveOrder } })));
    actor.start();
    return actor;
  };
  const pressed = begin();
  pressed.send({ type: 'rows.read', rows: NO_ROWS });
  pressed.send({ type: 'order.seen' });
  pressed.send({ type: 'order.send', orderType: 'spot_browse', order: 'soup' });
  expect(pressed.getSnapshot().children.table).toBeUndefined();
  pressed.send({ type: 'order.send', orderType: 'room', order: 'soup' });
  expect(pressed.getSnapshot().children.table?.getSnapshot().value).toBe('saving');
  const reloaded = begin();
  reloaded.send({ type: 'rows.read', rows: rows('sending') });
  const child = reloaded.getSnapshot().children.table;
  expect(child?.getSnapshot().value).toBe('waiting');
  reloaded.send({ type: 'rows.read', rows: rows('received') });
  expect(reloaded.getSnapshot().children.table).toBe(child);
  expect(child?.getSnapshot().value).toEqual({ answered: 'received' });
});
