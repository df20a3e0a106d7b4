// @vitest-environment jsdom
// A page may start with a partial menu, which must neither change nor price an order with an unloaded dish.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCart } from '#core/db/cart/cart-table.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type CartState, useCart } from '#shared/cart/cart-context.tsx';
import { cat, dish, size } from '../../domain/menu/menu-builder.ts';
import { buildCategory, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { patience } from '../../support/patience.ts';
import { aSnapshot } from '../menu/snapshots.ts';
import { seatGuest } from '../menu/table-guest.tsx';

const categories = [buildCategory(), buildCategory({ id: cat(2), slug: 'soups' })];
const salad = buildProduct({ variants: [buildVariant()] });
const soup = buildProduct({
  id: dish(2),
  slug: 'soup',
  categoryIds: [cat(2)],
  variants: [buildVariant({ id: size(22) })],
});
const whole = aSnapshot({ categories, products: [salad, soup] });
const part = { ...aSnapshot({ categories, products: [salad] }), part: new Set([cat(1)]) };
const until = (check: () => void | Promise<void>) => vi.waitFor(check, patience(3_000));

test('partial menu: an order with a dish not loaded yet appears with the whole menu, with all its lines', async () => {
  const guest = await seatGuest(whole);
  let cart: CartState | undefined;
  const Eyes = () => {
    cart = useCart();
    return null;
  };
  const close = guest.show(<Eyes />);
  for (const product of [salad, soup]) {
    const [variant] = product.variants;
    if (!variant) throw new Error('A dish without a size');
    await act(
      async () => void (await cart?.add({ product, variant, choice: emptyChoice, quantity: 1, comment: undefined })),
    );
  }
  close();
  guest.publish(part);
  guest.show(<Eyes />);
  await until(() => expect(cart?.cart.lines).toEqual([]));
  // By now the lines were judged and the device's rows read.
  await act(() => import('#domain/cart/reconcile.ts'));
  await act(async () => void (await readCart(guest.tabl.db, whole.place.id)));
  expect([cart?.cart.lines, cart?.removed]).toEqual([[], []]);
  expect((await readCart(guest.tabl.db, whole.place.id))?.lines).toHaveLength(2);
  guest.publish(whole);
  await until(() => expect(cart?.cart.lines.map(({ productId }) => productId)).toEqual([salad.id, soup.id]));
});
