// Calls and feedback in the outbox: a late call expires, feedback never does.
import { beforeEach, expect, test } from 'vitest';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { StoredCommand } from '#contract/outbox/command.ts';
import { COMMANDS } from '#contract/outbox/commands.ts';
import { createFlushLock } from '#core/sync/outbox/flush-lock.ts';
import { createFlusher, type Flusher } from '#core/sync/outbox/outbox.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import { CALL_AGES, NO_AGES } from '#domain/outbox/command-ages.ts';
import { createMemoryOutbox, type MemoryOutbox } from '../../db/outbox/memory-outbox.ts';
import { draft, NOW, orderId, session, TABLE } from '../../db/outbox/order-drafts.ts';

const MINUTE = 60_000;
const PHONE: Orderer = { kind: 'device', deviceId: 'phone-0123' as DeviceId };

let now: number;
let isAway: boolean;
let outbox: MemoryOutbox;
let sent: unknown[];
let answer: (entry: StoredCommand) => RawAnswer;
let flusher: Flusher;

const json = (status: number, body: unknown): RawAnswer => ({
  status,
  contentType: 'application/json',
  retryAfter: null,
  body,
});

beforeEach(async () => {
  now = NOW;
  isAway = false;
  outbox = createMemoryOutbox();
  sent = [];
  answer = ({ id }) => json(200, { success: true, id });
  await outbox.putSession(session());
  flusher = createFlusher({
    store: outbox,
    kinds: COMMANDS,
    send: async (entry, context) => {
      const { method, path, body } = COMMANDS[entry.kind as keyof typeof COMMANDS].call(entry as never, context);
      sent.push({ method, path, body });
      return answer(entry);
    },
    probe: async () => (isAway ? undefined : { serverNow: now }),
    clock: () => now,
    steady: () => now,
    random: () => 0.999,
    lock: createFlushLock(undefined),
    onChange: () => undefined,
  });
});

const save = (number: number, kind: string, body: object, orderer: Orderer, createdAt: number | undefined = now) => {
  const { id, placeId, labelPrefix, deviceId } = draft(number);
  const ages = kind === 'feedback' ? NO_AGES : CALL_AGES;
  return outbox.save({ id, placeId, orderer, labelPrefix, deviceId, createdAt, createdWall: now, kind, ages, body });
};
const entry = (number: number) => outbox.memory.entries.get(orderId(number));

test('a call is sent with its needs and text, and the end of the call is sent after the call', async () => {
  await save(1, 'waiterCall', { needs: ['water'], text: 'no gas' }, TABLE);
  await save(2, 'callEnd', { call: orderId(1), end: 'withdrawn' }, TABLE);
  await flusher.flush();
  const token = session().token;
  expect(sent).toEqual([
    { method: 'post', path: 'calls', body: { session: token, needs: ['water'], text: 'no gas' } },
    { method: 'post', path: 'calls/end', body: { session: token, call: orderId(1), end: 'withdrawn' } },
  ]);
  expect([entry(1)?.state, entry(2)?.state]).toEqual(['received', 'received']);
});

test('a call that waited five minutes expires without a question, and is never sent', async () => {
  isAway = true;
  await save(1, 'waiterCall', { needs: ['water'], text: '' }, TABLE);
  await flusher.flush();
  isAway = false;
  now += 5 * MINUTE + 1000;
  await flusher.flush();
  expect(sent).toEqual([]);
  expect(entry(1)).toMatchObject({ state: 'expired' });
});

test('a call that the table already made is reported as already made', async () => {
  answer = ({ id }) => json(422, { success: false, id, payload: { message: 'already_called' } });
  await save(1, 'waiterCall', { needs: ['water'], text: '' }, TABLE);
  await flusher.flush();
  expect(entry(1)).toMatchObject({ state: 'refused', refusal: { code: 'already_called' } });
});

test('feedback is sent days later, without a table, and with an unknown age', async () => {
  await save(1, 'feedback', { answers: [{ question: 'food', score: 4 }], text: '', session: undefined }, PHONE);
  await save(2, 'feedback', { answers: [], text: 'Nice', session: 'a-secret' }, PHONE, undefined);
  now += 3 * 24 * 60 * MINUTE;
  await flusher.flush();
  expect(sent).toEqual([
    { method: 'post', path: 'feedback', body: { session: null, answers: [{ question: 'food', score: 4 }], text: '' } },
    { method: 'post', path: 'feedback', body: { session: 'a-secret', answers: [], text: 'Nice' } },
  ]);
  expect([entry(1)?.state, entry(2)?.state]).toEqual(['received', 'received']);
});

test('a call that is too late expires without a server, even behind entries that may have arrived or never expire', async () => {
  const waiting = () => [1, 2, 3, 4].map((number) => entry(number)?.state);
  await save(1, 'waiterCall', { needs: ['water'], text: '' }, TABLE);
  answer = () => {
    throw new TypeError('The network is gone');
  };
  await flusher.flush();
  isAway = true;
  // Blocked by the entry before it, and followed by entries that never expire.
  await save(2, 'bill', { needs: ['card'], text: '' }, TABLE);
  await save(3, 'feedback', { answers: [], text: 'Nice', session: undefined }, PHONE);
  await save(4, 'waiterCall', { needs: ['water'], text: '' }, PHONE);
  await flusher.flush();
  now += 5 * MINUTE;
  await flusher.flush();
  expect(waiting()).toEqual(['sending', 'saved', 'saved', 'saved']);
  now += 1;
  await outbox.postpone(orderId(1), now + MINUTE, 0);
  await flusher.flush();
  expect(waiting()).toEqual(['sending', 'expired', 'saved', 'expired']);
  expect(sent).toHaveLength(1);
});
