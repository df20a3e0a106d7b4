// Voiding a line of an order: the new total is computed from the remaining lines.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { OrderDiscount } from '#domain/order/order-discounts.ts';
import { standingLines, voidLine } from '#domain/order/standing/void-line.ts';
import { addMoney, type Minor, minor, percentOf } from '#domain/pricing/money.ts';
import type { OrderBreakdown, OrderCharge } from '#domain/pricing/order-breakdown.ts';

const line = (id: number, total: number): PlacedOrderLine => ({
  productId: id as ProductId,
  variantId: id as VariantId,
  ...{ name: `Dish ${id}`, size: '', required: undefined, added: [], removed: [], comment: undefined, quantity: 1 },
  total: minor(total),
});
const sum = (amounts: readonly Minor[]): Minor => addMoney(...amounts);
interface Bill {
  readonly lines: readonly PlacedOrderLine[];
  readonly total: Minor;
  readonly discounts?: readonly OrderDiscount[];
  readonly breakdown?: OrderBreakdown;
}
const bill = (totals: readonly number[], discounts?: OrderDiscount[], charges: OrderCharge[] = [], vat = []): Bill => {
  const lines = totals.map((total, at) => line(at, total));
  const amounts = [...lines.map(({ total }) => total), ...(discounts ?? []).map(({ amount }) => amount)];
  return {
    lines,
    total: sum([...amounts, ...charges.map(({ amount }) => amount)]),
    ...(discounts && { discounts }),
    ...(charges.length + vat.length > 0 && { breakdown: { charges, vat } }),
  };
};

describe('voiding a line of an order', () => {
  test('a void line keeps its position, shows its former price and costs nothing', () => {
    const after = voidLine(bill([500, 790]), 0);
    expect(after.lines.map(({ total, voided }) => [total, voided])).toEqual([
      [0, 500],
      [790, undefined],
    ]);
    expect(after.total).toBe(790);
    expect(standingLines(after.lines).map(({ name }) => name)).toEqual(['Dish 1']);
  });

  test('a void line takes its part of percentages, and leaves fixed amounts and the delivery fee as agreed', () => {
    const percent: OrderDiscount = { kind: 'tier', amount: minor(-200), percent: 10 };
    const amount: OrderDiscount = { kind: 'promo', amount: minor(-300), code: 'FIVE' };
    const charges: OrderCharge[] = [
      { kind: 'service', amount: minor(100), percent: 5 },
      { kind: 'delivery', amount: minor(250) },
    ];
    const after = voidLine(bill([1500, 500], [percent, amount], charges), 1);
    expect(after.discounts).toEqual([
      { kind: 'tier', amount: -150, percent: 10 },
      { kind: 'promo', amount: -300, code: 'FIVE' },
    ]);
    expect(after.breakdown?.charges).toEqual([
      { kind: 'service', amount: 75, percent: 5 },
      { kind: 'delivery', amount: 250 },
    ]);
    expect(after.total).toBe(1500 - 150 - 300 + 75 + 250);
  });

  test('a discount is reduced to the remaining total when a line is void', () => {
    const after = voidLine(bill([1000, 200], [{ kind: 'promo', amount: minor(-500), code: 'FIVE' }]), 0);
    expect(after).toMatchObject({ total: 0, discounts: [{ amount: -200 }] });
  });

  test('a void line leaves the tax to the rest, rate by rate, or undefined when a rate is unknown', () => {
    const vat = [
      { rate: 20, gross: minor(600), vat: minor(100) },
      { rate: 9, gross: minor(400), vat: minor(33) },
    ];
    const order = { ...bill([600, 400]), breakdown: { charges: [], vat } };
    const rateOf = (id: ProductId) => (Number(id) === 0 ? 20 : 9);
    expect(voidLine(order, 0, rateOf).breakdown?.vat).toEqual([{ rate: 9, gross: 400, vat: 33 }]);
    expect(voidLine(order, 0).breakdown?.vat).toEqual([]);
  });

  test('voided units become a line at the end, and the rest keeps its index and its price to the cent', () => {
    const three = bill([1000, 790]);
    const order = { ...three, lines: three.lines.with(0, { ...line(0, 1000), quantity: 3, packaging: minor(30) }) };
    const after = voidLine(order, 0, undefined, 2);
    expect(after.lines.map(({ quantity, total, voided, packaging }) => [quantity, total, voided, packaging])).toEqual([
      [2, 667, undefined, 20],
      [1, 790, undefined, undefined],
      [1, 0, 333, 10],
    ]);
    expect(after.total).toBe(1457);
    expect(voidLine(after, 0, undefined, 2)).toBe(after);
    expect(voidLine(after, 0).lines.map(({ quantity, voided }) => [quantity, voided])).toEqual([
      [2, 667],
      [1, undefined],
      [1, 333],
    ]);
  });

  test('a line is voided once, and a line outside the order cannot be voided', () => {
    const once = voidLine(bill([500, 790]), 0);
    expect(voidLine(once, 0)).toBe(once);
    expect(voidLine(once, 7)).toBe(once);
  });

  test('voiding lines in any sequence never makes an order dearer, and its parts sum to its total', () => {
    const anyBill = fc
      .record({
        totals: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 6 }),
        off: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
        service: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
        way: fc.integer({ min: 0, max: 900 }),
      })
      .map(({ totals, off, service, way }) => {
        const goods = minor(totals.reduce((all, one) => all + one, 0));
        const discounts: OrderDiscount[] =
          off === undefined ? [] : [{ kind: 'tier', amount: minor(-percentOf(goods, off)), percent: off }];
        const charges: OrderCharge[] = [
          ...(service === undefined
            ? []
            : [{ kind: 'service' as const, amount: percentOf(goods, service), percent: service }]),
          { kind: 'delivery', amount: minor(way) },
        ];
        return bill(totals, discounts, charges);
      });
    fc.assert(
      fc.property(anyBill, fc.array(fc.nat(5), { maxLength: 6 }), (order, gone) => {
        let before = order;
        for (const at of gone) {
          const after = voidLine(before, at);
          expect(after.total).toBeLessThanOrEqual(before.total);
          const parts = [
            ...after.lines.map(({ total }) => total),
            ...(after.discounts ?? []).map(({ amount }) => amount),
            ...(after.breakdown?.charges ?? []).map(({ amount }) => amount),
          ];
          expect(after.total).toBe(sum(parts));
          before = after;
        }
      }),
    );
  });
});
