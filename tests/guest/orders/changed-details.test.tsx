// @vitest-environment jsdom
// An order with its own address whose price has changed: shown with its order type's price, and sent as filled in.
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { keepCheckout, readCheckout } from '#core/db/order/checkout-table.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import { withDelivery } from '#domain/delivery/delivery-price.ts';
import { judgeDelivery } from '#domain/delivery/judge-delivery.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { CategoryId, OrderId, PlaceId, VariantId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { ChangedOrder } from '#guest/orders/changed-order.tsx';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const PLACE = 1 as PlaceId;
const salad = buildProduct();
const LINE = {
  ...{ lineId: 'line', productId: salad.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 2, addedAt: NOON, seenPrice: minor(790), seenName: 'Salad', seenSize: '' },
};
const DETAILS: OrderDetails = {
  name: 'Elena',
  phone: '+359888123456',
  payment: 'cash',
  comment: 'Blue door',
  address: { words: 'Shipka', streetNumber: '34', entrance: '', floor: '', apartment: '', bell: '' },
};

/** A venue that delivers for this fee, above this minimum. */
const carrying = (price: number, over: Partial<PlaceOrderType> = {}): MenuSnapshot => {
  const prices = [{ price: minor(price), priceOver: minor(0) }];
  const type: PlaceOrderType = { type: 'delivery', id: 2, discounts: [], prices, radiuses: [], shapes: [], ...over };
  return aSnapshot({ products: [salad] }, { place: { orderTypes: [type] } });
};
const priceAt = ({ place, index, settings }: MenuSnapshot) =>
  priceOrder(index, [LINE], {
    ...{ place, settings, orderType: 'delivery', now: NOON },
    further: withDelivery(judgeDelivery(place, {}, NOON)),
  });

/** Sent to the first venue, which has become the second one when the order arrives. */
const turnedDown = async (before: MenuSnapshot, now: MenuSnapshot) => {
  const guest = await seatGuest(before);
  const { db, outbox } = guest.tabl;
  const cart = { placeId: before.place.id, revision: 1, lines: [LINE], comments: {} };
  await db.carts.put(cart);
  await keepCheckout(db, before.place.id, undefined, {
    ...EMPTY_CHECKOUT,
    orderType: 'delivery',
    name: 'Elena',
    comment: 'Blue door',
  });
  const sent = await outbox.save({
    ...{ snapshot: before, session: undefined, orderType: 'delivery', details: DETAILS, cart, price: priceAt(before) },
    ...{ avoidance: NO_AVOIDANCE, replaces: undefined },
  });
  if (!sent.ok) throw new Error(sent.error);
  const { total, steps } = priceAt(now);
  const quote = { total, steps, menuVersion: 'v2' };
  const refusal = { code: 'price_changed', productIds: [], ingredientIds: [], quote } as const;
  await createOutboxStore(db).settle(sent.value, { kind: 'refused', refusal });
  guest.publish(now);
  const replaced = vi.fn<(id: OrderId) => void>();
  const change = vi.fn();
  const Page = () => <ChangedOrder entries={useEntries()} onChange={change} onReplaced={replaced} />;
  const open = () =>
    guest.show(
      <GuestTexts>
        <Page />
      </GuestTexts>,
    );
  open();
  await screen.findByRole('dialog', undefined, { timeout: 10_000 });
  return { guest, id: sent.value, replaced, change, open };
};

test('changed delivery fee: is named, and one press sends the order with all typed details', async () => {
  const { guest, id, replaced } = await turnedDown(carrying(200), carrying(300));
  expect(screen.getAllByTestId('changed-row').map(words)).toEqual(['Delivery3.00 €before 2.00 €']);
  expect(words(screen.getByTestId('changed-total'))).toBe('18.80 €');
  await act(() => userEvent.click(screen.getByTestId('send-changed')));
  await vi.waitFor(() => expect(replaced).toHaveBeenCalledWith(id), { timeout: 10_000 });
  const orders = await readShownOrders(guest.tabl.db, PLACE);
  expect(orders.at(-1)).toMatchObject({
    details: DETAILS,
    orderType: 'delivery',
    quote: { total: 1880 },
    replaces: id,
  });
  // The comment belonged only to that order, and is gone with it.
  await vi.waitFor(
    async () => expect((await readCheckout(guest.tabl.db, PLACE)).form).toMatchObject({ name: 'Elena', comment: '' }),
    { timeout: 10_000 },
  );
});

test('changed minimum order: is named, and the order cannot be sent while below it', async () => {
  const { change, open } = await turnedDown(carrying(200), carrying(300, { minimum: minor(2000) }));
  expect(screen.queryByTestId('send-changed')).toBeNull();
  expect(words(screen.getByTestId('changed-lacks'))).toBe('The minimum price for a delivery order is 20.00 €.');
  await userEvent.click(screen.getByTestId('change-order'));
  expect(change).toHaveBeenCalledWith('cart');
  // The next visit to the orders has the bill in sight, and not this sheet again.
  cleanup();
  open();
  await expect(screen.findByRole('dialog', undefined, { timeout: 500 })).rejects.toThrow();
});
