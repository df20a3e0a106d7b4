// @vitest-environment jsdom
// A page opens before its database: presses until then are neither lost nor repeated.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCart } from '#core/db/cart/cart-table.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { DietProvider, type DietState, useDiet } from '#shared/diet/diet-context.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { patience } from '../../support/patience.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const variant = buildVariant();
const salad = buildProduct({ variants: [variant] });
const snapshot = aSnapshot({ products: [salad] });
const until = (check: () => void | Promise<void>) => vi.waitFor(check, patience(3_000));

/** A page whose database opens when `late` resolves, or fails when it rejects. */
const sit = async () => {
  const guest = await seatGuest(snapshot);
  const late = Promise.withResolvers<void>();
  guest.openBy(async (db: TablDatabase) => {
    await late.promise;
    return db;
  });
  const seen = {} as { cart: CartState; diet: DietState };
  const Eyes = () => {
    seen.cart = useCart();
    seen.diet = useDiet();
    return null;
  };
  guest.show(
    <DietProvider>
      <Eyes />
    </DietProvider>,
  );
  const add = () => seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined });
  return { guest, late, seen, add };
};

test('late database: dishes pressed before the database opens are added once each when it opens', async () => {
  const { guest, late, seen, add } = await sit();
  const presses = [add(), add(), add()];
  expect(seen.cart.cart.lines).toEqual([]);
  late.resolve();
  expect(await act(() => Promise.all(presses))).toEqual([true, true, true]);
  await until(() => expect(seen.cart.cart.lines).toMatchObject([{ productId: salad.id, quantity: 3 }]));
  expect((await readCart(guest.tabl.db, snapshot.place.id))?.lines).toMatchObject([{ quantity: 3 }]);
});

test('late database: a dish pressed and removed before the database opens is not in the order', async () => {
  const { late, seen, add } = await sit();
  const pressed = add();
  act(() => seen.cart.take(salad.id));
  const again = add();
  late.resolve();
  await act(() => Promise.all([pressed, again]));
  await until(() => expect(seen.cart.cart.lines.map(({ quantity }) => quantity)).toEqual([1]));
});

test('late database: a diet chosen before the database opens applies when it opens', async () => {
  const { late, seen } = await sit();
  act(() => seen.diet.change((diet) => ({ ...diet, diets: ['vegan'] })));
  late.resolve();
  await until(() => expect(seen.diet.diet.diets).toEqual(['vegan']));
});

test('late database: a failed load of the database code is reported at the press, and the next press retries', async () => {
  const { guest, seen, add } = await sit();
  guest.openBy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await act(async () => expect(await add()).toBeUndefined());
  expect(seen.cart.added).toBe('failed');
  guest.openBy(async (db) => db);
  await act(async () => expect(await add()).toBe(true));
  expect((await readCart(guest.tabl.db, snapshot.place.id))?.lines).toMatchObject([{ quantity: 1 }]);
});
