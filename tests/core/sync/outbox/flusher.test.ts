import { beforeEach, expect, test } from 'vitest';
import { HEADERS } from '#contract/headers.ts';
import { acceptedToWire, CONFIRM_AGE, type RawAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import { commandHeaders, type StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import { createFlushLock } from '#core/sync/outbox/flush-lock.ts';
import { createFlusher, type Flusher } from '#core/sync/outbox/outbox.ts';
import { POISON_ATTEMPTS } from '#core/sync/outbox/outbox-queue.ts';
import type { OrderId, SessionId } from '#domain/ids.ts';
import { NUMBER_AGES } from '#domain/outbox/command-ages.ts';
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
  TOKEN,
} from '../../db/outbox/order-drafts.ts';

const EURO = draft(0).terms.currency;
const json = (status: number, body: unknown, retryAfter: string | null = null): RawAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  retryAfter,
  body,
});
const accept = (entry: StoredCommand): RawAnswer =>
  json(201, acceptedToWire(placedOrder(entry.seq, { id: entry.id as OrderId, label: entry.label }), EURO, ''));

let now: number;
let outbox: MemoryOutbox;
let isThere: boolean;
let probes: number;
let sent: string[];
let answer: (entry: StoredCommand) => RawAnswer | Promise<RawAnswer>;

beforeEach(async () => {
  now = NOW;
  outbox = createMemoryOutbox();
  isThere = true;
  probes = 0;
  sent = [];
  answer = accept;
  await outbox.putSession(session());
});

const flusherOver = (store: OutboxStore, steady?: () => number): Flusher =>
  createFlusher({
    store,
    kinds: COMMANDS,
    send: async (entry) => {
      sent.push(entry.label);
      return answer(entry);
    },
    probe: async () => {
      probes++;
      return isThere ? { serverNow: now } : undefined;
    },
    clock: () => now,
    ...(steady && { steady }),
    random: () => 0.999,
    lock: createFlushLock(undefined),
    onChange: () => undefined,
  });
const order = async (number: number, more: Parameters<typeof draft>[1] = {}) => {
  const cart = await outbox.changeCart(draft(number).placeId, (before) => ({
    ...cartOf(line(number)),
    revision: before.revision + 1,
  }));
  return outbox.submit(draft(number, { cartRevision: cart.revision, createdAt: now, createdWall: now, ...more }));
};
const entry = (number: number) => outbox.memory.entries.get(orderId(number));

test('without a server nothing is begun, and it looks again within ten seconds', async () => {
  isThere = false;
  await order(1);
  const report = await flusherOver(outbox).flush();
  expect(report).toMatchObject({ ran: true, reachable: false, waiting: 1 });
  expect(report.nextAt).toBeGreaterThan(now);
  expect(report.nextAt).toBeLessThanOrEqual(now + 10_000);
  expect(entry(1)).toMatchObject({ state: 'saved', mayHaveArrived: false, attempts: 0 });
});

test('an order that was never sent, and was known here for too long, is given up without a server, too', async () => {
  isThere = false;
  let known = 0;
  const flusher = flusherOver(outbox, () => known);
  await order(1, { terms: { ...draft(1).terms, ...NUMBER_AGES } });
  await flusher.flush();
  known = 30_000;
  await flusher.flush();
  expect(entry(1)?.state).toBe('saved');
  known = 30_001;
  // A change of the device's clock makes no difference.
  now -= 3_600_000;
  await flusher.flush();
  expect(entry(1)?.state).toBe('expired');
  isThere = true;
  await flusher.flush();
  expect(sent).toEqual([]);
});

test('an order that may have arrived is never given up without a server', async () => {
  let known = 0;
  const flusher = flusherOver(outbox, () => known);
  answer = () => {
    throw new TypeError('The network is gone');
  };
  await order(1);
  await flusher.flush();
  isThere = false;
  known = 21 * 60_000;
  now += known;
  await flusher.flush({ wake: true });
  expect(entry(1)).toMatchObject({ mayHaveArrived: true });
  expect(entry(1)?.state).not.toBe('expired');
});

test('where nothing waits nobody is asked', async () => {
  expect(await flusherOver(outbox).flush()).toEqual({
    ran: true,
    reachable: undefined,
    waiting: 0,
    unreadable: 0,
    nextAt: undefined,
  });
  expect(probes).toBe(0);
});

test('an answer of ours spares the next probe for a moment only', async () => {
  const flusher = flusherOver(outbox);
  await order(1);
  await flusher.flush();
  now += 10_000;
  await order(2);
  await flusher.flush();
  expect(probes).toBe(1);
  now += 16_000;
  await order(3);
  await flusher.flush();
  expect(probes).toBe(2);
  expect(sent).toEqual(['K2-1', 'K2-2', 'K2-3']);
});

test('a Retry-After is kept, even when the network seems to be back; our own waiting is not', async () => {
  const flusher = flusherOver(outbox);
  answer = ({ id }) => json(429, { success: false, id, payload: { message: 'rate_limited' } }, '30');
  await order(1);
  expect((await flusher.flush()).nextAt).toBe(now + 30_000);
  expect(entry(1)).toMatchObject({ state: 'sending', limited: true });
  now += 29_000;
  await flusher.flush({ wake: true });
  expect(sent).toHaveLength(1);
  now += 1_000;
  answer = ({ id }) => json(503, { success: false, id, payload: { message: 'later' } });
  await flusher.flush();
  expect(sent).toHaveLength(2);
  expect(entry(1)?.limited).toBeUndefined();
  await flusher.flush();
  expect(sent).toHaveLength(2);
  answer = accept;
  await flusher.flush({ wake: true });
  expect(entry(1)).toMatchObject({ state: 'received', attempts: 3 });
});

test('a waiting time that was noted before the clock was set back is not believed', async () => {
  const flusher = flusherOver(outbox);
  answer = ({ id }) => json(503, { success: false, id, payload: { message: 'later' } });
  await order(1);
  await flusher.flush();
  now -= 86_400_000;
  answer = accept;
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'received' });
});

test('an older order of the sitting goes first, another sitting does not wait', async () => {
  await outbox.putSession(session({ id: 'sitting-2' as SessionId }));
  await order(1);
  await order(2);
  await order(3, { orderer: { kind: 'table', sessionId: 'sitting-2' as SessionId } });
  answer = (one) => {
    if (one.seq === 1) throw new TypeError('Failed to fetch');
    return accept(one);
  };
  await flusherOver(outbox).flush();
  expect(sent).toEqual(['K2-1', 'K2-3']);
  expect(entry(2)).toMatchObject({ state: 'saved', mayHaveArrived: false });
});

test('a refused order does not hold up the next one', async () => {
  await order(1);
  await order(2);
  answer = (one) =>
    one.seq === 1 ? json(422, refusedToWire(refusal('inactive_products'), one.id, EURO)) : accept(one);
  await flusherOver(outbox).flush();
  expect([entry(1)?.state, entry(2)?.state]).toEqual(['refused', 'received']);
});

test('an order that the server cannot digest is passed after some attempts, and never given up', async () => {
  await order(1);
  await order(2);
  answer = (one) =>
    one.seq === 1 ? json(500, { success: false, id: one.id, payload: { message: 'oops' } }) : accept(one);
  const flusher = flusherOver(outbox);
  for (let attempt = 1; attempt <= POISON_ATTEMPTS; attempt++) await flusher.flush({ wake: true });
  expect(entry(2)).toMatchObject({ state: 'saved' });
  await flusher.flush({ wake: true });
  expect(entry(2)).toMatchObject({ state: 'received' });
  expect(entry(1)).toMatchObject({ state: 'sending', mayHaveArrived: true, attempts: POISON_ATTEMPTS + 1 });
});

test('an entry that cannot be written does not keep another sitting from being sent', async () => {
  await outbox.putSession(session({ id: 'sitting-2' as SessionId }));
  await order(1);
  await order(2, { orderer: { kind: 'table', sessionId: 'sitting-2' as SessionId } });
  const full: OutboxStore = {
    ...outbox,
    begin: (id, token) =>
      id === orderId(1) ? Promise.reject(new Error('QuotaExceededError')) : outbox.begin(id, token),
  };
  const report = await flusherOver(full).flush();
  expect(report).toMatchObject({ waiting: 1, unreadable: 1 });
  expect(report.nextAt).toBeGreaterThan(now);
  expect(entry(2)).toMatchObject({ state: 'received' });
});

test('an order that is saved while a flush runs goes with it', async () => {
  const flusher = flusherOver(outbox);
  await order(1);
  answer = async (one) => {
    if (one.seq === 1) {
      await order(2);
      void flusher.flush();
    }
    return accept(one);
  };
  await flusher.flush();
  expect([entry(1)?.state, entry(2)?.state]).toEqual(['received', 'received']);
});

test('a question of the server is put to the guest once, and the yes goes with the order', async () => {
  const flusher = flusherOver(outbox);
  await order(1);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await flusher.flush();
  now += 6 * 60_000;
  answer = ({ id }) => json(409, { success: false, id, payload: { message: CONFIRM_AGE } });
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'asking', askReason: 'age', mayHaveArrived: true });
  await flusher.flush();
  expect(sent).toHaveLength(2);
  await flusher.confirm(orderId(1));
  let confirmed: string | undefined;
  answer = (one) => {
    confirmed = commandHeaders(one, { token: TOKEN, ageMs: 0, confirmed: one.confirmed })[HEADERS.confirmed];
    return accept(one);
  };
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'received' });
  expect(confirmed).toBe('1');
});

test('a held lock is left alone while its holder gets on, and stolen when nothing has moved for ninety seconds', async () => {
  await order(1);
  const steals: boolean[] = [];
  const flusher = createFlusher({
    store: outbox,
    kinds: COMMANDS,
    send: async (one) => accept(one),
    probe: async () => ({ serverNow: now }),
    clock: () => now,
    random: () => 0.5,
    lock: {
      run: async (work, steal) => {
        steals.push(steal);
        return steal ? work(() => true) : undefined;
      },
    },
    onChange: () => undefined,
  });
  expect(await flusher.flush()).toMatchObject({ ran: false, waiting: 1, nextAt: now + 2_000 });
  now += 60_000;
  await outbox.begin(orderId(1), TOKEN);
  await flusher.flush();
  now += 60_000;
  await flusher.flush();
  now += 31_000;
  expect(await flusher.flush()).toMatchObject({ ran: true, waiting: 0 });
  expect(steals).toEqual([false, false, false, true]);
});
