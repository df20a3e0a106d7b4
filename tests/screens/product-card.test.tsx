// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { minor } from '#domain/money.ts';
import { ProductCard, type ProductCardView } from '#screens/category/product-card.tsx';
import { buildProduct, buildVariant } from '../support/build-menu.ts';
import { renderScreen, words } from '../support/render-screen.tsx';

const view = (over: Partial<ProductCardView> = {}): ProductCardView => ({
  product: buildProduct(),
  cloth: 'salad',
  href: '/neven/salads/shopska',
  price: { amount: minor(790), old: undefined, from: false },
  soldOut: false,
  add: 'now',
  ...over,
});

const show = (over: Partial<ProductCardView> = {}, quantity = 0) => {
  const onAdd = vi.fn<(id: ProductId) => void>();
  renderScreen(<ProductCard view={view(over)} quantity={quantity} onAdd={onAdd} index={0} sizes="100vw" />);
  return onAdd;
};

test("a card leads to the dish's own page by a real link [S2.34]", () => {
  show();
  expect(screen.getByRole('link', { name: 'Shopska salad' }).getAttribute('href')).toBe('/neven/salads/shopska');
});

test('a card shows name, words, label, subcategory and price', () => {
  show({
    product: buildProduct({ label: 'Favourite', subcategory: { id: undefined, name: 'Fresh' } }),
  });
  const card = words(screen.getByTestId('product-card'));
  for (const text of ['Shopska salad', 'Tomatoes, cucumbers', 'Favourite', 'Fresh', '7.90 €', '350 g'])
    expect(card).toContain(text);
});

test('one press adds a dish of one size, and the plus becomes the count [S2.39]', async () => {
  const onAdd = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add Shopska salad' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(1);
});

test('the button says how many are in the order already', () => {
  show({}, 2);
  expect(words(screen.getByTestId('add-to-cart'))).toBe('2');
  expect(screen.getByRole('button', { name: 'Add Shopska salad, 2 in your order' })).toBeDefined();
});

test('a dish that is out of stock is neither a link nor a button, and says so [S4.06]', () => {
  show({ soldOut: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByTestId('add-to-cart')).toBeNull();
  expect(words(screen.getByTestId('product-card'))).toContain('Sold out today');
});

test('a dish without a fixed price says whom to ask and cannot be added', () => {
  show({ price: { amount: null, old: undefined, from: false }, add: 'no' });
  expect(words(screen.getByTestId('product-card'))).toContain('Ask the waiter');
  expect(screen.queryByTestId('add-to-cart')).toBeNull();
});

test('what a dish contains and how long it keeps opens and closes [S4.07]', async () => {
  show({
    product: buildProduct({
      allergens: [
        { code: 'milk', name: '', image: undefined },
        { code: 'pork', name: 'Pork', image: undefined },
      ],
      minimumDurability: 12,
    }),
  });
  const toggle = screen.getByRole('button', { name: /What is in it/ });
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(true);
  await userEvent.click(toggle);
  expect(panel?.hidden).toBe(false);
  expect(words(panel)).toContain('Contains: milk, Pork');
  expect(words(panel)).toContain('Keeps 12 hours after it is made');
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(toggle);
  expect(panel?.hidden).toBe(true);
});

test('a dish of several sizes names its lowest price and asks for the size', async () => {
  const onAdd = show({
    product: buildProduct({ variants: [buildVariant(), buildVariant({ size: '700 g' })] }),
    price: { amount: minor(590), old: undefined, from: true },
    add: 'choose',
  });
  expect(words(screen.getByTestId('product-card'))).toContain('from 5.90 €');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a size: Shopska salad' }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test("a dish's words bear the language that they are written in", () => {
  show({ product: buildProduct({ name: 'Шопска салата', textLanguage: 'bg' }) });
  expect(screen.getByText('Шопска салата').closest('[lang]')?.getAttribute('lang')).toBe('bg');
});
