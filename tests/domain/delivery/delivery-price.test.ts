// Delivery fee within the price of an order.
import { expect, test } from 'vitest';
import { deliveryFacts, lowestFee, withDelivery } from '#domain/delivery/delivery-price.ts';
import { type DeliveryVerdict, judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import type { OrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { type PriceStep, stepOf, totalOf } from '#domain/pricing/price-steps.ts';
import type { Further } from '#domain/pricing/pricing.ts';
import { delivering, region, ring, shape, squareAt } from './delivery-place.ts';

const NOON = Date.UTC(2026, 10, 20, 10);
const HERE = { lat: 42.7, lng: 23.3 };

type Place = ReturnType<typeof delivering>;
type Carried = Extract<DeliveryVerdict, { kind: 'carried' }>;

const carriedOf = (place: Place, target: Parameters<typeof judgeDelivery>[1] = { point: HERE }): Carried => {
  const verdict = judgeDelivery(place, target, NOON);
  if (verdict?.kind !== 'carried') throw new Error(`not carried: ${verdict?.kind}`);
  return verdict;
};

const base = (goods: number, tier: readonly PriceStep[] = []) => ({ goods: minor(goods), boxes: minor(100), tier });
const context = (place: Place, orderType: OrderType = 'delivery') => ({
  place,
  settings: { moneyDiscountOnlyPreorder: false },
  orderType,
  now: NOON,
});
const TEN_PERCENT: PriceStep = {
  kind: 'tier',
  amount: minor(-200),
  cause: { priceOver: minor(0), valueType: 'percent', value: 10, activeFrom: undefined, activeTo: undefined },
};

const stepsOf = (place: Place, goods: number, tier: readonly PriceStep[] = [], further?: Further) =>
  withDelivery(carriedOf(place), further)(base(goods, tier), context(place));

const CENTRE = delivering({
  shapes: [shape(3, squareAt(42.7, 23.3), 190, { freeFrom: minor(2500), minimum: minor(1200) })],
});

test('[S3.24] an order is charged the delivery fee of the zone of its pin', () => {
  expect(stepsOf(CENTRE, 2000)).toEqual([{ kind: 'delivery', amount: 190, cause: { by: 'shape', id: 3 } }]);
});

test('[S3.23] an order is charged the fee of its ring, and no fee from the ring’s free-delivery amount on', () => {
  const place = delivering({ radiuses: [ring(0, 2, 350, 3000)] });
  expect(stepsOf(place, 2999)).toEqual([{ kind: 'delivery', amount: 350, cause: { by: 'radius', start: 0, end: 2 } }]);
  expect(stepsOf(place, 3000)).toEqual([]);
});

test('[S5.22] an order is charged the fee of its region', () => {
  const place = delivering({ regions: [region(4, 'Lozenets', 290)] });
  const steps = withDelivery(carriedOf(place, { regionId: 4 }))(base(2000), context(place));
  expect(stepOf(steps, 'delivery')).toMatchObject({ amount: 290, cause: { by: 'region', id: 4 } });
});

test('[S3.22] an order without zones is charged the fee of the highest amount that it reaches', () => {
  const prices = [
    { priceOver: minor(0), price: minor(350) },
    { priceOver: minor(2000), price: minor(150) },
    { priceOver: minor(4000), price: minor(0) },
  ];
  const place = delivering({ prices });
  const amounts = [1999, 2000, 4000].map((goods) => stepOf(stepsOf(place, goods), 'delivery')?.amount);
  expect(amounts).toEqual([350, 150, undefined]);
  const steps = [{ kind: 'lines' as const, amount: minor(1500), cause: { dishes: [] } }];
  expect(deliveryFacts(place, carriedOf(place), steps)).toMatchObject({ freeFrom: 4000, toFree: 2500 });
});

test('[S9.05] the threshold of the place applies when a zone sets none', () => {
  const place = delivering({ shapes: [shape(3, squareAt(42.7, 23.3), 190)], freeFrom: minor(1500) });
  expect(stepsOf(place, 1499)).toHaveLength(1);
  expect(stepsOf(place, 1500)).toEqual([]);
});

test('thresholds compare with the dishes after discounts, without packaging', () => {
  const steps = stepsOf(CENTRE, 2600, [TEN_PERCENT]);
  expect(stepOf(steps, 'delivery')?.amount).toBe(190);
  expect(totalOf(steps)).toBe(-10);
});

test('a promo code’s discount applies before the delivery fee and lowers the amount that thresholds compare with', () => {
  const code: PriceStep = {
    kind: 'promo',
    amount: minor(-2000),
    cause: { code: 'X', valueType: 'money', value: 2000 },
  };
  const steps = stepsOf(CENTRE, 4000, [], () => [code]);
  expect(steps.map(({ kind }) => kind)).toEqual(['promo', 'delivery']);
});

test('an order of another type, or without a judged address, has no delivery fee', () => {
  expect(withDelivery(carriedOf(CENTRE))(base(2000), context(CENTRE, 'preorder'))).toEqual([]);
  expect(withDelivery({ kind: 'unknown', needs: 'pin' })(base(2000), context(CENTRE))).toEqual([]);
  expect(withDelivery(undefined)(base(2000, [TEN_PERCENT]), context(CENTRE))).toEqual([TEN_PERCENT]);
});

test('[S5.20] [S5.21] the price shows what is missing to the minimum order and to free delivery', () => {
  const steps: PriceStep[] = [
    { kind: 'lines', amount: minor(1060), cause: { dishes: [] } },
    TEN_PERCENT,
    { kind: 'boxes', amount: minor(100), cause: { orderType: 'delivery' } },
  ];
  expect(deliveryFacts(CENTRE, carriedOf(CENTRE), steps)).toEqual({
    amount: 860,
    price: 190,
    freeFrom: 2500,
    toFree: 1640,
    minimum: 1200,
    toMinimum: 340,
  });
});

const PRICES = [{ priceOver: minor(0), price: minor(300) }];
test.each([
  ['the cheapest zone', {}, 190],
  ['nothing when that amount may be free', { freeFrom: minor(1000) }, undefined],
  ['the cheapest zone also where amounts have prices, which no zone uses', { prices: PRICES }, 190],
  ['nothing when the fee follows from the amount', { prices: PRICES, shapes: [] }, undefined],
])('lowest fee: before the address is %s', (_, more, fee) => {
  const parts = { shapes: [shape(1, squareAt(42.7, 23.3), 390), shape(2, squareAt(42.8, 23.3), 190)], ...more };
  const offer = delivering(parts).orderTypes.find(({ type }) => type === 'delivery');
  expect(offer && lowestFee(offer, minor(1500))).toBe(fee);
});
