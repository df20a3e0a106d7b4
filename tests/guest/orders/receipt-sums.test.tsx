// @vitest-environment jsdom
// A sent order lists what its checkout listed: dishes, packaging and delivery apart, which sum to the total.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { PriceStep } from '#domain/pricing/price-steps.ts';
import { OrderEntry } from '#guest/orders/order-entry.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';
import { entry, received } from '../order/sent-entries.ts';
import { ENTRY_PROPS } from './entry-props.ts';

const STEPS: readonly PriceStep[] = [
  {
    kind: 'lines',
    amount: minor(1240),
    cause: { dishes: [{ productId: 1 as ProductId, variantId: 11 as VariantId, quantity: 2, each: minor(620) }] },
  },
  { kind: 'boxes', amount: minor(60), cause: { orderType: 'delivery' } },
  { kind: 'delivery', amount: minor(290), cause: { by: 'amount', priceOver: minor(0) } },
];

const sent = {
  orderType: 'delivery',
  quote: { total: minor(1590), menuVersion: '1', steps: STEPS },
  summary: [{ name: 'Snezhanka', detail: '', quantity: 2, total: 1300 }],
} as const;

const { order } = received('ordered');
const stored = order && {
  ...order,
  total: minor(1590),
  breakdown: { charges: [{ kind: 'delivery' as const, amount: minor(290) }], vat: [] },
};

test.each([
  ['a waiting order', entry(sent)],
  ['a received order', entry({ ...sent, state: 'received', order: stored })],
])('%s: lists the dish for 12.40, the packaging for 0.60 and the delivery for 2.90 of 15.90', (_, shown) => {
  renderScreen(<OrderEntry entry={shown} {...ENTRY_PROPS} />);
  expect(words(screen.getByText('Snezhanka').closest('li') as HTMLElement)).toContain('12.40');
  expect(words(screen.getByTestId('order-boxes'))).toMatch(/Packaging.*0\.60/);
  expect(words(screen.getByTestId('order-delivery'))).toMatch(/Delivery.*2\.90/);
  expect(words(screen.getByTestId('order-entry'))).toContain('15.90');
});

test('changed order: keeps the packaging in the line when the venue changed the total', () => {
  const changed = stored && { ...stored, total: minor(1500) };
  renderScreen(<OrderEntry entry={entry({ ...sent, state: 'received', order: changed })} {...ENTRY_PROPS} />);
  expect(words(screen.getByTestId('order-entry'))).toContain('13.00');
  expect(screen.queryByTestId('order-boxes')).toBeNull();
});

test('a dish of which one portion was taken off: lists the portion that stays, with its price', () => {
  const line = { productId: 1 as ProductId, variantId: 11 as VariantId, name: 'Снежанка', size: '', quantity: 1 };
  const plain = { ...line, required: undefined, added: [], removed: [], comment: undefined };
  const lines = [
    { ...plain, total: minor(650) },
    { ...plain, total: minor(0), voided: minor(650) },
  ];
  const less = stored && { ...stored, total: minor(940), lines };
  renderScreen(<OrderEntry entry={entry({ ...sent, state: 'received', order: less })} {...ENTRY_PROPS} />);
  const row = words(screen.getByText('Snezhanka').closest('li'));
  expect(row).toContain('6.50');
  expect(row.startsWith('1')).toBe(true);
});
