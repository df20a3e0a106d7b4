// @vitest-environment jsdom
// What a guest reads of their dishes above the button that obliges to pay for them.
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeCart } from '#db/cart/cart-table.ts';
import { DEVICE_MEDIA } from '#domain/device/device-media.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckoutHere } from '#pages/order/checkout-here.tsx';
import { aSnapshot } from '../../state/menu/snapshots.ts';
import { NOON, seatGuest } from '../../state/table/table-guest.tsx';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestWords, words } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

afterEach(() => vi.unstubAllGlobals());

const PLACE = {
  orderTypes: [{ type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] }],
} as const;
const salad = buildProduct({ name: 'Shopska salad' });
const soup = buildProduct({
  id: 2 as ProductId,
  slug: 'tarator',
  name: 'Tarator',
  variants: [buildVariant({ id: 21 as VariantId, price: minor(480), size: '300 g' })],
});

/** The order page of two salads and a soup. */
async function orderPage({ isWide }: { readonly isWide: boolean }): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query === DEVICE_MEDIA.wide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const guest = await seatGuest(
    aSnapshot({ categories: [buildCategory()], products: [salad, soup] }, { place: PLACE }),
  );
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
    <GuestWords>
      <CheckoutHere framed={false} kept={{ form, visitId: undefined, refused: undefined }} />
    </GuestWords>,
  );
  await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
}

test('a phone names each dish, how many of it and what they cost, as they are called now', async () => {
  await orderPage({ isWide: false });
  expect(words(screen.getByTestId('review'))).toBe(
    'What you are ordering2Shopska salad350 g15.80 €1Tarator300 g4.80 €',
  );
});

test('a tablet has the order beside its page, and says it once', async () => {
  await orderPage({ isWide: true });
  expect(screen.queryByTestId('review')).toBeNull();
});
