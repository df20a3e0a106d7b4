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
