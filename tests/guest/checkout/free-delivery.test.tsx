// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeliveryFacts } from '#domain/delivery/delivery-price.ts';
import { minor } from '#domain/pricing/money.ts';
import { FreeDelivery } from '#guest/checkout/free-delivery.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const FACTS: DeliveryFacts = {
  ...{ amount: minor(2180), price: minor(190), freeFrom: minor(2500), toFree: minor(320) },
  ...{ minimum: undefined, toMinimum: minor(0) },
};

test('checkout: says how much is missing for free delivery and from which sum delivery is free [S5.21]', () => {
  renderScreen(<FreeDelivery facts={FACTS} />);
  expect(words(screen.getByTestId('free-delivery'))).toBe(
    'Orders over 25.00 € have free delivery. 3.20 € more and delivery is free',
  );
});

test.each([
  ['a way that is free already', { ...FACTS, toFree: minor(0), price: minor(0) }],
  ['a way that is never free', { ...FACTS, freeFrom: undefined, toFree: minor(0) }],
  ['an address that is not judged yet', undefined],
])('free delivery: no progress bar for %s', (_, facts) => {
  renderScreen(<FreeDelivery facts={facts} />);
  expect(screen.queryByTestId('free-delivery')).toBeNull();
});
