// @vitest-environment jsdom
// An order line whose choice is reopened, and a reorder.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { VariantId } from '#domain/ids.ts';
import type { OrderAgain } from '#domain/order/order-again.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { useOrderAgain } from '#guest/order/use-order-again.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { type EditedLine, useEditedLine } from '#shared/cart/use-edited-line.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';

const small = buildVariant();
const large = buildVariant({ id: 12 as VariantId, size: 'Large' });
const salad = buildProduct({ variants: [small, large] });
const until = (check: () => void) => vi.waitFor(check, { timeout: 3_000 });

const sit = async () => {
  const guest = await seatGuest(aSnapshot({ products: [salad] }));
  const seen = {} as {
    cart: CartState;
    edited: EditedLine | undefined;
    again: (entry: OutboxEntry) => Promise<OrderAgain | undefined>;
  };
  const Eyes = () => {
    seen.cart = useCart();
    seen.edited = useEditedLine(seen.cart.cart.lines[0]?.lineId, salad.id);
    seen.again = useOrderAgain();
    return null;
  };
  guest.show(<Eyes />);
  await act(async () => {
    const chosen = { product: salad, variant: small, choice: emptyChoice };
    await seen.cart.add({ ...chosen, quantity: 2, comment: 'no nuts' });
  });
  await until(() => expect(seen.edited).toBeDefined());
  return { guest, seen };
};
const sizes = ({ cart }: { readonly cart: CartState }) =>
  cart.cart.lines.map(({ variantId, quantity }) => [variantId, quantity]);

test('cart line: its choice opens with all options chosen, and saves onto that line', async () => {
  const { seen } = await sit();
  expect(seen.edited?.initial).toEqual({ variantId: small.id, choice: emptyChoice, quantity: 2, comment: 'no nuts' });
  const before = seen.cart.cart.lines[0]?.lineId;
  let isSaved: unknown;
  await act(async () => {
    const chosen = { product: salad, variant: large, choice: emptyChoice };
    isSaved = await seen.edited?.save({ ...chosen, quantity: 3, comment: 'no nuts' });
  });
  expect(isSaved).toBe(true);
  await until(() => expect(sizes(seen)).toEqual([[large.id, 3]]));
  expect(seen.cart.cart.lines[0]?.lineId).toBe(before);
  expect(seen.cart.cart.comments).toEqual({ [large.id]: 'no nuts' });
});

test('cart line: a change that cannot be saved leaves the line unchanged and says so', async () => {
  const { guest, seen } = await sit();
  vi.spyOn(guest.tabl.db, 'transaction').mockRejectedValueOnce(new Error('The disk is full'));
  let isSaved: unknown;
  await act(async () => {
    isSaved = await seen.edited?.save({
      product: salad,
      variant: large,
      choice: emptyChoice,
      quantity: 1,
      comment: '',
    });
  });
  expect(isSaved).toBe(false);
  expect(sizes(seen)).toEqual([[small.id, 2]]);
});

test('cart: a sent order returns to the cart with its kitchen comments, beside dishes already chosen', async () => {
  const { seen } = await sit();
  const line = { productId: salad.id, categoryId: undefined, choice: emptyChoice, quantity: 1 };
  const entry = {
    lines: [
      { ...line, variantId: small.id },
      { ...line, variantId: large.id, comment: 'no salt' },
      { ...line, variantId: 99 as VariantId },
    ],
    summary: [0, 1, 2].map(() => ({ name: 'Shopska', detail: '', quantity: 1, total: 100_000 })),
  } as unknown as OutboxEntry;
  let again: OrderAgain | undefined;
  await act(async () => {
    again = await seen.again(entry);
  });
  expect(again?.gone).toEqual([{ name: 'Shopska', reason: 'gone' }]);
  await until(() =>
    expect(sizes(seen)).toEqual([
      [small.id, 2],
      [small.id, 1],
      [large.id, 1],
    ]),
  );
  expect(seen.cart.cart.comments).toEqual({ [small.id]: 'no nuts', [large.id]: 'no salt' });
});
