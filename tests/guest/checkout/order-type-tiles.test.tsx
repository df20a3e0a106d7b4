// @vitest-environment jsdom
// Tiles of the order types: the terms of each, and no choice that the guest has not made.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderTypeFacts } from '#domain/order/checkout/order-type-facts.ts';
import type { OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { OrderTypeTiles } from '#guest/checkout/order-type-tiles.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const show = (facts: OrderTypeFacts, value?: OrderType) =>
  renderScreen(
    <OrderTypeTiles
      labelledBy="heading"
      ways={[{ type: 'spot' }, { type: 'delivery' }]}
      value={value}
      factsOf={(type) => (type === 'delivery' ? facts : {})}
      onTake={() => undefined}
    />,
  );
const tile = (type: OrderType) => words(screen.getByTestId(`way-${type}`));

test.each([
  [
    { minutes: 35, fee: { amount: minor(200), isExact: false }, minimum: minor(1000) },
    'Delivery from 35 min delivery from 2.00 € orders from 10.00 €',
  ],
  [{ fee: { amount: minor(390), isExact: true } }, 'Delivery delivery 3.90 €'],
  [{ fee: { amount: minor(0), isExact: true }, minimum: minor(1000) }, 'Delivery free delivery orders from 10.00 €'],
  [{}, 'Delivery'],
] as const satisfies readonly (readonly [OrderTypeFacts, string])[])(
  'order type tile: %o reads "%s"',
  (facts, said) => {
    show(facts);
    expect([tile('spot'), tile('delivery')]).toEqual(['At the table', said]);
  },
);

test('order type tiles: none is chosen before the guest chooses', () => {
  show({});
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
