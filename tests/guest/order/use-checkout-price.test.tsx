// @vitest-environment jsdom
// Unavailable dishes of an order, judged by its wanted time.
import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { keepCheckout } from '#core/db/order/checkout-table.ts';
import { keepChosenType } from '#core/db/order/chosen-type-table.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, VariantId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { useCheckoutPrice, useOrderedCart } from '#guest/order/use-checkout-price.ts';
import { useDeliveredPrice } from '#guest/order/use-delivered-price.ts';
import { region } from '../../domain/delivery/delivery-place.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';

const HOUR = 3_600_000;
const LUNCH = Array.from({ length: 7 }, () => parseWindows('11:00-13:00') ?? []);
const soup = buildProduct();
const WHERE = { words: 'ul. Shipka', streetNumber: '34', floor: '', apartment: '', bell: '', entrance: '' };
const LINE: CartLine = {
  ...{ lineId: 'line', productId: soup.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 1, addedAt: NOON, seenPrice: minor(790), seenName: '', seenSize: '' },
};

test.each([
  ['as soon as possible, it is to be had', undefined, 0],
  ['for the evening, it is not to be had then', NOON + 6 * HOUR, 1],
  ['for noon of tomorrow, it is to be had then', NOON + 24 * HOUR, 0],
])('limited hours: a lunch dish ordered at noon %s', async (_, wantedAt, expected) => {
  const snapshot = aSnapshot({ products: [soup], categories: [buildCategory({ hours: LUNCH })] });
  const guest = await seatGuest(snapshot);
  await guest.tabl.db.carts.put({ placeId: snapshot.place.id, revision: 1, lines: [LINE], comments: {} });
  const seen: { priced?: ReturnType<typeof useCheckoutPrice> } = {};
  const Content = () => {
    seen.priced = useCheckoutPrice(useOrderedCart(), { orderType: 'preorder', address: undefined, wantedAt });
    return null;
  };
  guest.show(<Content />);
  await vi.waitFor(() => expect(seen.priced?.cart.lines).toHaveLength(1), { timeout: 5000 });
  expect(seen.priced?.unfit).toHaveLength(expected);
});

test('checkout price: the total includes the requested cutlery and follows the answer', async () => {
  const type = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
  const orderTypes = [{ ...type, asksCutlery: true, cutleryPrice: minor(30) }];
  const snapshot = aSnapshot({ products: [soup] }, { place: { orderTypes } });
  const guest = await seatGuest(snapshot);
  await guest.tabl.db.carts.put({ placeId: snapshot.place.id, revision: 1, lines: [LINE], comments: {} });
  const seen: { total?: number | undefined; answer?: (sets: number) => void } = {};
  const Content = () => {
    const [cutlery, setCutlery] = useState<number>();
    const as = { orderType: 'preorder', address: undefined, wantedAt: undefined, cutlery } as const;
    seen.total = useCheckoutPrice(useOrderedCart(), as)?.price.total;
    seen.answer = setCutlery;
    return null;
  };
  guest.show(<Content />);
  await vi.waitFor(() => expect(seen.total).toBe(790), { timeout: 5000 });
  act(() => seen.answer?.(2));
  expect(seen.total).toBe(850);
  act(() => seen.answer?.(0));
  expect(seen.total).toBe(790);
});

test.each([
  ['without an address, names the lowest fee', undefined, { total: 790, deliveryFrom: 190 }],
  ['to a known address, contains its fee', { ...WHERE, regionId: 5 }, { total: 1180, deliveryFrom: undefined }],
])('cart price: of a delivery %s', async (_, address, expected) => {
  const type = { type: 'delivery', id: 2, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
  const regions = [region(4, 'Centre', 190), region(5, 'Iztok', 390)];
  const snapshot = aSnapshot({ products: [soup] }, { place: { orderTypes: [{ ...type, regions }] } });
  const { id } = snapshot.place;
  const guest = await seatGuest(snapshot);
  await guest.tabl.db.carts.put({ placeId: id, revision: 1, lines: [LINE], comments: {} });
  await keepChosenType(guest.tabl.db, id, 'delivery');
  if (address) await keepCheckout(guest.tabl.db, id, undefined, { ...EMPTY_CHECKOUT, orderType: 'delivery', address });
  const seen: { total?: number; deliveryFrom?: number | undefined } = {};
  const Content = () => {
    const { price, deliveryFrom } = useDeliveredPrice();
    Object.assign(seen, { total: price.total, deliveryFrom });
    return null;
  };
  guest.show(<Content />);
  await vi.waitFor(() => expect(seen).toEqual(expected), { timeout: 5000 });
});
