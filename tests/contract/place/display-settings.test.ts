// Settings of a venue for the display of dishes and extra costs.
import { expect, test } from 'vitest';
import { parseSettings, settingsToWire } from '#contract/place/settings.ts';
import { withDelivery } from '#domain/delivery/delivery-price.ts';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { withCutlery } from '#domain/pricing/cutlery.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { indexed, product, variant } from '../../domain/menu/menu-builder.ts';

test('display settings keep all their values, and delivery, packaging and cutlery each keep their price [S9.18]', () => {
  const values = {
    ...{ darker_theme: [1, 2], order_button_on_variant: [1, 2] },
    ...{ hide_add_to_cart_btn: [1, 2], view_product_page: [0, 1, 2] },
  };
  for (const [key, all] of Object.entries(values))
    for (const value of all) {
      const read = parseSettings({ [key]: { value } });
      if (!read.ok) throw new Error(read.error);
      expect(settingsToWire(read.value), `${key} ${value}`).toMatchObject({ [key]: { value } });
    }
  const dish = product(1, { variants: [variant(1, 790, { additionalPrice: minor(20) })] });
  const delivery: PlaceOrderType = {
    type: 'delivery',
    id: 2,
    ...{ discounts: [], radiuses: [], shapes: [] },
    ...{ prices: [{ priceOver: minor(0), price: minor(190) }], asksCutlery: true, cutleryPrice: minor(30) },
  };
  const place = { orderTypes: [delivery], timeZone: 'Europe/Sofia', location: undefined };
  const { steps, total } = priceOrder(
    indexed({ products: [dish] }),
    [
      {
        productId: dish.id,
        variantId: 1 as never,
        choice: { required: undefined, addable: [], removable: [] },
        quantity: 1,
      },
    ],
    {
      ...{ place, settings: { moneyDiscountOnlyPreorder: false }, orderType: 'delivery', now: 0 },
      further: withCutlery(2, withDelivery(judgeDelivery(place, {}, 0))),
    },
  );
  expect(Object.fromEntries(steps.map(({ kind, amount }) => [kind, amount]))).toEqual({
    ...{ lines: 790, delivery: 190, boxes: 20, cutlery: 60 },
  });
  expect(total).toBe(1060);
});
