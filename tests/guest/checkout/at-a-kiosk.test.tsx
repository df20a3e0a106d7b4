// @vitest-environment jsdom
// A kiosk's order page: the dishes and the payment, without questions that a guest in the venue need not answer.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeCart } from '#core/db/cart/cart-table.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import { EMPTY_CHECKOUT } from '#domain/order/checkout/checkout-form.ts';
import { minor } from '#domain/pricing/money.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { useSession } from '#shared/session/session-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

beforeEach(() => void Cookies.set('_tkm_', '1'));
afterEach(() => void Cookies.remove('_tkm_'));

const type = (name: 'spot' | 'preorder', id: number) => ({
  ...{ type: name, id, discounts: [], prices: [], radiuses: [], shapes: [] },
});
const fetched = (id: number, name: string, address: string) => ({
  id,
  name: { text: name, by: {} },
  address,
});

/** Orders by number, for pickup at the bar or at another stall, of a venue with tables. */
const PLACE = {
  orderTypes: [
    type('spot', 1),
    { ...type('preorder', 3), byNumber: true, pickupPlaces: [fetched(8, 'Stall', 'Market'), fetched(9, 'Bar', '')] },
  ],
};

async function kioskPage(goesWith: readonly Product[] = [], box = 0) {
  const salad = buildProduct({
    name: 'Shopska salad',
    goesWith: goesWith.map(({ id }) => id),
    variants: [buildVariant({ additionalPrice: minor(box) })],
  });
  const [variant = buildVariant()] = salad.variants;
  const guest = await seatGuest(
    aSnapshot({ categories: [buildCategory()], products: [salad, ...goesWith] }, { place: PLACE }),
  );
  const { id: placeId } = aSnapshot().place;
  await changeCart(guest.tabl.db, placeId, (cart) => ({
    ...cart,
    lines: [
      {
        lineId: 'line-1',
        productId: salad.id,
        variantId: variant.id,
        categoryId: buildCategory().id,
        choice: { required: undefined, addable: [], removable: [] },
        quantity: 2,
        addedAt: NOON,
        seenPrice: minor(790),
        seenName: 'Shopska salad',
        seenSize: '',
      },
    ],
  }));
  guest.show(
    <GuestTexts>
      <CheckoutHere framed kept={{ form: EMPTY_CHECKOUT, visitId: undefined }} />
    </GuestTexts>,
  );
  await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
  return guest;
}

test('kiosk checkout: asks for eat-in or take-away and payment, and for no code, pickup place, time, name, comment or consent', async () => {
  await kioskPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your order');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Where will you eat?',
    'How will you pay?',
  ]);
  for (const part of ['orderType', 'pickupPlaceId', 'wantedAt', 'name', 'comment', 'agreed'])
    expect(document.querySelector(`#checkout-${part}`)).toBeNull();
  expect(screen.queryByRole('link', { name: /scan/i })).toBeNull();
});

test('kiosk checkout: offers side dishes beside the order, and shows no offer after the press on the order button', async () => {
  const { tabl } = await kioskPage([
    buildProduct({ id: 77 as ProductId, name: 'Ayran', variants: [buildVariant({ id: 78 as VariantId })] }),
  ]);
  const row = await screen.findByTestId('upsell-row', undefined, { timeout: 10_000 });
  await userEvent.click(screen.getByRole('radio', { name: /cash/i }));
  await userEvent.click(screen.getByRole('radio', { name: 'To go' }));
  await userEvent.click(within(row).getByRole('button', { name: 'Add Ayran' }));
  await waitFor(() => expect(screen.getAllByTestId('cart-line')).toHaveLength(2));
  expect(screen.queryByTestId('upsell-row')).toBeNull();
  await userEvent.click(screen.getByTestId('send-checkout'));
  await waitFor(async () => expect(await tabl.db.outbox.count()).toBe(1));
  expect(screen.queryByTestId('upsell')).toBeNull();
});

const OfferedType = () => <output data-testid="way">{useSession().orderedAs}</output>;

test('kiosk menu: uses the kiosk’s order type for prices; a guest’s own phone uses table prices until the guest chooses', async () => {
  const snapshot = aSnapshot({}, { place: PLACE });
  const kiosk = await seatGuest(snapshot);
  const close = kiosk.show(<OfferedType />);
  await waitFor(() => expect(screen.getByTestId('way').textContent).toBe('preorder'));
  close();
  Cookies.remove('_tkm_');
  const phone = await seatGuest(snapshot);
  phone.show(<OfferedType />);
  await waitFor(() => expect(screen.getByTestId('way').textContent).toBe('spot'));
});

test('kiosk checkout: counts the dishes on the page, and the button shows their sum', async () => {
  await kioskPage();
  const line = screen.getByTestId('cart-line');
  expect(screen.getByTestId('send-checkout').textContent).toContain('15.80');
  await userEvent.click(within(line).getByRole('button', { name: /more/i }));
  await waitFor(() => expect(screen.getByTestId('send-checkout').textContent).toContain('23.70'));
});

test('kiosk checkout: adds packaging once the guest takes the food away, and none for eating at the venue', async () => {
  await kioskPage([], 30);
  const sum = () => screen.getByTestId('send-checkout').textContent;
  expect(sum()).toContain('15.80');
  await userEvent.click(screen.getByRole('radio', { name: 'To go' }));
  await waitFor(() => expect(sum()).toContain('16.40'));
  expect(document.body.textContent).toContain('Packaging');
  await userEvent.click(screen.getByRole('radio', { name: 'To eat here' }));
  await waitFor(() => expect(sum()).toContain('15.80'));
  expect(document.body.textContent).not.toContain('Packaging');
});

test('kiosk checkout: pickup is always at the kiosk’s own venue, even when the venue has other pickup places', async () => {
  const { tabl } = await kioskPage();
  await userEvent.click(screen.getByRole('radio', { name: /cash/i }));
  // Neither is preselected, and without an answer no order is sent.
  const choices = screen.getAllByRole('radio', { name: /eat here|to go/i });
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['false', 'false']);
  await userEvent.click(screen.getByTestId('send-checkout'));
  expect((await screen.findAllByText('Choose: eat here or take away')).length).toBeGreaterThan(0);
  expect(await tabl.db.outbox.count()).toBe(0);
  await userEvent.click(screen.getByRole('radio', { name: 'To go' }));
  await userEvent.click(screen.getByTestId('send-checkout'));
  await waitFor(async () => expect(await tabl.db.outbox.count()).toBe(1));
  expect((await tabl.db.outbox.toArray())[0]).toMatchObject({
    details: { pickupPlaceId: 9, payment: 'cash', isToGo: true },
  });
});
