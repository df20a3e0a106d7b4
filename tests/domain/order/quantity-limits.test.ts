import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tooMuch, unusual } from '#domain/order/quantity-limits.ts';
import { choice, line, size } from '../menu/menu-builder.ts';

const NONE = { line: 0, order: 0, lineAsk: 0, orderAsk: 0 };
const salad = (quantity: number) => line(1, { lineId: `salad-${quantity}`, quantity });
const soup = (quantity: number) => line(2, { lineId: 'soup', variantId: size(20), quantity });

test('a quantity up to the place’s limit is accepted, and one more is not', () => {
  const limits = { ...NONE, line: 5 };
  expect(tooMuch([salad(5), soup(1)], limits)).toBeUndefined();
  expect(tooMuch([salad(6), soup(1)], limits)).toEqual({
    lines: [{ line: salad(6), count: 6 }],
    inAll: undefined,
    most: { line: 5, order: 0 },
  });
});

test('equal lines of a dish are counted together, lines with another choice apart', () => {
  const limits = { ...NONE, line: 5 };
  expect(tooMuch([salad(3), salad(4)], limits)?.lines).toEqual([{ line: salad(3), count: 7 }]);
  const withDill = { ...salad(4), choice: choice({ addable: [1] }) };
  expect(tooMuch([salad(3), withDill], limits)).toBeUndefined();
});

test('the total count of dishes is limited too', () => {
  const limits = { ...NONE, order: 10 };
  expect(tooMuch([salad(5), soup(5)], limits)).toBeUndefined();
  expect(tooMuch([salad(5), soup(6)], limits)).toEqual({ lines: [], inAll: 11, most: { line: 0, order: 10 } });
});

test('a quantity is either confirmed with the guest or refused, never both', () => {
  expect(tooMuch([salad(99)], { ...NONE, lineAsk: 5, orderAsk: 5 })).toBeUndefined();
  expect(unusual([salad(99)], { ...NONE, line: 5, order: 5 })).toBeUndefined();
  expect(unusual([salad(6)], { ...NONE, lineAsk: 5 })?.lines).toHaveLength(1);
});

test('a place without limits accepts each order without a question', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 30 });
  fc.assert(
    fc.property(quantities, (all) => {
      const lines = all.map(salad);
      expect([tooMuch(lines, NONE), unusual(lines, NONE)]).toEqual([undefined, undefined]);
    }),
  );
});

test('raising a limit never adds a violation', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(quantities, fc.integer({ min: 1, max: 300 }), fc.nat(100), (all, most, more) => {
      const lines = all.map((quantity, at) => line(at + 1, { variantId: size(at + 1), quantity }));
      const strict = tooMuch(lines, { ...NONE, line: most, order: most });
      const loose = tooMuch(lines, { ...NONE, line: most + more, order: most + more });
      expect(loose?.lines.length ?? 0).toBeLessThanOrEqual(strict?.lines.length ?? 0);
      if (strict === undefined) expect(loose).toBeUndefined();
      expect(strict === undefined).toBe(
        all.every((one) => one <= most) && all.reduce((sum, one) => sum + one, 0) <= most,
      );
    }),
  );
});
