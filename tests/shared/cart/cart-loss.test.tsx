// @vitest-environment jsdom
// No choice of a guest is lost, and no message is false.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { VariantId } from '#domain/ids.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const variant = buildVariant();
const salad = buildProduct({ variants: [variant] });
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000 });

const sit = async (offered = salad) => {
  const guest = await seatGuest(aSnapshot({ products: [offered] }));
  const seen = {} as { cart: CartState };
  const Eyes = () => {
    seen.cart = useCart();
    return null;
  };
  guest.show(<Eyes />);
  let isAdded: unknown;
  const add = async (quantity = 1, comment?: string) => {
    await act(async () => {
      isAdded = await seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity, comment });
    });
    return isAdded;
  };
  return { guest, seen, add };
};

test('cart loss: undo restores a removed dish with its kitchen comment', async () => {
  const { seen, add } = await sit();
  await add(2, 'no nuts, allergy');
  await until(() => expect(seen.cart.cart.lines).toHaveLength(1));
  act(() => seen.cart.remove(seen.cart.cart.lines[0]?.lineId ?? ''));
  await until(() => expect(seen.cart.cart).toMatchObject({ lines: [], comments: {} }));
  await until(() => expect(seen.cart.undo).toBeDefined());
  act(() => seen.cart.undo?.onUndo());
  await until(() => expect(seen.cart.cart.comments).toEqual({ [variant.id]: 'no nuts, allergy' }));
  expect(seen.cart.cart.lines.map(({ quantity }) => quantity)).toEqual([2]);
});

test('cart loss: undo restores a removed dish at its old position', async () => {
  const large = buildVariant({ id: 12 as VariantId, size: 'Large' });
  const offered = buildProduct({ variants: [variant, large] });
  const { seen, add } = await sit(offered);
  await add();
  await act(async () => {
    await seen.cart.add({ product: offered, variant: large, choice: emptyChoice, quantity: 1, comment: undefined });
  });
  await until(() => expect(seen.cart.cart.lines).toHaveLength(2));
  act(() => seen.cart.remove(seen.cart.cart.lines[0]?.lineId ?? ''));
  await until(() => expect(seen.cart.undo).toBeDefined());
  act(() => seen.cart.undo?.onUndo());
  const sizes = () => seen.cart.cart.lines.map(({ variantId }) => variantId);
  await until(() => expect(sizes()).toEqual([variant.id, large.id]));
});

test('cart loss: a restored dish keeps its comment beside the same dish with another comment', async () => {
  const { seen, add } = await sit();
  await add(1, 'no nuts');
  await until(() => expect(seen.cart.cart.lines).toHaveLength(1));
  act(() => seen.cart.remove(seen.cart.cart.lines[0]?.lineId ?? ''));
  await until(() => expect(seen.cart.undo).toBeDefined());
  await add(1, 'no salt');
  act(() => seen.cart.undo?.onUndo());
  await until(() => expect(seen.cart.cart.lines.map(({ comment }) => comment)).toEqual(['no nuts', 'no salt']));
});

test('cart loss: a dish that cannot be put into the order is not announced as added', async () => {
  const gone = buildProduct({ variants: [buildVariant({ price: null })] });
  const { seen, add } = await sit(gone);
  expect(await add()).toBe(false);
  expect([seen.cart.added, seen.cart.cart.lines]).toEqual([undefined, []]);
});

test('cart loss: the hundredth unit of a dish is not announced as added; with another comment the unit is a new line', async () => {
  const { seen, add } = await sit();
  expect(await add(99)).toBe(true);
  act(() => seen.cart.seenAdded());
  expect(await add()).toBe(false);
  expect(seen.cart.added).toBeUndefined();
  expect(await add(1, 'no salt')).toBe(true);
  await until(() =>
    expect(seen.cart.cart.lines.map(({ quantity, comment }) => [quantity, comment])).toEqual([
      [99, undefined],
      [1, 'no salt'],
    ]),
  );
});

test('cart loss: a failed disk write adds no dish, says so and causes no unhandled rejection', async () => {
  const { guest, seen, add } = await sit();
  vi.spyOn(guest.tabl.db, 'transaction').mockRejectedValueOnce(new Error('The disk is full'));
  expect(await add()).toBeUndefined();
  expect(seen.cart.added).toBe('failed');
  expect(await add()).toBe(true);
  expect(seen.cart.added).toMatchObject({ selection: { quantity: 1 } });
});
