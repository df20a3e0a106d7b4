// @vitest-environment jsdom
// The guest's bill names the dishes of each order.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderId, ProductId, VariantId } from '#domain/ids.ts';
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import { minor, ZERO } from '#domain/pricing/money.ts';
import { Sums } from '#guest/service/bill/bill-sums.tsx';
import { renderScreen, words } from '../../../support/render-screen.tsx';

const line = (name: string, over: Partial<PlacedOrderLine> = {}): PlacedOrderLine => ({
  ...{ productId: 1 as ProductId, variantId: 11 as VariantId, name, size: '', required: undefined },
  ...{ added: [], removed: [], comment: undefined, quantity: 1, total: minor(500) },
  ...over,
});

test('bill sums: list an order’s dishes with amounts, without dishes that were taken off', () => {
  const order = {
    ...{ id: 'o1' as OrderId, label: 'K2-41', placedAt: Date.UTC(2026, 5, 1, 10, 4), total: minor(1380) },
    lines: [
      line('Шопска салата', { size: 'голяма', quantity: 2, total: minor(880) }),
      line('Таратор'),
      line('Мусака', { voided: minor(500) }),
    ],
  } as unknown as PlacedOrder;
  renderScreen(<Sums orders={[order]} paid={ZERO} total={minor(1380)} timeZone="Europe/Sofia" />);
  const dishes = [...screen.getByTestId('bill-dishes').children];
  expect(dishes.map(words)).toEqual(['2 × Шопска салата, голяма8.80 €', '1 × Таратор5.00 €']);
});

test.each([
  [2, 0],
  [3, 3],
])('bill sums: %i orders fold %i of them to one line with its amount', (count, folded) => {
  const orders = Array.from({ length: count }, (_, at) => ({
    ...{ id: `o${at}`, label: `K2-4${at}`, placedAt: Date.UTC(2026, 5, 1, 10, at), total: minor(500) },
    lines: [line('Таратор')],
  })) as unknown as PlacedOrder[];
  renderScreen(<Sums orders={orders} paid={ZERO} total={minor(500 * count)} timeZone="Europe/Sofia" />);
  const closed = screen.queryAllByTestId<HTMLDetailsElement>('bill-order');
  expect(closed.map((one) => [one.open, words(one.querySelector('summary'))])).toEqual(
    Array.from({ length: folded }, (_, at) => [false, `Order K2-4${at} · 13:0${at}5.00 €`]),
  );
  expect(screen.getAllByTestId('bill-dishes')).toHaveLength(count);
});

test('bill sums: the lines of folded orders add up to the total, with their discounts', () => {
  const orders = [1, 2, 3].map((at) => ({
    ...{ id: `o${at}`, label: `K2-4${at}`, placedAt: Date.UTC(2026, 5, 1, 10, at), total: minor(425) },
    ...{ lines: [line('Таратор')], discounts: [{ kind: 'registered', amount: minor(-75), percent: 15 }] },
  })) as unknown as PlacedOrder[];
  renderScreen(<Sums orders={orders} paid={ZERO} total={minor(1275)} timeZone="Europe/Sofia" />);
  const heads = screen.getAllByTestId('bill-order').map((one) => words(one.querySelector('summary')));
  expect(heads.map((head) => head.slice(-6))).toEqual(['4.25 €', '4.25 €', '4.25 €']);
});

test.each([
  ['card', [['card', 500]], ['Paid by card−5.00 €']],
  ['cash and an unknown tender', [['cash', 300]], ['Paid in cash−3.00 €', 'Already paid−2.00 €']],
  ['an unknown tender while the payments do not fit', [['cash', 900]], ['Already paid−5.00 €']],
] as const)('bill sums: a bill paid in part shows its sum, what was paid by %s, and the rest', (_, paid, rows) => {
  const payments = paid.map(([tender, amount]) => ({ tender, amount: minor(amount), state: 'paid' as const }));
  renderScreen(<Sums orders={[]} paid={minor(500)} payments={payments} total={minor(880)} timeZone="Europe/Sofia" />);
  expect(words(screen.getByTestId('bill-whole'))).toBe('Total13.80 €');
  expect(screen.getAllByTestId('bill-paid').map((row) => words(row))).toEqual(rows);
  expect(words(screen.getByTestId('bill-total'))).toContain('Left to pay8.80 €');
});
