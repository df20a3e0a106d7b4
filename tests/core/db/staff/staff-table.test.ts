import { beforeEach, expect, test } from 'vitest';
import type { TablDatabase } from '#core/db/database.ts';
import { readBoard, storeBoard } from '#core/db/service/board-table.ts';
import {
  dropSignIn,
  dropStaffDevice,
  readStaff,
  storeSignIn,
  storeStaffDevice,
  storeToken,
} from '#core/db/staff/staff-table.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { PLACE } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const SECRET = 's'.repeat(32);
const DEVICE = { id: 'd1', name: 'Till', kind: 'shared', secret: 'd'.repeat(32) } as const;
const signIn = {
  secret: SECRET,
  token: 'old',
  expiresAt: 5,
  identity: { kind: 'person', id: 'p1' as UserId, name: 'Maria', role: 'WAITER', placeId: PLACE },
} as const;
const board = { seq: 3, at: 1, full: true, gone: [], tables: [], orders: [], calls: [], off: [] };

let db: TablDatabase;
beforeEach(async () => {
  db = newDatabase();
  await storeStaffDevice(db, PLACE, { ...DEVICE, stationId: undefined });
  await storeSignIn(db, PLACE, signIn);
  await storeBoard(db, PLACE, board, 7);
});

test('a sign-out deletes the board, which holds guests’ allergies', async () => {
  await dropSignIn(db, PLACE, SECRET, false);
  expect((await readStaff(db, PLACE))?.signIn).toBeUndefined();
  expect(await readBoard(db, PLACE)).toBeUndefined();
});

test('a removed device keeps no board', async () => {
  await dropStaffDevice(db, PLACE, DEVICE.secret);
  expect(await readBoard(db, PLACE)).toBeUndefined();
});

test('a renewed token, and another person’s sign-out, keep the board', async () => {
  await storeToken(db, PLACE, { ...signIn, token: 'new' });
  await dropSignIn(db, PLACE, 'another', false);
  expect((await readStaff(db, PLACE))?.signIn?.token).toBe('new');
  expect(await readBoard(db, PLACE)).toBeDefined();
});
