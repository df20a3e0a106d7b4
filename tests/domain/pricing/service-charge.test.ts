// Service charge of an order, if the venue has one.
import { expect, test } from 'vitest';
import type { PlaceOrderType, ServiceCharge } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { stepOf } from '#domain/pricing/price-steps.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { withService } from '#domain/pricing/service-charge.ts';
import { buildIndex, buildProduct, buildVariant } from '../../support/build-menu.ts';

const product = buildProduct({ variants: [buildVariant({ price: minor(1000), additionalPrice: minor(50) })] });
const index = buildIndex({ products: [product] });
const [variant] = product.variants;
const LINE = {
  productId: product.id,
  variantId: variant?.id ?? (0 as never),
  choice: { required: undefined, addable: [], removable: [] },
  quantity: 1,
};
const TENTH: ServiceCharge = { valueType: 'percent', value: 10, orderTypes: ['spot'] };
const FEE: ServiceCharge = { valueType: 'money', value: 150, orderTypes: ['spot', 'delivery'] };

const type = (name: PlaceOrderType['type'], percent: number): PlaceOrderType => ({
  type: name,
  id: 1,
  discounts: [
    { priceOver: minor(0), valueType: 'percent', value: percent, activeFrom: undefined, activeTo: undefined },
  ],
  prices: [],
  radiuses: [],
  shapes: [],
});

const price = (
  charge: ServiceCharge | undefined,
  orderType: PlaceOrderType['type'],
  { lines = [LINE], orderTypes = [] }: { lines?: (typeof LINE)[]; orderTypes?: readonly PlaceOrderType[] } = {},
) =>
  priceOrder(index, lines, {
    place: { orderTypes, timeZone: 'Europe/Sofia' },
    settings: { moneyDiscountOnlyPreorder: false },
    orderType,
    now: 0,
    further: withService(charge),
  });

test('a percentage applies to the dishes after discounts, as a named price step', () => {
  const { steps, total } = price(TENTH, 'spot', { orderTypes: [type('spot', 20)] });
  expect(stepOf(steps, 'service')).toEqual({
    kind: 'service',
    amount: 80,
    cause: { valueType: 'percent', value: 10 },
  });
  expect(total).toBe(880);
});

test('a fixed amount is charged once per order, and never for order types without service', () => {
  expect(price(FEE, 'spot', { lines: [LINE, LINE] }).total).toBe(2150);
  expect(price(FEE, 'preorder').total).toBe(1050);
  expect(price(undefined, 'spot').total).toBe(1000);
});

test('a tablet on a table is charged like the table, without packaging', () => {
  expect(price(TENTH, 'tablet_mode').total).toBe(1100);
  expect(price({ ...TENTH, orderTypes: ['delivery'] }, 'delivery').total).toBe(1150);
});

test('an empty order costs nothing', () => {
  expect(price(FEE, 'spot', { lines: [] }).total).toBe(0);
});
