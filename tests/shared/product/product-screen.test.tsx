// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { GroupId, IngredientId, VariantId } from '#domain/ids.ts';
import type { IngredientRole, Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { DEFAULT_SETTINGS } from '#domain/place/settings.ts';
import { minor } from '#domain/pricing/money.ts';
import { priceLine, priceVariant } from '#domain/pricing/pricing.ts';
import { ProductScreen, type ProductScreenProps, type ProductSelection } from '#shared/product/product-screen.tsx';
import { RelatedDishes } from '#shared/product/related-dishes.tsx';
import { buildIndex, buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { renderScreen, words } from '../../support/render-screen.tsx';

const listed = (id: number, role: IngredientRole) => ({ ingredientId: id as IngredientId, role, priority: id });
const INGREDIENTS = [
  buildIngredient(1, 'Sheep cheese'),
  buildIngredient(2, 'Goat cheese'),
  buildIngredient(3, 'Roast pepper', { price: minor(90) }),
  buildIngredient(4, 'Olives', { price: minor(120) }),
  buildIngredient(5, 'Egg', { price: minor(90) }),
  buildIngredient(6, 'Onion'),
  buildIngredient(7, 'Truffle', { active: false }),
];
const SALAD: Partial<Product> = {
  variants: [
    buildVariant({ id: 11 as VariantId, size: 'Small', price: minor(590) }),
    buildVariant({ id: 12 as VariantId, size: 'Large', price: minor(790) }),
  ],
  ingredients: [
    listed(1, 'required'),
    listed(2, 'required'),
    listed(3, 'addable'),
    listed(4, 'addable'),
    listed(5, 'addable'),
    listed(7, 'addable'),
    listed(6, 'removable'),
  ],
  allergens: [{ code: 'milk', name: '', image: undefined }],
  commentPlaceholder: 'For example: cheese on the side',
};

const propsFor = (over: Partial<Product>, index: MenuIndex): ProductScreenProps => {
  const product = index.menu.products[0] ?? buildProduct(over);
  const settings = DEFAULT_SETTINGS;
  return {
    index,
    product,
    cloth: 'salad',
    backHref: '/neven/salads',
    prices: {
      ofVariant: (variant) => priceVariant(product, variant, settings, 'spot'),
      ofSelection: ({ variantId, choice, quantity }) =>
        variantId &&
        priceLine(index, { productId: product.id, variantId, choice, quantity }, { settings, orderType: 'spot' })
          ?.total,
    },
    addPosition: 'bottom',
    hideAdd: false,
    notOrderable: undefined,
    onAdd: () => undefined,
  };
};

const show = (product: Partial<Product> = SALAD, over: Partial<ProductScreenProps> = {}) => {
  const onAdd = vi.fn<(selection: ProductSelection) => void>();
  const index = buildIndex({ products: [buildProduct(product)], ingredients: INGREDIENTS });
  const props = { ...propsFor(product, index), onAdd, ...over };
  const view = renderScreen(<ProductScreen {...props} />);
  const change = (next: Partial<Product>) => {
    const later = buildIndex({ products: [buildProduct(next)], ingredients: INGREDIENTS });
    view.rerender(<ProductScreen {...propsFor(next, later)} onAdd={onAdd} />);
  };
  return { onAdd, change };
};
const add = () => screen.getByTestId('add-product');
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const isChecked = (element: HTMLElement) => element.getAttribute('aria-checked') === 'true';

test('product page: shows the picture, name and description of a dish [S2.41]', () => {
  const onOpenPicture = vi.fn();
  show(
    {
      ...SALAD,
      images: [
        { path: '/pictures/a', width: 10, height: 10, widths: [10], placeholder: undefined, positionY: 50, scale: 100 },
      ],
    },
    { onOpenPicture },
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Shopska salad' })).toBeDefined();
  expect(screen.getByText('Tomatoes, cucumbers, roast peppers and white cheese')).toBeDefined();
  screen.getByRole('button', { name: 'Show the picture large' }).click();
  expect(onOpenPicture).toHaveBeenCalledOnce();
});

test('product page: a missing picture cannot be pressed; the dish’s address can be shared', async () => {
  const onShare = vi.fn();
  show(SALAD, { onOpenPicture: vi.fn(), onShare });
  expect(screen.queryByRole('button', { name: 'Show the picture large' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Share this dish' }));
  expect(onShare).toHaveBeenCalledOnce();
});

test('product page: each size shows its price, and a reduced one also its old price [S2.42]', () => {
  show({ ...SALAD, discountPercent: 10 });
  const rows = screen
    .getAllByRole('radio')
    .slice(0, 2)
    .map((one) => words(one));
  expect(rows).toEqual(['Smallnow 5.31 €before 5.90 €', 'Largenow 7.11 €before 7.90 €']);
});

test('product page: the first size is preselected, and again when the chosen size disappears [S4.22]', async () => {
  const { change, onAdd } = show();
  expect(isChecked(radio(/Small/))).toBe(true);
  await userEvent.click(radio(/Large/));
  expect(isChecked(radio(/Large/))).toBe(true);
  expect(words(add())).toContain('7.90 €');
  change({
    ...SALAD,
    variants: [...(SALAD.variants ?? []).slice(0, 1), buildVariant({ id: 13 as VariantId, size: 'Huge' })],
  });
  expect(isChecked(radio(/Small/))).toBe(true);
  await userEvent.click(add());
  expect(onAdd.mock.calls[0]?.[0].variantId).toBe(11);
});

test('product page: required ingredients are radios with the first one chosen; addable and removable ones are checkboxes [S2.43, S5.08]', async () => {
  const { onAdd } = show();
  const group = screen.getByRole('radiogroup', { name: 'Your choice' });
  expect(within(group).getAllByRole('radio').map(isChecked)).toEqual([true, false]);
  expect(words(box(/Olives/))).toBe('Olives+ 1.20 €');
  expect(screen.queryByText('Truffle')).toBeNull();
  await userEvent.click(radio('Goat cheese'));
  await userEvent.click(box(/Olives/));
  await userEvent.click(box('without onion'));
  expect(words(add())).toBe('Add7.10 €');
  await userEvent.click(add());
  expect(onAdd.mock.calls[0]?.[0].choice).toEqual({ required: 2, addable: [4], removable: [6] });
});

test('product page: too few extras block adding and show the required number; at the minimum none can be unticked [S5.05]', async () => {
  const { onAdd } = show({ ...SALAD, minAddable: 2 });
  await userEvent.click(add());
  expect(onAdd).not.toHaveBeenCalled();
  expect(words(screen.getByRole('alert'))).toBe('You must choose at least 2 extras');
  await userEvent.click(box(/Olives/));
  await userEvent.click(box(/Egg/));
  expect(words(screen.getByRole('alert'))).toBe('');
  await userEvent.click(box(/Egg/));
  expect(isChecked(box(/Egg/))).toBe(true);
  expect(words(screen.getByRole('alert'))).toBe('You must choose at least 2 extras');
  await userEvent.click(add());
  expect(onAdd).toHaveBeenCalledOnce();
});

test('product page: a tick above the maximum is blocked with the reason [S5.06]', async () => {
  show({ ...SALAD, maxAddable: 1 });
  await userEvent.click(box(/Olives/));
  await userEvent.click(box(/Egg/));
  expect(isChecked(box(/Egg/))).toBe(false);
  expect(words(screen.getByRole('alert'))).toBe('You cannot choose more than 1 extra');
});

test('product page: a dish without an available size cannot be added and says so [S5.07]', async () => {
  const { onAdd } = show(
    { ...SALAD, variants: [] },
    { prices: { ofVariant: () => undefined, ofSelection: () => minor(590) } },
  );
  await userEvent.click(add());
  expect(onAdd).not.toHaveBeenCalled();
  expect(words(screen.getByRole('alert'))).toBe('You have not chosen a variant!');
});

test('product page: the comment box has the venue’s placeholder, its text is sent with the dish, and allergens are named [S2.44]', async () => {
  const { onAdd } = show();
  const comment = screen.getByRole('textbox', { name: 'For the kitchen' });
  expect(comment.getAttribute('placeholder')).toBe('For example: cheese on the side');
  await userEvent.type(comment, 'no salt');
  expect(words(screen.getByRole('heading', { name: 'Allergens' }).parentElement)).toContain('milk');
  await userEvent.click(add());
  expect(onAdd.mock.calls[0]?.[0].comment).toBe('no salt');
});

test('product page: the button is at the top, at the bottom or at both, as the venue sets [S2.45]', () => {
  const at = (position: ProductScreenProps['addPosition']) => {
    const buttons = screen.getAllByRole('button', { name: /^Add/ });
    const comment = screen.getByRole('textbox');
    expect(screen.getAllByTestId('add-product'), position).toHaveLength(1);
    return buttons.map((one) =>
      comment.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING ? 'bottom' : 'top',
    );
  };
  const index = buildIndex({ products: [buildProduct(SALAD)], ingredients: INGREDIENTS });
  const props = propsFor(SALAD, index);
  const view = renderScreen(<ProductScreen {...props} addPosition="top" />);
  expect(at('top')).toEqual(['top']);
  view.rerender(<ProductScreen {...props} addPosition="bottom" />);
  expect(at('bottom')).toEqual(['bottom']);
  view.rerender(<ProductScreen {...props} addPosition="both" />);
  expect(at('both')).toEqual(['top', 'bottom']);
});

test('product page: a dish in a category without orders has a notice in place of its button [S2.47]', () => {
  show(SALAD, { notOrderable: 'not_orderable' });
  expect(screen.queryByTestId('add-product')).toBeNull();
  expect(words(screen.getByTestId('order-disabled'))).toContain('This product cannot be ordered');
});

test('product page: choice and comment are restored when the guest returns', async () => {
  const drafts: ProductSelection[] = [];
  show(SALAD, { onDraft: (draft) => drafts.push(draft) });
  await userEvent.click(radio(/Large/));
  await userEvent.type(screen.getByRole('textbox'), 'hot');
  const last = drafts.at(-1);
  expect(last).toMatchObject({ variantId: 12, comment: 'hot' });
  document.body.innerHTML = '';
  show(SALAD, { initial: last });
  expect(isChecked(radio(/Large/))).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('hot');
});

test('product page: with a button per size, one press adds one of that size and the page stays unchanged', async () => {
  const onAddSize = vi.fn<(selection: ProductSelection) => void>();
  const { onAdd } = show({ ...SALAD, minAddable: 1 }, { onAddSize });
  await userEvent.click(screen.getByRole('button', { name: 'Add Shopska salad, Large' }));
  expect(onAddSize).not.toHaveBeenCalled();
  expect(words(screen.getByRole('alert'))).toBe('You must choose at least 1 extra');
  await userEvent.click(box(/Olives/));
  await userEvent.click(screen.getByRole('button', { name: 'Add Shopska salad, Large' }));
  expect(onAddSize.mock.calls[0]?.[0]).toMatchObject({ variantId: 12, quantity: 1, choice: { addable: [4] } });
  expect(isChecked(radio(/Small/))).toBe(true);
  expect(onAdd).not.toHaveBeenCalled();
});

test('product page: the note for this guest stands above the sizes and follows the chosen ingredients', async () => {
  show(SALAD, { dietNote: (choice) => <p>extras: {choice.addable.length}</p> });
  const note = screen.getByText('extras: 0');
  expect(note.compareDocumentPosition(radio(/Small/)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.click(box(/Egg/));
  expect(screen.getByText('extras: 1')).toBeDefined();
});

test('product page: a hidden button also hides the comment box, and the rest stays readable [S2.48]', () => {
  show(SALAD, { hideAdd: true, onAddSize: vi.fn() });
  expect(screen.queryByTestId('add-product')).toBeNull();
  expect(screen.queryByTestId('add-size')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(radio(/Small/)).toBeDefined();
});

test('product page: ingredients of a dish that can only be looked at are text, and nothing can be picked [S2.48]', () => {
  show(SALAD, { hideAdd: true });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /without/i })).toBeNull();
  expect(
    screen
      .getAllByTestId('ingredient-text')
      .map((one) => words(one))
      .join(' '),
  ).toContain('Olives');
});

test('product page: a size whose order leaves the venue names its packaging, and eating in does not', () => {
  show(SALAD);
  expect(screen.queryByTestId('packaging')).toBeNull();
  cleanup();
  const prices = { ofVariant: () => undefined, ofSelection: () => undefined, ofPackaging: () => 50 as never };
  show(SALAD, { prices });
  expect(words(screen.getByTestId('packaging'))).toBe('Packaging + 0.50 €');
});

test('product page: related dishes are real links with names and prices', () => {
  const dish = (id: number, name: string) => ({
    product: buildProduct({ id: id as never, name }),
    cloth: undefined,
    href: `/neven/salads/${id}`,
    price: { amount: minor(790), old: undefined, from: false },
  });
  show(SALAD, { below: <RelatedDishes dishes={[dish(2, 'Tarator'), dish(3, 'Snezhanka')]} /> });
  const tiles = screen.getAllByTestId('related-dish');
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/neven/salads/2', '/neven/salads/3']);
  expect(tiles.map(words)).toEqual(['Tarator7.90 €', 'Snezhanka7.90 €']);
});

test('product page: an open required choice has nothing preselected; the button names the choice and leads to it', async () => {
  const option = (id: number, price = 0) => ({
    ingredientId: id as IngredientId,
    price: minor(price),
    prices: {},
    active: true,
    max: 1,
    included: false,
    opens: undefined,
  });
  const cheese = {
    id: 9 as GroupId,
    title: 'Cheese',
    min: 1,
    max: 1,
    ask: true,
    defaults: [],
    options: [option(1), option(2, 60)],
  };
  const { onAdd } = show({ variants: [buildVariant({ price: minor(500) })], groups: [cheese] });
  expect(words(add())).toBe('Choose: Cheese');
  await userEvent.click(add());
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Choose: Cheese');
  expect(document.activeElement).toBe(radio(/Sheep cheese/));
  await userEvent.click(radio(/Goat cheese/));
  expect(words(add())).toBe('Add5.60 €');
  await userEvent.click(add());
  expect(onAdd.mock.calls[0]?.[0].choice.modifiers).toEqual([{ groupId: 9, optionId: 2, quantity: 1 }]);
});
