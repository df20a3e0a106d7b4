// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FileTier } from '#domain/owner/discount-tiers.ts';
import { DiscountsScreen } from '#staff/discounts/discounts-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const tier = (value: string): FileTier => ({ priceOver: '0', valueType: 'percent', value });

const show = (tiers: readonly FileTier[], live: readonly FileTier[]) =>
  renderScreen(
    <DiscountsScreen
      isRead
      why={undefined}
      discounts={[{ type: 'spot', tiers, live, isChanged: true }]}
      currency="EUR"
      onSave={vi.fn()}
      minutes={13 * 60}
    />,
  );

test('discounts: an unpublished discount is marked in its own row, which opens it', async () => {
  show([tier('15'), tier('10')], [tier('15')]);
  const rows = screen.getAllByRole('listitem').map((row) => words(row));
  expect(rows[0]).not.toContain('not live yet');
  expect(rows[1]).toContain('not live yet');
  expect(words(screen.getByRole('heading', { level: 2 }))).toBe('At the tables');
  await userEvent.click(screen.getByRole('button', { name: /10%/ }));
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('discounts: a removed discount has no row, so its heading has the mark', () => {
  show([tier('15')], [tier('15'), tier('10')]);
  expect(words(screen.getByRole('heading', { level: 2 }))).toContain('a removal is not live yet');
});

test('discounts: each live discount says whether it runs at this time of the day', () => {
  const lunch = { ...tier('15'), activeFrom: '12:00', activeTo: '15:00' };
  const evening = { ...tier('10'), activeFrom: '18:00', activeTo: '22:00' };
  show([lunch, evening], [lunch, evening]);
  const rows = screen.getAllByRole('listitem').map((row) => words(row));
  expect(rows[0]).toContain('runs now');
  expect(rows[1]).toContain('not now');
});

test('discounts: of two that run at once, the row says which one an order gets', () => {
  const large = { ...tier('10'), priceOver: '30' };
  const lunch = { ...tier('15'), activeFrom: '12:00', activeTo: '15:00' };
  const all = [tier('5'), large, lunch];
  show(all, all);
  const rows = screen.getAllByRole('listitem').map((row) => words(row));
  expect(rows[0]).toMatch(/Now all get −15% instead\.not now/);
  expect(rows[1]).toMatch(/An order that fits both gets this one, not −15%\.runs now/);
  expect(rows[2]).toMatch(/Orders from 30\.00 € on get −10% instead\.runs now/);
});

test('discounts: the form warns when a larger order would get a smaller discount', async () => {
  const all = [
    { ...tier('10'), priceOver: '50' },
    { ...tier('5'), priceOver: '120' },
  ];
  show(all, all);
  await userEvent.click(screen.getAllByRole('button', { name: /120/ })[1] as HTMLElement);
  expect(words(screen.getByTestId('weaker-discount'))).toContain(
    'Orders from 120.00 € on would get −5%, smaller ones −10%.',
  );
  const value = screen.getByRole('textbox', { name: 'Per cent off' });
  await userEvent.clear(value);
  await userEvent.type(value, '15');
  expect(screen.queryByTestId('weaker-discount')).toBeNull();
});

test('discounts: the one button to add asks for the kind, and opens its form', async () => {
  show([], []);
  await userEvent.click(screen.getByRole('button', { name: 'Add a discount' }));
  await userEvent.click(screen.getByTestId('add-discounts-spot'));
  expect(screen.getByRole('dialog', { name: 'New discount' })).toBeDefined();
});
