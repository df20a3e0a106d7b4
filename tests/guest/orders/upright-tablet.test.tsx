// @vitest-environment jsdom
// A room's tablet that stands upright has the phone's layout, but it is no guest's phone.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#core/db/session/store-session.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type OrderControl, useOrder } from '#guest/order/use-order.ts';
import { OrdersPage } from '#guest/orders/orders-page.tsx';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { useIsOwnPhone } from '#shared/device/use-own-phone.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => vi.fn(),
  useLocation: () => ({ hash: '' }),
  useRouter: () => ({ history: { push: () => undefined } }),
  useSearch: () => ({}),
  useRouterState: () => ({ route: '/$place/', category: undefined, page: 'list', isMenuItself: true }),
}));

// jsdom has no navigation entries.
vi.mock('#core/platform/device/embedded-mark.ts', () => ({ isEmbedded: () => false }));

const salad = buildProduct({ variants: [buildVariant({ size: '', price: minor(790) })] });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 });

/** Sent orders on a narrow screen. */
const sentFrom = async (device: { readonly tabletMode: boolean }) => {
  const guest = await seatGuest(aSnapshot({ products: [salad] }));
  await storeSession(guest.tabl.db, { ...aSession(), ...device, orderType: 'room', roomNumber: '203' }, NOON);
  const seen = {} as { cart: CartState; order: OrderControl; isSeated: boolean; isOwn: boolean };
  const onSaved = () => undefined;
  const Page = () => {
    seen.cart = useCart();
    seen.order = useOrder(onSaved);
    seen.isSeated = useSession().session !== undefined;
    seen.isOwn = useIsOwnPhone();
    return <OrdersPage framed />;
  };
  guest.show(
    <GuestTexts>
      <Page />
    </GuestTexts>,
  );
  await until(() => expect(seen.isSeated).toBe(true));
  const [variant] = salad.variants;
  if (!variant) throw new Error('A dish has a size');
  await act(() => seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await until(() => expect(seen.cart.cart.lines).toHaveLength(1));
  act(() => seen.order.send());
  await screen.findByTestId('order-entry', undefined, { timeout: 5_000 });
  return seen;
};

test('upright room tablet: counts as no phone and asks for no name', async () => {
  const seen = await sentFrom({ tabletMode: true });
  expect(seen.isOwn).toBe(false);
  expect(screen.queryByTestId('guest-name')).toBeNull();
  expect(words(document.body)).not.toContain('others here');
});

test('own phone: counts as one and may say its name', async () => {
  const seen = await sentFrom({ tabletMode: false });
  expect(seen.isOwn).toBe(true);
  await screen.findByTestId('guest-name', undefined, { timeout: 5_000 });
});
