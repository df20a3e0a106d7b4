// @vitest-environment jsdom
// Toast of a dish for which the app has chosen the required option.
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { AddedHere } from '#guest/notices/added-here.tsx';
import type { Selection } from '#shared/cart/cart-actions.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { GuestTexts, words } from '../../support/render-screen.tsx';

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('@tanstack/react-router', () => ({ useRouter: () => ({ history: { push } }) }));

test('add toast: names the option that the app has chosen, and opens the cart line of the dish [S5.08]', async () => {
  const rye = buildIngredient(7, 'Rye bread');
  const variant = buildVariant();
  const burger = buildProduct({
    variants: [variant],
    ingredients: [{ ingredientId: rye.id, role: 'required', priority: 1 }],
  });
  const selection: Selection = {
    product: burger,
    variant,
    choice: { ...emptyChoice, required: rye.id },
    quantity: 1,
    comment: ' no  salt ',
  };
  const guest = await seatGuest(aSnapshot({ products: [burger], ingredients: [rye] }));
  const seen = {} as { cart: ReturnType<typeof useCart> };
  const close = vi.fn();
  const Eyes = () => {
    seen.cart = useCart();
    return <AddedHere selection={selection} onUndo={() => undefined} onClose={close} />;
  };
  guest.show(
    <GuestTexts>
      <Eyes />
    </GuestTexts>,
  );
  await act(() => seen.cart.add({ ...selection, comment: undefined }));
  await act(() => seen.cart.add(selection));
  await vi.waitFor(() => expect(seen.cart.cart.lines).toHaveLength(2));
  expect(words(screen.getByTestId('added-choice'))).toBe('Rye bread');
  act(() => screen.getByRole('button', { name: 'Change' }).click());
  const line = seen.cart.cart.lines.find(({ comment }) => comment === 'no salt');
  expect(push).toHaveBeenCalledWith(expect.stringContaining(`/${burger.slug}`), { line: line?.lineId });
  expect(close).toHaveBeenCalledOnce();
  // A line that left the cart, with its order or by a press, has nothing to undo.
  close.mockClear();
  act(() => seen.cart.remove(line?.lineId ?? ''));
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
});
