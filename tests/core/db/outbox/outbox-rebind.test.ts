// An order that waits for a scan moves to the sitting that its guest scans next at the same table.
import { expect, test } from 'vitest';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { readCurrentSession } from '#core/db/session/session-table.ts';
import { sitDown } from '#core/db/visit/visit-table.ts';
import type { SessionId, SessionToken } from '#domain/ids.ts';
import { AT, HOUR, PHONE, seat, send, sitting, TABLET } from '../visit/visit-steps.ts';
import { NOW, orderId, refusal, TABLE } from './order-drafts.ts';
import { newDatabase } from './outbox-backends.ts';

const ONE = orderId(1);
const FIRST = 'secret-of-sitting-1' as SessionToken;
const SECOND = 'secret-of-sitting-2' as SessionToken;
const SOON = { ...PHONE, now: NOW + HOUR };

const seated = async () => {
  const db = newDatabase();
  await seat(db);
  await send(db, 1);
  return { db, store: createOutboxStore(db) };
};
/** Attempted, and rejected for its invalid session. */
const turnedAway = async () => {
  const { db, store } = await seated();
  await store.begin(ONE, FIRST);
  await store.askSession(ONE, NOW, FIRST);
  return { db, store };
};

test('an order that asks for a scan uses the next sitting of its table, and remembers the secret that it was sent with', async () => {
  const { db, store } = await turnedAway();
  await sitDown(db, sitting(2), AT, SOON);
  const bound = await db.outbox.get(ONE);
  expect(bound).toMatchObject({ state: 'saved', askReason: undefined, sessionId: 'sitting-2', mayHaveArrived: true });
  expect(await store.tokenFor(bound ?? { placeId: AT.id, orderer: TABLE })).toBe(SECOND);
  expect(await store.begin(ONE, SECOND)).toMatchObject({ sentToken: SECOND, earlierTokens: [FIRST] });
  // The table is scanned once more: both earlier secrets are remembered.
  await store.askSession(ONE, NOW, SECOND);
  await sitDown(db, sitting(3), AT, SOON);
  expect(await store.begin(ONE, 'secret-of-sitting-3' as SessionToken)).toMatchObject({
    sessionId: 'sitting-3',
    earlierTokens: [FIRST, SECOND],
  });
});

test('an order refused for an earlier sitting after the next sitting was scanned is sent when the next sitting is scanned again', async () => {
  const { db, store } = await seated();
  await store.begin(ONE, FIRST);
  await sitDown(db, sitting(2), AT, SOON);
  await store.askSession(ONE, NOW, FIRST);
  await sitDown(db, sitting(2), AT, SOON);
  const bound = await db.outbox.get(ONE);
  expect(bound).toMatchObject({ state: 'saved', askReason: undefined, sessionId: 'sitting-2' });
  expect(await store.begin(ONE, SECOND)).toMatchObject({ sentToken: SECOND, earlierTokens: [FIRST] });
});

test('an order refused for an earlier sitting uses the third sitting when the second has expired too', async () => {
  const { db, store } = await seated();
  await store.begin(ONE, FIRST);
  await sitDown(db, sitting(2), AT, SOON);
  await store.askSession(ONE, NOW, FIRST);
  await sitDown(db, sitting(3), AT, SOON);
  expect(await db.outbox.get(ONE)).toMatchObject({ state: 'saved', askReason: undefined, sessionId: 'sitting-3' });
});

test('an earlier sitting’s end, reported for a rebound order, does not end the guest’s current session', async () => {
  const { db, store } = await turnedAway();
  await sitDown(db, sitting(2), AT, SOON);
  await store.begin(ONE, SECOND);
  await store.settle(ONE, { kind: 'refused', refusal: refusal('session_closed') }, SECOND);
  expect(await readCurrentSession(db, AT.id)).toMatchObject({ id: 'sitting-2' });
});

test('an order that was never sent uses the next sitting too when its session has expired or is gone', async () => {
  const gone = await seated();
  await gone.db.sessions.clear();
  await sitDown(gone.db, sitting(2), AT, SOON);
  const lapsed = await seated();
  await sitDown(lapsed.db, sitting(2), AT, { ...PHONE, now: NOW + 2 * HOUR + 1 });
  expect([await gone.db.outbox.get(ONE), await lapsed.db.outbox.get(ONE)]).toMatchObject([
    { sessionId: 'sitting-2', earlierTokens: [] },
    { sessionId: 'sitting-2', earlierTokens: [] },
  ]);
});

test('an order with a valid session keeps that session', async () => {
  const { db } = await seated();
  await sitDown(db, sitting(2), AT, SOON);
  expect(await db.outbox.get(ONE)).toMatchObject({ sessionId: 'sitting-1' });
});

test('an order never uses the sitting of another table, or of a shared device’s next visit', async () => {
  const moved = await turnedAway();
  await sitDown(moved.db, sitting(2, '3'), AT, SOON);
  const shared = newDatabase();
  await seat(shared, sitting(1), TABLET);
  await send(shared, 1);
  await createOutboxStore(shared).begin(ONE, FIRST);
  await createOutboxStore(shared).askSession(ONE, NOW, FIRST);
  await sitDown(shared, sitting(2), AT, TABLET);
  for (const db of [moved.db, shared]) {
    expect(await db.outbox.get(ONE)).toMatchObject({ sessionId: 'sitting-1', askReason: 'session' });
  }
});

test('a settled order drops its secrets, and an answer to an earlier secret does not change its id', async () => {
  const { db, store } = await turnedAway();
  await sitDown(db, sitting(2), AT, SOON);
  await store.begin(ONE, SECOND);
  const reused = {
    kind: 'refused',
    refusal: { code: 'idempotency_key_reused', productIds: [], ingredientIds: [] },
  } as const;
  const outcome = { ...reused, refusal: { ...reused.refusal, quote: undefined } };
  expect(await store.settle(ONE, outcome, FIRST)).toBeUndefined();
  expect(await db.outbox.get(ONE)).toMatchObject({ state: 'sending' });
  expect(await store.settle(ONE, outcome, SECOND)).toMatchObject({
    state: 'refused',
    sentToken: undefined,
    earlierTokens: [],
  });
});

test('an order of a build without stored secrets waits for its guest', async () => {
  const { db, store } = await turnedAway();
  const row = await db.outbox.get(ONE);
  if (row) await db.outbox.put({ ...row, sentToken: undefined });
  await sitDown(db, sitting(2), AT, SOON);
  expect(await db.outbox.get(ONE)).toMatchObject({ askReason: 'session', sessionId: 'sitting-1' as SessionId });
  expect(await store.decline(ONE)).toMatchObject({ cancelling: true });
});
