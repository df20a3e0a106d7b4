// @vitest-environment jsdom
// A guest with a cart at one place opens another: the effect of each answer.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeCart, openPlace, readCart, readOpenedPlace } from '#core/db/cart/cart-table.ts';
import { storeClient } from '#core/db/place/client-table.ts';
import { addToCart } from '#domain/cart/cart-rules.ts';
import type { Place } from '#domain/place/place.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { PlaceChange } from '#guest/place/place-change.tsx';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { line } from '../../core/db/outbox/order-drafts.ts';
import { aPlace, aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const navigate = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
}));

const bar = aPlace({ id: 2 as Place['id'], slug: 'bar', name: 'The bar' });
const salad = buildProduct();
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 });

/** A guest of the bistro who has two dishes from the bar. */
const withCartAtBar = async (over?: Parameters<typeof aSnapshot>[1]) => {
  const guest = await seatGuest(aSnapshot({ products: [salad] }, over));
  const { db } = guest.tabl;
  await storeClient(db, { id: 'tabl', name: 'Tabl', places: [aPlace(), bar] });
  await openPlace(db, bar.id);
  await changeCart(db, bar.id, (cart) => addToCart(cart, line(1, 2)));
  return { guest, atTheBar: async () => (await readCart(db, bar.id))?.lines.length };
};

/** The guest has just opened the bistro. */
const nextDoor = async () => {
  navigate.mockClear();
  const { guest, atTheBar } = await withCartAtBar();
  const seen = {} as { cart: CartState };
  const Page = () => {
    seen.cart = useCart();
    return <PlaceChange />;
  };
  guest.show(
    <GuestTexts>
      <Page />
    </GuestTexts>,
  );
  const question = await screen.findByRole('dialog', undefined, { timeout: 5_000 });
  expect(words(question)).toContain('You have 2 items chosen at The bar');
  const choose = () =>
    act(async () => {
      const [variant] = salad.variants;
      if (!variant) throw new Error('A dish has a size');
      await seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined });
    });
  return { choose, atTheBar };
};

test('place change: Escape keeps the guest at the place and both orders; the next dish asks again', async () => {
  const { choose, atTheBar } = await nextDoor();
  await userEvent.keyboard('{Escape}');
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigate).not.toHaveBeenCalled();
  expect(await atTheBar()).toBe(1);
  await choose();
  await screen.findByRole('dialog', undefined, { timeout: 5_000 });
  await userEvent.click(screen.getByTestId('leave-place'));
  await until(async () => expect(await atTheBar()).toBe(0));
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(navigate).not.toHaveBeenCalled();
});

test('place change: "Back" leads to the order that was begun', async () => {
  const { atTheBar } = await nextDoor();
  await userEvent.click(screen.getByTestId('stay-at-place'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/$place', params: { place: 'bar' } });
  expect(await atTheBar()).toBe(1);
});

test('place change: a place where nothing can be ordered asks nothing, and the other order stays', async () => {
  const { guest, atTheBar } = await withCartAtBar({ place: { orderTypes: [] } });
  guest.show(
    <GuestTexts>
      <PlaceChange />
    </GuestTexts>,
    true,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await atTheBar()).toBe(1);
  expect(await readOpenedPlace(guest.tabl.db)).toBe(bar.id);
});
