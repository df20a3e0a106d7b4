// Dishes and tax of a fiscal receipt that a person enters at the till.
import { describe, expect, test } from 'vitest';
import type { OrderId, ProductId, VariantId } from '#domain/ids.ts';
import { receiptSale, saleTotal, saleUnnamed } from '#domain/payment/receipt-sale.ts';
import { minor } from '#domain/pricing/money.ts';

const line = (productId: number, name: string, quantity: number, total: number, size = '') => ({
  ...{ productId: productId as ProductId, variantId: 1 as VariantId, name, size, quantity, total: minor(total) },
  ...{ required: undefined, added: [], removed: [], comment: undefined },
});
const [SOUP, WINE] = [1, 2];
const order = {
  ...{ id: 'a' as OrderId, total: minor(1500) },
  lines: [line(SOUP, 'Soup', 2, 1000, 'large'), line(WINE, 'Wine', 1, 600)],
  breakdown: {
    charges: [],
    vat: [
      { rate: 20, gross: minor(563), vat: minor(94) },
      { rate: 9, gross: minor(937), vat: minor(77) },
    ],
  },
};
const rateOf = (productId: ProductId) => (Number(productId) === WINE ? 20 : 9);
const pieces = (...of: readonly (readonly [number, number])[]) =>
  of.map(([at, piece]) => ({ orderId: 'a', line: at, piece }));

describe('receiptSale', () => {
  test('a whole order has its own tax, its sizes, and the difference of its sum', () => {
    const sale = receiptSale([order], minor(1500), [], rateOf);
    expect(sale).toEqual({
      lines: [
        { name: 'Soup, large', quantity: 2, total: 1000, productId: SOUP, variantId: 1 },
        { name: 'Wine', quantity: 1, total: 600, productId: WINE, variantId: 1 },
      ],
      ...{ adjusted: -100, kept: 1500, vat: order.breakdown.vat },
    });
    expect(sale && saleTotal(sale)).toBe(1500);
  });

  test('packaging, discounts and charges are listed beside the dishes, by the names that the guest read', () => {
    const boxed = {
      ...{ id: 'b' as OrderId, total: minor(1290) },
      lines: [{ ...line(SOUP, 'Soup', 2, 1080), packaging: minor(80) }],
      discounts: [{ kind: 'promo', amount: minor(-100), code: 'LUNCH' } as const],
      breakdown: { charges: [{ kind: 'delivery', amount: minor(310) } as const], vat: [] },
    };
    const sale = receiptSale([boxed, { ...boxed, id: 'c' as OrderId }], minor(2580), [], rateOf);
    expect(sale).toMatchObject({
      lines: [{ total: 1000 }, { total: 1000 }],
      ...{ packaging: 160, discounts: [{ kind: 'promo', amount: -200, code: 'LUNCH' }] },
      ...{ charges: [{ kind: 'delivery', amount: 620 }], adjusted: 580 },
    });
    expect(sale && [saleTotal(sale), saleUnnamed(sale)]).toEqual([2580, 0]);
    const gone = { ...line(SOUP, 'Soup', 1, 0), packaging: minor(40), voided: minor(540) };
    const voided = receiptSale([{ ...boxed, lines: [...boxed.lines, gone] }], minor(1290), [], rateOf);
    expect(voided, 'a dish that was taken off brings no packaging').toMatchObject({ packaging: 80 });
  });

  test('a part of a bill has its proportion of the tax, to the cent', () => {
    const sale = receiptSale([order], minor(501), [], rateOf);
    expect(sale?.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [20, 188],
      [9, 313],
    ]);
  });

  test('chosen dishes are listed alone, with their part of the discount and the tax of their own rates', () => {
    const sale = receiptSale([order], minor(469), pieces([0, 0]), rateOf);
    expect(sale).toMatchObject({
      lines: [{ name: 'Soup, large', quantity: 1, total: 469, productId: SOUP, variantId: 1 }],
      adjusted: 0,
    });
    expect(sale?.vat).toEqual([{ rate: 9, gross: 469, vat: 39 }]);
  });

  test('an order with unknown tax has none, and an empty order gives no sale', () => {
    const { breakdown: _, ...untaxed } = order;
    expect(receiptSale([untaxed], minor(500), [], rateOf)?.vat).toEqual([]);
    expect(receiptSale([], minor(500), [], rateOf)).toBeUndefined();
  });
});
