import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeOrderId, parseOrderId } from '#domain/order/order-id.ts';
import { makeLabel, makePrefix } from '#domain/order/order-label.ts';

describe('the label of an order', () => {
  test('a label is the device’s prefix and a number', () => {
    expect(makeLabel('K2', 41)).toBe('K2-41');
  });

  test('a label has no letter or digit that can be mistaken for another', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.infiniteStream(random), (stream) => {
        expect(makePrefix(() => stream.next().value)).toMatch(/^[A-HJ-NP-Z][B-DF-HJ-NP-TV-XZ][2-9]$/);
      }),
      { numRuns: 500 },
    );
    expect(makePrefix(() => 0)).toBe('AB2');
    expect(makePrefix(() => 1 - Number.EPSILON)).toBe('ZZ9');
  });
});

describe('the id of an order', () => {
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 });

  test('an id is a UUID of version 7 with its time, is read back, and keeps every random bit but six', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 48 - 1 }), bytes, (now, random) => {
        const id = makeOrderId(now, random);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(parseOrderId(id)).toBe(id);
        expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
        const tail = [...random.subarray(3, 10)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        expect(id.replaceAll('-', '').slice(18)).toBe(tail);
      }),
      { numRuns: 500 },
    );
    expect(makeOrderId(0x0123456789ab, new Uint8Array(10).fill(0xff))).toBe('01234567-89ab-7fff-bfff-ffffffffffff');
  });

  test('ids of later moments sort after earlier ids', () => {
    const random = new Uint8Array(10).fill(0xff);
    const ids = [1_000, 1_001, 1_700_000_000_000, 2_000_000_000_000].map((now) => makeOrderId(now, random));
    expect(ids.toSorted()).toEqual(ids);
  });

  test('making an id throws when the random bytes are too few or the time is invalid', () => {
    expect(() => makeOrderId(0, new Uint8Array(9))).toThrow(RangeError);
    for (const now of [-1, Number.NaN, 2 ** 48]) expect(() => makeOrderId(now, new Uint8Array(10))).toThrow(RangeError);
  });

  test('an id in capital letters is accepted and normalised', () => {
    const id = '0190A1B2-C3D4-7E5F-8A6B-7C8D9E0F1A2B';
    expect(parseOrderId(id)).toBe(id.toLowerCase());
    expect(parseOrderId('f47ac10b-58cc-4372-a567-0e02b2c3d479')).toBe('f47ac10b-58cc-4372-a567-0e02b2c3d479');
  });

  test.each([
    '',
    'f47ac10b-58cc-1372-a567-0e02b2c3d479',
    'f47ac10b-58cc-4372-c567-0e02b2c3d479',
    'f47ac10b58cc4372a5670e02b2c3d479',
    ' f47ac10b-58cc-4372-a567-0e02b2c3d479',
    'f47ac10b-58cc-4372-a567-0e02b2c3d479\n',
    '00000000-0000-0000-0000-000000000000',
  ])('%j is not an order id', (text) => {
    expect(parseOrderId(text)).toBeUndefined();
  });
});
