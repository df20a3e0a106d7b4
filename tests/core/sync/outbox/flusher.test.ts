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

test('without a server no attempt starts, and the next check comes within ten seconds', async () => {
  isThere = false;
  await order(1);
  const report = await flusherOver(outbox).flush();
  expect(report).toMatchObject({ ran: true, reachable: false, waiting: 1 });
  expect(report.nextAt).toBeGreaterThan(now);
  expect(report.nextAt).toBeLessThanOrEqual(now + 10_000);
  expect(entry(1)).toMatchObject({ state: 'saved', mayHaveArrived: false, attempts: 0 });
});

test('an order that was never sent, and has waited too long on this device, expires without a server too', async () => {
  isThere = false;
  let known = 0;
  const flusher = flusherOver(outbox, () => known);
  await order(1, { terms: { ...draft(1).terms, ...NUMBER_AGES } });
  await flusher.flush();
  known = 30_000;
  await flusher.flush();
  expect(entry(1)?.state).toBe('saved');
  known = 30_001;
  // A change of the device's clock has no effect.
  now -= 3_600_000;
  await flusher.flush();
  expect(entry(1)?.state).toBe('expired');
  isThere = true;
  await flusher.flush();
  expect(sent).toEqual([]);
});

test('an order that may have arrived never expires without a server', async () => {
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

test('an empty outbox sends no probe', async () => {
  expect(await flusherOver(outbox).flush()).toEqual({
    ran: true,
    reachable: undefined,
    waiting: 0,
    unreadable: 0,
    nextAt: undefined,
  });
  expect(probes).toBe(0);
});

test('an answer of our server replaces the next probe only for a moment', async () => {
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

test('a Retry-After is kept even when the network returns; the device’s own backoff is not', async () => {
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

test('an order whose answers were lost waits ten seconds at most, since a probe goes before each attempt', async () => {
  const flusher = flusherOver(outbox);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await order(1);
  for (let attempt = 1; attempt <= 7; attempt++) await flusher.flush({ wake: true });
  expect(entry(1)).toMatchObject({ state: 'sending', attempts: 7 });
  expect((entry(1)?.nextAt ?? 0) - now).toBeLessThanOrEqual(10_000);
  answer = ({ id }) => json(503, { success: false, id, payload: { message: 'later' } });
  await flusher.flush({ wake: true });
  expect((entry(1)?.nextAt ?? 0) - now).toBeGreaterThan(10_000);
});

test('a pause stored before the clock was set back is ignored', async () => {
  const flusher = flusherOver(outbox);
  answer = ({ id }) => json(503, { success: false, id, payload: { message: 'later' } });
  await order(1);
  await flusher.flush();
  now -= 86_400_000;
  answer = accept;
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'received' });
});

test('an older order of the sitting goes first, and another sitting does not wait', async () => {
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

test('a refused order does not delay the next one', async () => {
  await order(1);
  await order(2);
  answer = (one) =>
    one.seq === 1 ? json(422, refusedToWire(refusal('inactive_products'), one.id, EURO)) : accept(one);
  await flusherOver(outbox).flush();
  expect([entry(1)?.state, entry(2)?.state]).toEqual(['refused', 'received']);
});

test('an order that fails on the server is overtaken after some attempts, and never expires', async () => {
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

test('an entry that cannot be written does not block another sitting', async () => {
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

test('an order saved during a flush is sent by the same flush', async () => {
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

test('a server’s question is asked once, and the guest’s yes is sent with the order', async () => {
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

test('a held lock is respected while its holder progresses, and stolen after 90 idle seconds', async () => {
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
