// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import { ProductCard, type ProductCardView } from '#guest/product-card/product-card.tsx';
import { ProductCardActions } from '#guest/product-card/product-card-actions.tsx';
import { type CardPresses, CardPressesProvider } from '#guest/product-card/product-card-presses.ts';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const view = (over: Partial<ProductCardView> = {}): ProductCardView => ({
  product: buildProduct(),
  cloth: 'salad',
  href: '/neven/salads/shopska',
  price: { amount: minor(790), old: undefined, from: false },
  soldOut: false,
  add: 'now',
  press: 'page',
  sizes: [],
  sizeRows: 'none',
  comment: false,
  ...over,
});

const PICTURE = {
  path: '/pictures/a',
  width: 10,
  height: 10,
  widths: [10],
  placeholder: undefined,
  positionY: 50,
  scale: 100,
};

/** A card with handlers for its presses. */
const showAnswered = (over: Partial<ProductCardView> = {}, quantity = 0) => {
  const presses = {
    onAdd: vi.fn<CardPresses['onAdd']>(),
    onTake: vi.fn<CardPresses['onTake']>(),
    onAddSize: vi.fn<CardPresses['onAddSize']>(),
    onComment: vi.fn<CardPresses['onComment']>(),
    onPicture: vi.fn<CardPresses['onPicture']>(),
    onBook: vi.fn<CardPresses['onBook']>(),
    Ways: ProductCardActions,
  };
  renderScreen(
    <CardPressesProvider value={presses}>
      <ProductCard view={view(over)} quantity={quantity} index={0} sizes="100vw" />
    </CardPressesProvider>,
  );
  return presses;
};

const show = (over: Partial<ProductCardView> = {}, quantity = 0) => {
  const onAdd = vi.fn<(id: ProductId) => void>();
  renderScreen(<ProductCard view={view(over)} quantity={quantity} onAdd={onAdd} index={0} sizes="100vw" />);
  return onAdd;
};

test('product card: links to the dish’s own page by a real link [S2.34]', () => {
  show();
  expect(screen.getByRole('link', { name: 'Shopska salad' }).getAttribute('href')).toBe('/neven/salads/shopska');
});

test('product card: shows name, description, label, subcategory and price', () => {
  show({
    product: buildProduct({ label: 'Favourite', subcategory: { id: undefined, name: 'Fresh' } }),
  });
  const card = words(screen.getByTestId('product-card'));
  for (const text of ['Shopska salad', 'Tomatoes, cucumbers', 'Favourite', 'Fresh', '7.90 €', '350 g'])
    expect(card).toContain(text);
});

test('product card: a plain card has few elements, because a phone builds hundreds while scrolling', () => {
  showAnswered({ product: buildProduct({ images: [PICTURE] }) });
  const card = screen.getByTestId('product-card');
  expect(card.querySelectorAll('*').length).toBeLessThanOrEqual(26);
  expect([...card.querySelectorAll('span:empty')]).toEqual([]);
});

test('product card: one press adds a dish of one size, and the plus becomes the count [S2.39]', async () => {
  const onAdd = show();
  await userEvent.click(screen.getByRole('button', { name: 'Add Shopska salad' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(1);
});

test('product card: shows how many are in the order, and minus removes one', async () => {
  const presses = showAnswered({}, 2);
  expect(screen.getByRole('img', { name: '2 in your order' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add Shopska salad, 2 in your order' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'One fewer: Shopska salad' }));
  expect(presses.onTake).toHaveBeenCalledExactlyOnceWith(1);
  expect(presses.onAdd).not.toHaveBeenCalled();
});

test('product card: a dish that is not in the order has no minus', () => {
  showAnswered();
  expect(screen.queryByTestId('take-from-cart')).toBeNull();
});

test('product card: the focus moves from minus to plus when the last one is removed', async () => {
  showAnswered({}, 1);
  await userEvent.click(screen.getByTestId('take-from-cart'));
  expect(document.activeElement).toBe(screen.getByTestId('add-to-cart'));
});

test('product card: a sold-out dish is neither a link nor a button, and says so [S4.06]', () => {
  show({ soldOut: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByTestId('add-to-cart')).toBeNull();
  expect(words(screen.getByTestId('product-card'))).toContain('Sold out for now');
});

test('product card: a dish without a fixed price says whom to ask and cannot be added', () => {
  show({ price: { amount: null, old: undefined, from: false }, add: 'no' });
  expect(words(screen.getByTestId('product-card'))).toContain('Ask the waiter');
  expect(screen.queryByTestId('add-to-cart')).toBeNull();
});

test('product card: details open and close with allergens by name and icon, and the shelf life [S2.33, S4.07]', async () => {
  show({
    product: buildProduct({
      allergens: [
        { code: 'milk', name: '', image: undefined },
        { code: 'pork', name: 'Pork', image: '/pictures/pork' },
      ],
      mayContain: [{ code: 'nuts', name: '', image: undefined }],
      minimumDurability: 12,
    }),
  });
  const toggle = screen.getByRole('button', { name: /What is in it/ });
  const panel = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect(panel?.getAttribute('aria-hidden')).toBe('true');
  // A closed panel has no content.
  expect(words(panel)).toBe('');
  await userEvent.click(toggle);
  expect(panel?.getAttribute('aria-hidden')).toBe('false');
  expect(words(panel)).toContain('ContainsmilkPork');
  expect(words(panel)).toContain('May contain traces of nuts');
  expect(words(panel)).toContain('Keeps for 12 hours after it is made');
  expect(panel?.querySelector('img')?.getAttribute('src')).toBe('/pictures/pork');
  await vi.waitFor(() => expect(panel?.querySelectorAll('li path')).toHaveLength(1));
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(toggle);
  expect(panel?.getAttribute('aria-hidden')).toBe('true');
});

test('product card: a dish with undeclared allergens is not shown as free of them', async () => {
  show({ product: buildProduct({ allergens: undefined, minimumDurability: 2 }) });
  await userEvent.click(screen.getByRole('button', { name: /What is in it/ }));
  expect(words(screen.getByTestId('product-facts'))).toContain('Its allergens are not stated here. Please ask us.');
});

test('product card: a dish with sizes shows its lowest price and asks for the size', async () => {
  const onAdd = show({
    product: buildProduct({ variants: [buildVariant(), buildVariant({ size: '700 g' })] }),
    price: { amount: minor(590), old: undefined, from: true },
    add: 'choose',
  });
  expect(words(screen.getByTestId('product-card'))).toContain('from 5.90 €');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a size: Shopska salad' }));
  expect(onAdd).toHaveBeenCalledOnce();
});

test('product card: the dish’s texts carry their own language', () => {
  show({ product: buildProduct({ name: 'Шопска салата', textLanguage: 'bg' }) });
  expect(screen.getByText('Шопска салата').closest('[lang]')?.getAttribute('lang')).toBe('bg');
});

const SIZES = [
  { variant: buildVariant({ id: 11 as never, size: 'Small' }), price: { before: minor(590), after: minor(531) } },
  { variant: buildVariant({ id: 12 as never, size: 'Large' }), price: { before: minor(790), after: minor(711) } },
  { variant: buildVariant({ id: 13 as never, size: 'Huge', price: null }), price: undefined },
];
const several: Partial<ProductCardView> = {
  product: buildProduct({ variants: SIZES.map(({ variant }) => variant) }),
  sizes: SIZES,
  add: 'choose',
};

test('product card: details list the sizes and prices that the card omits [S2.33]', async () => {
  show(several);
  await userEvent.click(screen.getByRole('button', { name: /What is in it/ }));
  const facts = words(screen.getByTestId('product-facts'));
  expect(facts).toContain('3 sizes');
  expect(facts).toContain('Smallnow 5.31 €before 5.90 €');
  expect(facts).toContain('HugeAsk the waiter');
});

test('product card: with the venue’s setting each size has its own button, instead of one for all', async () => {
  const presses = showAnswered({ ...several, sizeRows: 'buttons' }, 2);
  expect(screen.queryByTestId('add-to-cart')).toBeNull();
  expect(screen.getAllByTestId('add-size')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Add Shopska salad, Large' }));
  expect(presses.onAddSize).toHaveBeenCalledExactlyOnceWith(1, 12);
  expect(screen.getByRole('img', { name: '2 in your order' })).toBeDefined();
  await userEvent.click(screen.getByTestId('take-from-cart'));
  expect(presses.onTake).toHaveBeenCalledExactlyOnceWith(1);
});

test('product card: a view-only guest sees the sizes without buttons', () => {
  showAnswered({ ...several, sizeRows: 'shown', add: 'no' });
  expect(words(screen.getByTestId('card-sizes'))).toContain('Large');
  expect(screen.queryByTestId('add-size')).toBeNull();
});

test('product card: without a dish page the photo enlarges, and the card has no other action [S2.37]', async () => {
  const presses = showAnswered({ press: 'nothing', product: buildProduct({ images: [PICTURE] }), comment: true });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the picture large: Shopska salad' }));
  expect(presses.onPicture).toHaveBeenCalledExactlyOnceWith(1);
  await userEvent.click(screen.getByTestId('add-to-cart'));
  expect(presses.onAdd).toHaveBeenCalledExactlyOnceWith(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add Shopska salad with a note to the kitchen' }));
  expect(presses.onComment).toHaveBeenCalledExactlyOnceWith(1);
});

test('product card: with both settings the photo enlarges, and the text and a button open the page [S2.33, S2.37]', () => {
  showAnswered({ press: 'words', product: buildProduct({ images: [PICTURE] }) });
  expect(screen.getByTestId('card-photo')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/neven/salads/shopska',
    '/neven/salads/shopska',
  ]);
  expect(screen.getByRole('link', { name: 'Open Shopska salad' })).toBeDefined();
});

test('product card: the photo has no separate press when the whole card opens the page', () => {
  showAnswered({ press: 'page', product: buildProduct({ images: [PICTURE] }) });
  expect(screen.queryByTestId('card-photo')).toBeNull();
});

test('product card: a booked dish opens the booking and never a page', async () => {
  const presses = showAnswered({ press: 'booking', add: 'no', product: buildProduct({ type: 'booking' }) });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Shopska salad' }));
  expect(presses.onBook).toHaveBeenCalledExactlyOnceWith(1);
});

test('product card: a sold-out dish ignores presses with every setting [S4.06]', () => {
  showAnswered({ ...several, sizeRows: 'buttons', press: 'words', soldOut: true, comment: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByTestId('card-photo')).toBeNull();
  expect(screen.queryByTestId('add-size')).toBeNull();
  expect(screen.queryByTestId('add-comment')).toBeNull();
});

test('product card: the note for this guest stands below the dish’s name', () => {
  show({ note: 'Contains milk' });
  const card = words(screen.getByTestId('product-card'));
  expect(card.indexOf('Contains milk')).toBeGreaterThan(card.indexOf('Shopska salad'));
  expect(card.indexOf('Contains milk')).toBeLessThan(card.indexOf('Tomatoes'));
});
