import { expect, test } from 'vitest';
import { loyaltyOfferToWire, readLoyaltyOffer } from '#contract/loyalty/loyalty-offer.ts';
import type { LoyaltyTerms } from '#domain/loyalty/earned-points.ts';
import { offerOfTerms } from '#domain/loyalty/loyalty-offer.ts';
import { minor } from '#domain/pricing/money.ts';

const TERMS: LoyaltyTerms = {
  earning: { points: 10, days: 0, percent: 3 },
  ...{ worth: minor(1), from: minor(0), mostPercent: 100, registered: { valueType: 'percent', value: 5 } },
};
const told = (terms: LoyaltyTerms) => readLoyaltyOffer(loyaltyOfferToWire(offerOfTerms(terms)));

test('loyalty offer: names the place’s points, their worth, the money back and the discount', () => {
  expect(told(TERMS)).toEqual({ points: 10, worth: 1, percent: 3, discount: 5 });
});

test('loyalty offer: is empty where an account brings nothing, although points have a worth', () => {
  const none: LoyaltyTerms = { ...TERMS, earning: { points: 0, days: 0, percent: 0 }, registered: undefined };
  expect(told(none)).toBeNull();
  expect(told({ ...none, registered: { valueType: 'percent', value: 5 } })).toMatchObject({ points: 0, discount: 5 });
  expect(readLoyaltyOffer({ offer: { points: -1 } })).toBeUndefined();
});
