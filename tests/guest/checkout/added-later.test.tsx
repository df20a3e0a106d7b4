// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OrderType } from '#domain/place/place.ts';
import { addedLater } from '#domain/pricing/added-later.ts';
import { minor } from '#domain/pricing/money.ts';
import { AddedText } from '#guest/checkout/checkout-link.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

afterEach(cleanup);

const way = (type: OrderType, price = 0) => ({
  ...{ type, id: 1, discounts: [], radiuses: [], shapes: [] },
  prices: [{ priceOver: minor(0), price: minor(price) }],
});
const dish = (additionalPrice: number, quantity = 1) => ({
  variant: { additionalPrice: minor(additionalPrice) },
  quantity,
});

test.each([
  ['both', [way('delivery', 350)], 30, 'Packaging (0.90 €) and delivery are added, depending on how you order.'],
  ['a box', [way('preorder')], 30, 'Packaging (0.90 €) is added where you take it with you.'],
  ['the way', [way('delivery', 350)], 0, 'Delivery is added where we bring it to you.'],
  ['neither: its food stays', [way('spot')], 30, undefined],
  ['neither: both are free', [way('delivery'), way('preorder')], 0, undefined],
])('cart: names possible surcharges before an order type is chosen: %s', (_, orderTypes, box, said) => {
  renderScreen(<AddedText added={addedLater({ orderTypes }, [dish(box, 3), dish(0)])} />);
  const found = screen.queryByTestId('added-later');
  expect(found ? words(found) : undefined).toBe(said);
});
