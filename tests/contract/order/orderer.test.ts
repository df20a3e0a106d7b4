import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseDeviceId, parseOrderer, storedOrderer } from '#contract/order/orderer.ts';
import type { SessionId } from '#domain/ids.ts';
import { type DeviceId, type Orderer, ordererKey, type UserId } from '#domain/order/orderer.ts';

const sessionId = fc.uuid().map((uuid) => uuid as SessionId);
const userId = fc.stringMatching(/^[a-z0-9-]{1,20}$/).map((text) => text as UserId);
const orderer: fc.Arbitrary<Orderer> = fc.oneof(
  fc.record({ kind: fc.constant('table' as const), sessionId }),
  fc.record({ kind: fc.constant('room' as const), sessionId }),
  fc.record({
    kind: fc.constant('device' as const),
    deviceId: fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/).map((text) => text as DeviceId),
  }),
  fc.record({ kind: fc.constant('user' as const), userId }),
  fc.record({ kind: fc.constant('staff' as const), userId, table: fc.string({ unit: 'grapheme', minLength: 1 }) }),
);

test('an orderer survives a round trip in a row and in a text', () => {
  fc.assert(
    fc.property(orderer, (one) => {
      expect(parseOrderer(ordererKey(one))).toEqual(one);
      expect(v.parse(storedOrderer, structuredClone(one))).toEqual(one);
    }),
  );
});

test('an orderer of a newer build, or an incomplete one, is undefined', () => {
  for (const text of ['', 'table', 'table:', 'alien:1', 'staff:u1', 'device:short', 'user:a:b']) {
    expect(parseOrderer(text)).toBeUndefined();
  }
  for (const text of [undefined, '', 'short', 'with space 123', 'x'.repeat(65)]) {
    expect(parseDeviceId(text)).toBeUndefined();
  }
});
