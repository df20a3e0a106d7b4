// @vitest-environment jsdom
// A half-typed address in the dialog of the order page.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { readCheckout } from '#core/db/order/checkout-table.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { CategoryId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { CheckoutHere } from '#guest/checkout/checkout-here.tsx';
import { delivering, shape, squareAt } from '../../domain/delivery/delivery-place.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts } from '../../support/render-screen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
// jsdom has no layout, but Radix measures its controls.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const salad = buildProduct();
const LINE: CartLine = {
  ...{ lineId: 'salad', productId: salad.id, variantId: 11 as VariantId, categoryId: 1 as CategoryId },
  ...{ choice: emptyChoice, quantity: 1, addedAt: NOON, seenPrice: minor(790), seenName: 'Salad', seenSize: '' },
};
const PLACE = delivering({ shapes: [shape(1, squareAt(42.7, 23.3), 190)] });
const REST = { Number: '34', Entrance: 'B', Floor: '3', Flat: '9' };

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const textOf = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));

test('address draft: a half-typed address and its pin survive a reload until the address is taken', async () => {
  const snapshot = aSnapshot({ products: [salad] }, { place: PLACE });
  const guest = await seatGuest(snapshot);
  const { id: placeId } = snapshot.place;
  const { db } = guest.tabl;
  await db.carts.put({ placeId, revision: 1, lines: [LINE], comments: {} });
  /** Like a newly opened page. */
  const openDialog = async () => {
    cleanup();
    const kept = await readCheckout(db, placeId);
    guest.show(
      <GuestTexts>
        <CheckoutHere framed={false} kept={kept} />
      </GuestTexts>,
    );
    await screen.findByTestId('send-checkout', undefined, { timeout: 10_000 });
    await userEvent.click(
      await vi.waitFor(() => {
        const button = document.querySelector<HTMLElement>('#checkout-address button');
        if (!button) throw new Error('No address is asked for');
        return button;
      }),
    );
    await screen.findByTestId('address-form', undefined, { timeout: 10_000 });
  };
  const draftOf = async () => (await readCheckout(db, placeId)).form?.addressDraft;

  await openDialog();
  type('Street and town', ' Shipka, So');
  screen.getByTestId('delivery-pin').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByTestId('keep-other'));
  type('Name of the address', 'Villa');
  await vi.waitFor(async () =>
    expect(await draftOf()).toMatchObject({
      address: { words: ' Shipka, So', point: expect.anything() },
      keptAs: { kind: 'other', name: 'Villa' },
    }),
  );

  await openDialog();
  expect(textOf('Street and town')).toBe(' Shipka, So');
  expect(textOf('Name of the address')).toBe('Villa');
  expect(screen.getByTestId('delivery-pin').dataset.set).toBe('true');
  const before = (await draftOf())?.address.point?.lng ?? 0;
  screen.getByTestId('delivery-pin').focus();
  await userEvent.keyboard('{ArrowLeft}');
  // A moving pin is saved when the dialog closes.
  await openDialog();
  expect((await draftOf())?.address.point?.lng).toBeLessThan(before);
  for (const [label, value] of Object.entries(REST)) type(label, value);
  type('Bell', 'Petrova');
  await press('Bring it here');
  await vi.waitFor(async () => {
    const { form } = await readCheckout(db, placeId);
    expect(form?.address).toMatchObject({ words: 'Shipka, So', streetNumber: '34' });
    expect(form?.addressDraft).toBeUndefined();
  });
  // The taken address does not return with the next input either.
  type('Name', 'Elena');
  await vi.waitFor(async () => expect((await readCheckout(db, placeId)).form?.name).toBe('Elena'));
  expect(await draftOf()).toBeUndefined();
});
