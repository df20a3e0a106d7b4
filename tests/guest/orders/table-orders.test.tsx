// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderId, PlaceId, ProductId, SessionId, VariantId } from '#domain/ids.ts';
import type { PlacedOrder, PlacedOrderLine } from '#domain/order/order.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { minor } from '#domain/pricing/money.ts';
import type { LineNamesOf } from '#guest/orders/order-entry-props.ts';
import { TableOrders } from '#guest/orders/orders-screen.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const line = (over: Partial<PlacedOrderLine>): PlacedOrderLine => ({
  productId: 1 as ProductId,
  variantId: 11 as VariantId,
  name: 'Burger',
  size: 'Large',
  required: undefined,
  added: [],
  removed: [],
  comment: undefined,
  quantity: 1,
  total: minor(790),
  ...over,
});

const placed = (over: Partial<PlacedOrder>): PlacedOrder => {
  const sessionId = 's' as SessionId;
  return {
    id: 'one' as OrderId,
    placeId: 1 as PlaceId,
    orderer: { kind: 'table', sessionId },
    sessionId,
    number: 47,
    label: 'K2-41',
    orderType: 'spot',
    status: 'ordered',
    total: minor(1580),
    placedAt: Date.UTC(2026, 10, 21, 11, 5),
    lines: [line({})],
    ...over,
  };
};

const show = (orderLanguage: 'bg' | 'en', wordsOf: LineNamesOf, ...lines: PlacedOrderLine[]) => {
  const order = placed({ lines });
  renderScreen(
    <TableOrders orders={[order]} orderLanguage={orderLanguage} wordsOf={wordsOf} timeZone="Europe/Sofia" />,
  );
  return screen.getByTestId('table-orders');
};

test('table orders: name other guests’ dishes as in this guest’s menu, else as the kitchen does', () => {
  const inEnglish: LineNamesOf = ({ productId }) =>
    productId === 1 ? { name: 'Shopska salad', size: 'large', language: 'en' } : undefined;
  const shown = show(
    'bg',
    inEnglish,
    line({ name: 'Шопска салата', size: 'голяма' }),
    line({ productId: 2 as ProductId, name: 'Таратор', size: 'голяма' }),
  );
  const rows = [...shown.querySelectorAll('li')];
  expect(rows.map((row) => words(row))).toEqual(['1Shopska saladlarge7.90 €', '1Тараторголяма7.90 €']);
  expect(rows.map((row) => row.querySelector('[lang]')?.getAttribute('lang'))).toEqual(['en', 'bg']);
  expect(words(shown)).not.toContain('47');
});

test('table orders: show the choices of other guests, also from a dish’s own modifier groups', () => {
  const shown = show(
    'en',
    () => undefined,
    line({
      required: 'Medium',
      added: ['Egg'],
      modifiers: [
        { group: 'Sauce', name: 'Garlic', quantity: 2 },
        { group: 'Salad', name: 'Onion', quantity: 0 },
      ],
    }),
  );
  expect(words(shown)).toContain('Large, Medium, 2 × Garlic, without onion, Egg');
});

test('table orders: translate other guests’ choices when their ids are known, else show them as ordered', () => {
  const inEnglish: LineNamesOf = ({ choice }) => ({
    name: 'Shopska salad',
    size: '',
    language: 'en',
    ...(choice && { choice: { chosen: [], added: ['Feta'], removed: ['Onion'] } }),
  });
  const added = { added: ['Сирене'], removed: ['Лук'], size: '' };
  const choice = { required: undefined, addable: [], removable: [] };
  const shown = show('bg', inEnglish, line({ ...added, choice }), line(added));
  expect([...shown.querySelectorAll('li')].map((row) => words(row))).toEqual([
    '1Shopska saladwithout onion, Feta7.90 €',
    '1Shopska saladwithout лук, Сирене7.90 €',
  ]);
});

test('table orders: label each order as own, by name, number or waiter; no label when unknown', () => {
  const guest = { number: 2, name: undefined, isMine: false };
  const orders = [
    placed({ id: 'a' as OrderId, guest: { ...guest, isMine: true } }),
    placed({ id: 'b' as OrderId, guest: { ...guest, name: 'Ана' } }),
    placed({ id: 'c' as OrderId, guest }),
    placed({ id: 'd' as OrderId, orderer: { kind: 'staff', userId: 'maria' as UserId, table: '7' } }),
    placed({ id: 'e' as OrderId }),
  ];
  renderScreen(<TableOrders orders={orders} orderLanguage="bg" wordsOf={() => undefined} timeZone="Europe/Sofia" />);
  const who = screen
    .getAllByRole('article')
    .map((one) => one.querySelector('[data-testid="who-ordered"]')?.textContent);
  expect(who).toEqual(['You', 'Ана', 'Guest 2', 'The waiter', undefined]);
});

test('table orders: a rejected order of another guest says why and has no sums', () => {
  const reason = { code: 'sold_out' as const, text: '', productIds: [1 as ProductId] };
  const order = placed({ status: 'rejected', facts: { reason } });
  renderScreen(<TableOrders orders={[order]} orderLanguage="en" wordsOf={() => undefined} timeZone="Europe/Sofia" />);
  const shown = words(screen.getByTestId('table-orders'));
  expect(shown).toContain('Sold out: Burger.');
  expect(shown).not.toContain('€');
  expect(shown).not.toContain('Total');
});

test('table orders: are the page’s title for a guest who has ordered nothing', () => {
  renderScreen(
    <TableOrders orders={[placed({})]} leads orderLanguage="en" wordsOf={() => undefined} timeZone="Europe/Sofia" />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'All orders here' })).toBeDefined();
});
