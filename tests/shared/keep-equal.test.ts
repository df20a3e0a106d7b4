import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepEqual } from '#shared/keep-equal.ts';

const ticket = (id: string, over: object = {}) => ({ id, lines: [{ name: 'Мусака' }], ...over });

describe('keepEqual', () => {
  test('keeps the old objects of equal parts, whatever was added or removed before them', () => {
    const before = { open: [ticket('a'), ticket('b'), ticket('c')], counts: [{ name: 'Мусака', quantity: 3 }] };
    const after = keepEqual(before, {
      open: [ticket('b'), ticket('c', { isSeen: true }), ticket('d')],
      counts: [{ name: 'Мусака', quantity: 3 }],
    });
    expect(after.open[0]).toBe(before.open[1]);
    expect(after.open[1]).not.toBe(before.open[2]);
    expect(after.open[1]?.lines).toBe(before.open[2]?.lines);
    expect(after.counts).toBe(before.counts);
    const rows = [{ key: 'sent a' }, { key: 'late b' }];
    expect(keepEqual(rows, [{ key: 'late b' }])[0]).toBe(rows[1]);
  });

  test('returns the old object when both are equal', () => {
    const made = () => ({ open: [ticket('a'), ticket('b')], last: undefined });
    const before = made();
    expect(keepEqual(before, made())).toBe(before);
  });

  test('returns a new object when parts are reordered or removed', () => {
    const before = [ticket('a'), ticket('b')];
    expect(keepEqual(before, [ticket('b'), ticket('a')])).toEqual([ticket('b'), ticket('a')]);
    expect(keepEqual(before, [ticket('a')])).toEqual([ticket('a')]);
    expect(keepEqual<object>({ id: 'a', number: 1 }, { id: 'a' })).toEqual({ id: 'a' });
    expect(keepEqual<object>({ id: 'a', table: undefined }, { id: 'a', room: undefined })).toStrictEqual({
      id: 'a',
      room: undefined,
    });
  });

  test('always returns a value equal to the new one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(keepEqual(before, after)).toStrictEqual(after);
      }),
    );
  });
});
