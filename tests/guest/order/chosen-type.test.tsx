// @vitest-environment jsdom
// The menu's order type for a guest without a scan, and the order after a change of type.
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readChosenType } from '#core/db/order/chosen-type-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { NO_AVOIDANCE } from '#domain/diet/diet.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { OrderType } from '#domain/place/place.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type CheckoutPrice, useCheckoutPrice, useOrderedCart } from '#guest/order/use-checkout-price.ts';
import { useTypeOfMenu } from '#guest/order/use-chosen-type.ts';
import { type MenuOrderType, useMenuOrderType } from '#guest/order/use-menu-order-type.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { type SessionState, useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, type Guest, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';

const id = <T extends number>(value: number) => value as T;
const pizza = buildProduct();
const plain = pizza.visibility;
const type = (one: OrderType) => ({ type: one, id: 1, discounts: [], prices: [], radiuses: [], shapes: [] });
const onlyBrought = buildProduct({
  ...{ id: id(2), slug: 'party-box', name: 'Party box', variants: [buildVariant({ id: id(12) })] },
  visibility: { ...plain, onlyDelivery: true },
});
const notBrought = buildProduct({
  ...{ id: id(3), slug: 'ice', name: 'Ice cream', variants: [buildVariant({ id: id(13) })] },
  visibility: { ...plain, hideDelivery: true },
});
const DETAILS: OrderDetails = { name: 'Elena', phone: '+359888123456', payment: 'cash' };
const at = (...types: readonly OrderType[]) =>
  aSnapshot({ products: [pizza, onlyBrought, notBrought] }, { place: { orderTypes: types.map(type) } });

interface Seen {
  cart: CartState;
  session: SessionState;
  priced: CheckoutPrice | undefined;
  menuWay: MenuOrderType | undefined;
}

/** `page`: the order type of an open order page. */
const look = (guest: Guest, page?: OrderType): Seen => {
  const seen = {} as Seen;
  const Eyes = () => {
    seen.cart = useCart();
    seen.session = useSession();
    useTypeOfMenu(page);
    seen.priced = useCheckoutPrice(useOrderedCart(), { orderType: page, address: undefined, wantedAt: undefined });
    seen.menuWay = useMenuOrderType();
    return null;
  };
  guest.show(<Eyes />);
  return seen;
};
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });
const add = (seen: Seen, product: typeof pizza) =>
  act(() =>
    seen.cart.add({
      product,
      variant: product.variants[0] ?? buildVariant(),
      choice: emptyChoice,
      quantity: 1,
      comment: undefined,
    }),
  );
const names = (lines: readonly { readonly seenName: string }[] | undefined) =>
  (lines ?? []).map(({ seenName }) => seenName);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('order type: at a delivery-only place, a delivery-only dish can be added and stays in the order', async () => {
  const guest = await seatGuest(at('delivery', 'spot_browse'));
  const seen = look(guest);
  await until(() => expect(seen.session).toMatchObject({ isKnown: true, orderedAs: 'delivery' }));
  await add(seen, onlyBrought);
  await until(() => expect(names(seen.cart.cart.lines)).toEqual(['Party box']));
  expect(seen.menuWay).toBeUndefined();
});

test('order type: a change on the order page changes the menu; an unavailable dish is named and set aside', async () => {
  const guest = await seatGuest(at('spot', 'delivery', 'preorder'));
  const first = look(guest);
  await until(() => expect(first.session).toMatchObject({ isKnown: true, orderedAs: 'spot' }));
  await add(first, notBrought);
  await add(first, pizza);
  const brought = look(guest, 'delivery');
  await until(() => expect(brought.session.orderedAs).toBe('delivery'));
  await until(() => expect(names(brought.cart.cart.held)).toEqual(['Ice cream']));
  expect(names(brought.cart.cart.lines)).toEqual(['Shopska salad']);
  expect(names(brought.priced?.unfit)).toEqual(['Ice cream']);
  expect(await readChosenType(guest.tabl.db, id(1))).toBe('delivery');
});

test('order type: can be chosen beside the order page too, and the device remembers it', async () => {
  const guest = await seatGuest(at('spot', 'delivery', 'preorder'));
  const seen = look(guest);
  await until(() => expect(seen.menuWay).toMatchObject({ ways: ['spot', 'delivery', 'preorder'], taken: undefined }));
  seen.menuWay?.onTake('delivery');
  await until(() => expect(seen.menuWay?.taken).toBe('delivery'));
  // The cart follows the session's order type, and learns of it after the menu.
  await until(() => expect(seen.session.orderedAs).toBe('delivery'));
  await add(seen, onlyBrought);
  await until(() => expect(names(seen.cart.cart.lines)).toEqual(['Party box']));
  seen.menuWay?.onTake('preorder');
  await until(() => expect(names(seen.cart.cart.held)).toEqual(['Party box']));
  const later = look(guest);
  await until(() => expect(later.session.orderedAs).toBe('preorder'));
  later.menuWay?.onTake('delivery');
  await until(() => expect(names(later.cart.cart.lines)).toEqual(['Party box']));
});

test('order type: a dish that the table’s menu holds back is sent with a delivery order', async () => {
  const snapshot = at('spot', 'delivery');
  const guest = await seatGuest(snapshot);
  const { db, outbox } = guest.tabl;
  const seen = look(guest, 'delivery');
  await until(() => expect(seen.session.orderedAs).toBe('delivery'));
  await add(seen, pizza);
  await add(seen, onlyBrought);
  await storeSession(db, aSession(), NOON);
  await until(() => expect(names(seen.cart.cart.held)).toEqual(['Party box']));
  await until(() => expect(names(seen.priced?.cart.lines)).toEqual(['Shopska salad', 'Party box']));
  const { cart, price, unfit } = seen.priced as CheckoutPrice;
  expect([price.lines.length, unfit, cart.held]).toEqual([2, [], undefined]);
  const order = { snapshot, session: undefined, orderType: 'delivery', avoidance: NO_AVOIDANCE } as const;
  expect(await outbox.save({ ...order, details: DETAILS, cart, price, replaces: undefined })).toMatchObject({
    ok: true,
  });
  const [sent] = await db.outbox.toArray();
  expect(sent).toMatchObject({ lines: [{ productId: pizza.id }, { productId: onlyBrought.id }] });
});

test('order type: a table code overrides an earlier choice', async () => {
  const guest = await seatGuest(at('spot', 'delivery'));
  const seen = look(guest);
  await until(() => expect(seen.menuWay).toBeDefined());
  seen.menuWay?.onTake('delivery');
  await until(() => expect(seen.session.orderedAs).toBe('delivery'));
  await storeSession(guest.tabl.db, aSession(), NOON);
  await until(() => expect(seen.session.orderedAs).toBe('spot'));
  expect(seen.menuWay).toBeUndefined();
});
