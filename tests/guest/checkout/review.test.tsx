// @vitest-environment jsdom
// The guest's dishes above the button that obliges to pay for them.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { storeSession } from '#core/db/session/store-session.ts';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { aSession, NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

afterEach(() => vi.unstubAllGlobals());

const type = (name: 'spot' | 'preorder', id: number) => ({
  ...{ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] },
});
const salad = buildProduct({ name: 'Shopska salad' });
const soup = buildProduct({
  id: 2 as ProductId,
  slug: 'tarator',
  name: 'Tarator',
  variants: [buildVariant({ id: 21 as VariantId, price: minor(480), size: '300 g' })],
});

interface Guest {
  readonly isWide: boolean;
  /** Scanned the code of a table whose menu has no soup. */
  readonly isSeated?: boolean;
  readonly isTurnedAway?: boolean;
}

/** Opens the order page for a pickup of two salads and a soup. */
async function orderPage({ isWide, isSeated = false, isTurnedAway = false }: Guest): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === DEVICE_MEDIA.wide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const dishes = [salad, { ...soup, visibility: { ...soup.visibility, hideSpot: isSeated } }];
  const guest = await seatGuest(
    aSnapshot(
      { categories: [buildCategory()], products: dishes },
      { place: { orderTypes: [...(isSeated ? [type('spot', 1)] : []), type('preorder', 3)] } },
    ),
  );
  if (isSeated) await storeSession(guest.tabl.db, aSession(), NOON);
  await changeCart(guest.tabl.db, aSnapshot().place.id, (cart) => ({
    ...cart,
    lines: [salad, soup].map(({ id, categoryIds, variants: [variant = buildVariant()] }, at) => ({
      lineId: `line-${id}`,
      productId: id,
      variantId: variant.id,
      categoryId: categoryIds[0] ?? buildCategory().id,
      choice: { required: undefined, addable: [], removable: [] },
      quantity: 2 - at,
      addedAt: NOON,
      seenPrice: minor(790),
      seenName: 'As it was called',
      seenSize: '',
    })),
  }));
  const form = { ...EMPTY_CHECKOUT, orderType: 'preorder' as const };
  guest.show(
    <GuestTexts>
      <CheckoutHere framed={false} kept={{ form, visitId: undefined, refused: undefined }} />
    </GuestTexts>,
    isTurnedAway,
  );
  await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
}

const ALL = 'What you are ordering2Shopska salad350 g15.80 €1Tarator300 g4.80 €';

test('order review: a phone lists each dish with quantity and price under its current name', async () => {
  await orderPage({ isWide: false });
  expect(words(screen.getByTestId('review'))).toBe(ALL);
});

test('order review: a tablet with the order beside the page does not show the order a second time', async () => {
  await orderPage({ isWide: true });
  expect(screen.queryByTestId('review')).toBeNull();
});

test('order review: a tablet without the order beside the page shows the order on the page', async () => {
  await orderPage({ isWide: true, isTurnedAway: true });
  expect(words(screen.getByTestId('review'))).toBe(ALL);
});

test('order review: a tablet shows the full order when the one beside the page holds a dish back for pickup', async () => {
  await orderPage({ isWide: true, isSeated: true });
  await waitFor(() => expect(words(screen.getByTestId('review'))).toBe(ALL), { timeout: 5000 });
});
