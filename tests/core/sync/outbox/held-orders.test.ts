// An order that asks for a scan that never comes still ends.
import { beforeEach, expect, test } from 'vitest';
import { type RawAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import type { SendContext, StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import { createFlushLock } from '#core/sync/outbox/flush-lock.ts';
import { createFlusher } from '#core/sync/outbox/outbox.ts';
import type { SessionToken } from '#domain/ids.ts';
import { createMemoryOutbox, type MemoryOutbox } from '../../db/outbox/memory-outbox.ts';
import { cartOf, draft, line, NOW, orderId, refusal, session, TOKEN } from '../../db/outbox/order-drafts.ts';

const MINUTE = 60_000;
const EURO = draft(0).terms.currency;
const json = (status: number, body: unknown): RawAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  retryAfter: null,
  body,
});
const turnedAway = ({ id }: StoredCommand) =>
  json(401, { success: false, id, payload: { message: 'Invalid session' } });
const expired = ({ id }: StoredCommand) => json(422, refusedToWire(refusal('order_expired'), id, EURO));

let now: number;
let wallOff: number;
let outbox: MemoryOutbox;
let sent: SendContext[];
let answer: (entry: StoredCommand) => RawAnswer | Promise<RawAnswer>;

beforeEach(async () => {
  now = NOW;
  wallOff = 0;
  outbox = createMemoryOutbox();
  sent = [];
  answer = turnedAway;
  await outbox.putSession(session());
  await outbox.changeCart(draft(1).placeId, () => cartOf(line(1)));
});

const flusher = () =>
  createFlusher({
    store: outbox,
    kinds: COMMANDS,
    send: async (entry, context) => {
      sent.push(context);
      return answer(entry);
    },
    probe: async () => ({ serverNow: now }),
    clock: () => now + wallOff,
    random: () => 0.5,
    lock: createFlushLock(undefined),
    onChange: () => undefined,
  });
const entry = () => outbox.memory.entries.get(orderId(1));

test('an order that may have arrived and asks for a scan is sent once more with its last secret when it is too old', async () => {
  await outbox.submit(draft(1));
  expect(await flusher().flush()).toMatchObject({ waiting: 1 });
  expect(entry()).toMatchObject({ state: 'asking', askReason: 'session', mayHaveArrived: true });
  now += 10 * MINUTE;
  const { nextAt } = await flusher().flush();
  expect([sent.length, entry()?.askReason]).toEqual([1, 'session']);
  now = nextAt ?? Number.NaN;
  answer = expired;
  expect(await flusher().flush()).toMatchObject({ waiting: 0 });
  expect(sent.at(-1)).toMatchObject({ token: TOKEN, ageMs: now - NOW });
  expect(entry()).toMatchObject({ state: 'expired', sentToken: undefined });
});

test('an order of unknown age that asks for a scan is timed from that question on, and expires', async () => {
  await outbox.submit(draft(1, { createdAt: undefined }));
  await outbox.askAge(orderId(1), 0, { at: now, wall: now });
  await outbox.confirm(orderId(1));
  await flusher().flush();
  expect(entry()).toMatchObject({ askReason: 'session', mayHaveArrived: true });
  answer = expired;
  // Its time is stored again when the clock was set since.
  wallOff = 3_600_000;
  await flusher().flush();
  now += 21 * MINUTE;
  await flusher().flush();
  expect(entry()).toMatchObject({ state: 'expired' });
});

test('an order never sent, of unknown age and without a session, expires after its waiting time', async () => {
  outbox.memory.sessions.clear();
  await outbox.submit(draft(1, { createdAt: undefined }));
  await flusher().flush();
  expect(entry()).toMatchObject({ askReason: 'session', mayHaveArrived: false });
  now += 21 * MINUTE;
  await flusher().flush();
  expect([entry()?.state, sent.length]).toEqual(['expired', 0]);
});

test('an answer to an earlier secret does not end an order with a newer one', async () => {
  await outbox.submit(draft(1));
  const newer = 'secret-of-the-next-scan' as SessionToken;
  answer = async ({ id }) => {
    await outbox.putSession(session({ token: newer }));
    await outbox.begin(id, newer);
    return json(422, refusedToWire(refusal('idempotency_key_reused'), id, EURO));
  };
  await flusher().flush();
  expect(entry()).toMatchObject({ state: 'sending', sentToken: newer });
});
