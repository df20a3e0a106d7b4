// @vitest-environment jsdom
// Two purses on the account page: points, and money back from orders. Each explains what it is and how it is earned.
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { type Currency, minor, ZERO } from '#domain/pricing/money.ts';
import { PointsCard } from '#guest/account/points-card.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const TERMS: OwnLoyalty['terms'] = {
  earning: { points: 2, days: 0, percent: 5 },
  worth: minor(1),
  from: minor(500),
  mostPercent: 50,
};
const show = (over: Partial<OwnLoyalty> = {}) => {
  cleanup();
  const loyalty = { isVerified: true, points: 0, next: undefined, money: ZERO, terms: TERMS, history: [], ...over };
  renderScreen(<PointsCard loyalty={loyalty} language="en" timeZone="Europe/Sofia" currency={'EUR' as Currency} />);
};
const earning = (over: Partial<OwnLoyalty['terms']['earning']>) => ({
  terms: { ...TERMS, earning: { ...TERMS.earning, ...over } },
});

test('points card: each purse says how points are earned and used', () => {
  show();
  expect(words(screen.getByTestId('points-card'))).toBe(
    'You have0 pointsYou get 2 points for every 1.00 € that you order and pay here. Orders from this phone before you signed in count too, once they are paid.Each point takes 0.01 € off a later order.',
  );
  expect(words(screen.getByTestId('collected'))).toBe(
    'Money back from your orders0.00 €5% of what you order and pay here comes back to you, and pays a part of a later order.From 5.00 € on you can pay with it.',
  );
});

test('points card: the money says that earlier orders of this phone count when the venue gives no points', () => {
  show(earning({ points: 0 }));
  expect(words(screen.getByTestId('collected'))).toContain(
    'Orders from this phone before you signed in count too, once they are paid.',
  );
});

test('points card: a purse that the venue does not use is hidden unless it holds points', () => {
  show(earning({ percent: 0 }));
  expect(screen.queryByTestId('collected')).toBeNull();
  show(earning({ points: 0 }));
  expect(screen.queryByTestId('points-card')).toBeNull();
  show({ ...earning({ points: 0 }), points: 12 });
  expect(words(screen.getByTestId('points-card'))).toBe('You have12 pointsWorth 0.12 € in your next order.');
});
