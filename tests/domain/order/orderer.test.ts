import { expect, test } from 'vitest';
import type { SessionId } from '#domain/ids.ts';
import {
  type DeviceId,
  isSameOrderer,
  type Orderer,
  ordererKey,
  sessionOf,
  sessionOrderer,
  type UserId,
} from '#domain/order/orderer.ts';

const id = 'sitting-1' as SessionId;
const ALL: readonly Orderer[] = [
  { kind: 'table', sessionId: id },
  { kind: 'room', sessionId: id },
  { kind: 'device', deviceId: 'device-12' as DeviceId },
  { kind: 'user', userId: 'u1' as UserId },
  { kind: 'staff', userId: 'u1' as UserId, table: '12' },
  { kind: 'staff', userId: 'u1' as UserId, table: 'terrace: 3' },
];

test('each orderer’s key is unique', () => {
  expect(new Set(ALL.map(ordererKey)).size).toBe(ALL.length);
  expect(isSameOrderer({ kind: 'table', sessionId: id }, { kind: 'table', sessionId: id })).toBe(true);
  expect(isSameOrderer({ kind: 'table', sessionId: id }, { kind: 'room', sessionId: id })).toBe(false);
});

test('a scan is needed only at a table and in a room', () => {
  expect(ALL.filter((orderer) => sessionOf(orderer) !== undefined).map(({ kind }) => kind)).toEqual(['table', 'room']);
});

test('a room’s code gives a room, and any other code a table', () => {
  expect(sessionOrderer({ id, orderType: 'room' })).toEqual({ kind: 'room', sessionId: id });
  for (const orderType of ['spot', 'tablet_mode', 'served_on_spot']) {
    expect(sessionOrderer({ id, orderType })).toEqual({ kind: 'table', sessionId: id });
  }
});
