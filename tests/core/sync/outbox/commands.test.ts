// Rules of the flusher for all kinds of commands and orderers.
import { beforeEach, expect, test } from 'vitest';
import { acceptedToWire, type RawAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import { type CommandKind, commandHeaders, type StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import { createStore } from '#core/db/outbox/outbox-store.ts';
import { createFlushLock } from '#core/sync/outbox/flush-lock.ts';
import { createFlusher, type Flusher } from '#core/sync/outbox/outbox.ts';
import type { CommandId, OrderId } from '#domain/ids.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import { BILL_AGES } from '#domain/outbox/command-ages.ts';
import { createMemoryOutbox, type MemoryOutbox } from '../../db/outbox/memory-outbox.ts';
import {
  cartOf,
  draft,
  line,
  NOW,
  orderId,
  placedOrder,
  refusal,
  session,
  TABLE,
} from '../../db/outbox/order-drafts.ts';

const MINUTE = 60_000;
const PHONE: Orderer = { kind: 'device', deviceId: 'phone-0123' as DeviceId };
const json = (status: number, body: unknown): RawAnswer => ({
  status,
  contentType: 'application/json',
  retryAfter: null,
  body,
});
const accept = (entry: StoredCommand): RawAnswer =>
  entry.kind === 'bill'
    ? json(200, { success: true, id: entry.id, expires: NOW })
    : json(201, acceptedToWire(placedOrder(entry.seq, { id: entry.id as OrderId }), draft(0).terms.currency, ''));

let now: number;
let outbox: MemoryOutbox;
let sent: string[];
let tokens: unknown[];
let answer: (entry: StoredCommand) => RawAnswer;
let flusher: Flusher;

beforeEach(async () => {
  now = NOW;
  outbox = createMemoryOutbox();
  sent = [];
  tokens = [];
  answer = accept;
  await outbox.putSession(session());
  flusher = createFlusher({
    store: outbox,
    kinds: COMMANDS,
    send: async (entry, { token }) => {
      sent.push(`${entry.kind} ${entry.seq}`);
      tokens.push(token);
      return answer(entry);
    },
    probe: async () => ({ serverNow: now }),
    clock: () => now,
    random: () => 0.999,
    lock: createFlushLock(undefined),
    onChange: () => undefined,
  });
});

const order = async (number: number, orderer: Orderer = TABLE) => {
  const cart = await outbox.changeCart(draft(number).placeId, (before) => ({
    ...cartOf(line(number)),
    revision: before.revision + 1,
  }));
  return outbox.submit(draft(number, { orderer, cartRevision: cart.revision, createdAt: now, createdWall: now }));
};
const bill = (number: number, orderer: Orderer = TABLE) => {
  const { id, placeId, labelPrefix, deviceId } = draft(number);
  const common = { id, placeId, orderer, labelPrefix, deviceId, createdAt: now, createdWall: now };
  return outbox.save({ ...common, kind: 'bill', ages: BILL_AGES, body: { paymentMethod: 'cash' } });
};
const entry = (number: number) => outbox.memory.entries.get(orderId(number));

test('a bill request is sent after earlier orders, in the same flush', async () => {
  await order(1);
  await bill(2);
  await order(3);
  await flusher.flush();
  expect(sent).toEqual(['order 1', 'bill 2', 'order 3']);
  expect(entry(2)).toMatchObject({ kind: 'bill', state: 'received', paymentMethod: 'cash' });
});

test('a bill request waits for an earlier order that needs its guest; later orders do not', async () => {
  await order(1);
  now += 6 * MINUTE;
  await bill(2);
  await order(3);
  const report = await flusher.flush();
  expect(sent).toEqual(['order 3']);
  expect(entry(1)).toMatchObject({ state: 'asking' });
  expect(entry(2)).toMatchObject({ state: 'saved', mayHaveArrived: false });
  expect(report.nextAt).toBeLessThanOrEqual(now + MINUTE);
  await flusher.decline(orderId(1));
  await flusher.flush();
  expect(sent).toEqual(['order 3', 'bill 2']);
});

test('a bill request that waited too long behind an order asks for its age, and expires like any other', async () => {
  await order(1);
  now += 6 * MINUTE;
  await bill(2);
  await flusher.flush();
  now += 6 * MINUTE;
  await flusher.flush();
  expect(entry(2)).toMatchObject({ state: 'asking', askReason: 'age' });
  now += 15 * MINUTE;
  await flusher.flush();
  expect(entry(2)).toMatchObject({ state: 'expired' });
  expect(sent).toEqual([]);
});

test('a refused bill request adds no lines to the cart', async () => {
  await bill(1);
  answer = ({ id }) => json(422, { success: false, id, payload: { message: 'already_requested' } });
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'refused', refusal: { code: 'already_requested' } });
  expect(outbox.memory.carts.size).toBe(0);
});

test('a refusal code of another command kind settles nothing', async () => {
  await bill(1);
  answer = ({ id }) => json(422, refusedToWire(refusal('price_changed'), id, draft(0).terms.currency));
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'sending', mayHaveArrived: true });
});

test('an order without a table needs no session: it is sent, and never asks for a scan', async () => {
  outbox.memory.sessions.clear();
  await order(1, PHONE);
  answer = () => json(401, { success: false, id: orderId(1), payload: { message: 'Invalid session' } });
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'sending', askReason: undefined });
  answer = accept;
  await flusher.flush({ wake: true });
  expect(entry(1)).toMatchObject({ state: 'received' });
  expect(tokens).toEqual([undefined, undefined]);
});

test('entries of different orderers do not wait for each other', async () => {
  await order(1);
  await order(2, PHONE);
  answer = (one) => (one.seq === 1 ? json(503, {}) : accept(one));
  await flusher.flush();
  expect([entry(1)?.state, entry(2)?.state]).toEqual(['sending', 'received']);
});

test('a device keeps its first id, and each command carries it', async () => {
  await order(1);
  const { id, placeId, labelPrefix } = draft(2);
  const deviceId = 'drawn-later' as DeviceId;
  const common = { id, placeId, orderer: TABLE, labelPrefix, deviceId, createdAt: now, createdWall: now };
  const second = await outbox.save({ ...common, kind: 'bill', ages: BILL_AGES, body: {} });
  expect(second).toMatchObject({ label: 'K2-2', deviceId: 'phone-0123' });
  expect(second && commandHeaders(second, { token: undefined, ageMs: 0, confirmed: false })).toMatchObject({
    'x-device': 'phone-0123',
  });
});

test('a new kind of command is one file: generic steps save, send and settle the command', async () => {
  const waiterCall: CommandKind = {
    waitsFor: [],
    read: (row) => COMMANDS.bill.read({ ...(row as object), kind: 'bill' }) && (row as StoredCommand),
    call: (one) => ({ place: one.placeId, method: 'post', path: 'waiter', headers: {}, body: {} }),
    judge: ({ body }, { id }) =>
      Reflect.get(body as object, 'id') === id ? { kind: 'accepted' } : { kind: 'retry', afterMs: undefined },
    end: () => ({ changes: {}, effects: [] }),
  };
  const kinds = { ...COMMANDS, waiterCall };
  const rows = new Map<CommandId, StoredCommand>();
  const store = createStore(
    async (work) =>
      work({
        entry: async (id) => rows.get(id),
        openEntries: async () => [...rows.values()].filter(({ state }) => state !== 'received'),
        putEntry: async (one) => void rows.set(one.id, one),
        cart: async () => undefined,
        putCart: async () => undefined,
        session: async () => session(),
        deleteSession: async () => undefined,
        addOrder: async () => undefined,
        deviceValue: async () => undefined,
        putDeviceValue: async () => undefined,
      }),
    kinds,
  );
  const { id, placeId, labelPrefix, deviceId } = draft(1);
  const common = { id, placeId, orderer: TABLE, labelPrefix, deviceId, createdAt: now, createdWall: now };
  await store.save({ ...common, kind: 'waiterCall', ages: BILL_AGES, body: { why: 'water' } });
  const anew = createFlusher({
    store,
    kinds,
    send: async (one) => json(200, { success: true, id: one.id }),
    probe: async () => ({ serverNow: now }),
    clock: () => now,
    random: () => 0.5,
    lock: createFlushLock(undefined),
    onChange: () => undefined,
  });
  expect(await anew.flush()).toMatchObject({ waiting: 0, unreadable: 0 });
  expect(rows.get(id)).toMatchObject({ kind: 'waiterCall', state: 'received', why: 'water' });
});
