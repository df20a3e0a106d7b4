// @vitest-environment jsdom
// An order above the remaining portions is rejected: the list of orders offers the rest, with the real cart.
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCart } from '#core/db/cart/cart-table.ts';
import { createOutboxStore } from '#core/db/outbox/outbox-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { readShownOrders } from '#core/db/visit/shown-entries.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { OrderPanel } from '#guest/orders/order-panel.tsx';
import { OrdersPage } from '#guest/orders/orders-page.tsx';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
  useLocation: () => ({ hash: '' }),
  useRouter: () => ({ history: { push: () => undefined } }),
  useSearch: () => ({}),
  useRouterState: () => ({ route: '/$place/', category: undefined, page: 'list', isMenuItself: true }),
}));

// jsdom has no navigation entries.
vi.mock('#core/platform/device/embedded-mark.ts', () => ({ isEmbedded: () => false }));

const salad = buildProduct({ variants: [buildVariant({ size: '', price: minor(790) })] });
const soup = buildProduct({
  id: 2 as ProductId,
  slug: 'soup',
  name: 'Soup',
  variants: [buildVariant({ id: 12 as never, size: '', price: minor(450) })],
});
const menu = { products: [salad, soup] };

beforeEach(() => {
  navigate.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  // First, because a part that is loaded late would be mounted without its globals.
  cleanup();
  vi.unstubAllGlobals();
});
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 });

/** A guest whose two salads and one soup were rejected, because one salad is left; meanwhile they chose one more salad. */
const refusedGuest = async () => {
  const guest = await seatGuest(aSnapshot(menu));
  const { db } = guest.tabl;
  const { placeId } = aSession();
  await storeSession(db, aSession(), NOON);
  const seen = {} as { cart: CartState; order: OrderControl; isSeated: boolean };
  const onSaved = () => undefined;
  const Page = () => {
    seen.cart = useCart();
    seen.order = useOrder(onSaved);
    seen.isSeated = useSession().session !== undefined;
    return (
      <>
        <OrdersPage framed />
        <OrderPanel />
      </>
    );
  };
  guest.show(
    <GuestTexts>
      <Page />
    </GuestTexts>,
  );
  await until(() => expect(seen.isSeated).toBe(true));
  const put = (product: Product, quantity: number) =>
    act(async () => {
      const [variant] = product.variants;
      if (!variant) throw new Error('A dish has a size');
      await seen.cart.add({ product, variant, choice: emptyChoice, quantity, comment: undefined });
    });
  await put(salad, 2);
  await put(soup, 1);
  await until(() => expect(seen.cart.cart.lines).toHaveLength(2));
  act(() => seen.order.send());
  await until(async () => expect(await readShownOrders(db, placeId)).toHaveLength(1));
  await put(salad, 1);
  const [sent] = await readShownOrders(db, placeId);
  if (!sent) throw new Error('Nothing was sent');
  await act(() =>
    createOutboxStore(db).settle(sent.id, {
      kind: 'refused',
      refusal: {
        ...{ code: 'inactive_products', productIds: [salad.id], ingredientIds: [], quote: undefined },
        portions: [{ productId: salad.id, left: 1 }],
      },
    }),
  );
  guest.publish({ ...aSnapshot(menu), left: new Map([[salad.id, 1]]) });
  const chosen = async () =>
    (await readCart(db, placeId))?.lines.map(({ seenName, quantity }) => [seenName, quantity]).toSorted();
  return { chosen, shown: () => readShownOrders(db, placeId), total: () => seen.cart.price.total };
};

test('portions: "1 instead" keeps one portion of the dish and all other dishes, and opens the cart', async () => {
  const { chosen, shown, total } = await refusedGuest();
  const press = await screen.findByRole('button', { name: '1 instead' }, { timeout: 5_000 });
  expect(words(document.body)).toContain(`${salad.name}: only 1 left`);
  // The rejected dishes returned beside the one chosen meanwhile.
  await until(async () =>
    expect(await chosen()).toEqual(
      [
        [salad.name, 3],
        ['Soup', 1],
      ].toSorted(),
    ),
  );
  await until(() => expect(words(screen.getByTestId('few-left'))).toContain('only 1 left'));
  await userEvent.click(press);
  await until(async () =>
    expect(await chosen()).toEqual(
      [
        [salad.name, 1],
        ['Soup', 1],
      ].toSorted(),
    ),
  );
  await until(() => expect(screen.queryByTestId('few-left')).toBeNull());
  const lines = screen.getAllByTestId('cart-line').map((line) => words(line));
  expect(lines.map((line) => /\d+\.\d\d €/.exec(line)?.[0])).toEqual(['7.90 €', '4.50 €']);
  expect(total()).toBe(790 + 450);
  expect(navigate).toHaveBeenLastCalledWith({ to: '/$place', params: { place: 'bistro' }, search: { show: 'cart' } });
  // The order is settled by that, so no second press is possible.
  await until(async () => expect(await shown()).toEqual([]));
});
