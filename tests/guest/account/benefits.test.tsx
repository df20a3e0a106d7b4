// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LoyaltyOffer } from '#domain/loyalty/loyalty-offer.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';
import { Benefits } from '#guest/account/benefits/benefits.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const EUR = 'EUR' as Currency;
const OFFER: LoyaltyOffer = { points: 10, worth: minor(1), percent: 3, discount: 5 };
const itemsOf = (offer: LoyaltyOffer | undefined, keepsAddresses = false) => {
  renderScreen(<Benefits offer={offer} currency={EUR} keepsAddresses={keepsAddresses} />);
  return within(screen.getByTestId('benefits'))
    .getAllByRole('listitem')
    .map((item) => words(item));
};

test('benefits of a profile: names the points, their worth, the money back and the discount of this place', () => {
  const items = itemsOf(OFFER, true);
  expect(items).toEqual([
    expect.stringMatching(/^10 points for every .*1\.00.* that you pay – each takes .*0\.01.* off a later order$/),
    '3% of what you pay comes back for a later order',
    '5% off what you order while you are signed in',
    'your orders and addresses, on every device of yours',
  ]);
});

test('benefits of a profile: names saved cards where the place takes cards', () => {
  renderScreen(<Benefits offer={undefined} currency={EUR} keepsAddresses={false} keepsCards />);
  expect(words(screen.getByTestId('benefits'))).toContain('saved cards for the next payment');
});

test('benefits of a profile: names no points where the place gives none', () => {
  expect(itemsOf(undefined)).toEqual(['your orders, on every device of yours']);
});

test('benefits of a profile: names no worth of points that cannot be spent', () => {
  const [points] = itemsOf({ ...OFFER, worth: minor(0), percent: 0, discount: 0 });
  expect(points).toMatch(/^10 points for every .* that you pay$/);
});
