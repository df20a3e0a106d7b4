// @vitest-environment jsdom
// A card's presses before the app is loaded, by attributes that the early script knows (src/early).
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { CartBar } from '#guest/layout/cart-bar.tsx';
import { ProductCard, type ProductCardView } from '#guest/product-card/product-card.tsx';
import { type CardPresses, CardPressesProvider } from '#guest/product-card/product-card-presses.ts';
import { type HandOver, hearPresses } from '../../../src/early/early-presses.ts';
import { createPresses, type Presses } from '../../../src/early/press-notes.ts';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { renderScreen } from '../../support/render-screen.tsx';

const never = () => {
  throw new Error('The app is not there yet');
};
const presses: CardPresses = {
  onAdd: never,
  onTake: never,
  onAddSize: never,
  onComment: never,
  onPicture: never,
  onBook: never,
  Ways: () => null,
};
const [small, large] = [71, 72].map((id) => buildVariant({ id: id as VariantId, size: String(id) }));
const beer = buildProduct({ id: 7 as ProductId, variants: [small, large].flatMap((one) => one ?? []) });
const show = (over: Partial<ProductCardView>) =>
  renderScreen(
    <CardPressesProvider value={presses}>
      <ProductCard
        view={{
          product: beer,
          cloth: undefined,
          href: '/neven/beer/beer',
          price: { amount: minor(790), old: undefined, from: false },
          soldOut: false,
          add: 'now',
          press: 'page',
          sizes: [],
          sizeRows: 'none',
          comment: false,
          ...over,
        }}
        quantity={0}
        index={0}
        sizes="100vw"
      />
    </CardPressesProvider>,
  );

let kept: Presses;
let heard: HandOver;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  kept = createPresses('neven');
  heard = hearPresses(kept);
});
afterEach(() => {
  vi.unstubAllGlobals();
  heard.stop();
  localStorage.clear();
});

test('early marks: the plus of a card counts for its dish', () => {
  show({});
  screen.getByTestId('add-to-cart').click();
  screen.getByTestId('add-to-cart').click();
  expect([kept.count('7'), kept.count()]).toEqual([2, 2]);
});

test('early marks: the plus of a size counts for that size', () => {
  const price = { before: minor(790), after: minor(790) };
  const sizes = beer.variants.map((variant) => ({ variant, price }));
  show({ sizes, sizeRows: 'buttons' } as Partial<ProductCardView>);
  screen.getAllByTestId('add-size')[1]?.click();
  expect([kept.count('7', '71'), kept.count('7', '72')]).toEqual([0, 1]);
});

test('early marks: a plus that asks first is kept for the app and changes no count', () => {
  show({ add: 'choose' });
  screen.getByTestId('add-to-cart').click();
  expect([kept.count(), heard.opener()]).toEqual([0, screen.getByTestId('add-to-cart')]);
});

test('early marks: the order bar has room for the count and opens the order', () => {
  renderScreen(<CartBar count={3} total={minor(790)} onOpen={never} />);
  const bar = screen.getByRole('button');
  expect(bar.querySelector('[data-count]')).toBe(screen.getByTestId('cart-count'));
  bar.click();
  expect(heard.opener()?.matches('[data-act=order]')).toBe(true);
});
