import { expect, test } from 'vitest';
import { categoryKey } from '#domain/availability/availability.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { minor } from '#domain/pricing/money.ts';
import { backgroundOf, type CardContext, cardView, productHref } from '#shared/menu/card-view.ts';
import { categoryLinks } from '#shared/menu/category-links.ts';
import { buildCategory, buildIngredient, buildProduct, buildVariant } from '../../support/build-menu.ts';
import { aSnapshot } from './snapshots.ts';

const SEATED: CardContext = { orderType: 'spot', hidesAdd: false };
const id = <T extends number>(value: number) => value as T;
const sizes = (...prices: (number | null)[]) =>
  prices.map((price, at) =>
    buildVariant({ id: id(20 + at), size: `${at}`, price: price === null ? null : minor(price) }),
  );
const view = (
  product: Partial<Product>,
  context: CardContext = SEATED,
  around: Parameters<typeof aSnapshot>[0] = {},
  options: Parameters<typeof aSnapshot>[1] = {},
) => {
  const dish = buildProduct(product);
  return cardView(aSnapshot({ products: [dish], ...around }, options), dish, context);
};

test('card view: a dish of one size is added directly, one of several asks for the size [S2.39]', () => {
  expect(view({}).add).toBe('now');
  expect(view({ variants: sizes(500, 700) }).add).toBe('choose');
});

test('card view: a dish with required extras asks, unless the kitchen has none of them [S5.05]', () => {
  const needsTwo = {
    minAddable: 2,
    ingredients: [1, 2, 3].map((one) => ({ ingredientId: id(one) as never, role: 'addable' as const, priority: one })),
  };
  const ingredients = [1, 2, 3].map((one) => buildIngredient(one, `extra ${one}`));
  expect(view(needsTwo, SEATED, { ingredients }).add).toBe('choose');
  const gone = ingredients.map((one) => ({ ...one, active: false }));
  expect(view(needsTwo, SEATED, { ingredients: gone }).add).toBe('now');
});

test('card view: a dish that is sold out, off, booked, unpriced or not orderable cannot be added [S4.06, S5.02]', () => {
  expect(view({ inStock: false })).toMatchObject({ soldOut: true, add: 'no' });
  expect(view({}, SEATED, {}, { off: [1] })).toMatchObject({ soldOut: true, add: 'no' });
  expect(view({ type: 'booking' })).toMatchObject({ soldOut: false, add: 'no' });
  expect(view({ variants: sizes(null) })).toMatchObject({ add: 'no', price: { amount: null, from: false } });
  expect(view({}, SEATED, { categories: [buildCategory({ orderAllowed: false })] }).add).toBe('no');
});

test('card view: a dish outside its hours can be added by a guest who can order for later', () => {
  const shut = new Set([categoryKey(buildCategory().id)]);
  const addOf = (context: CardContext, over: Partial<Product> = {}) => {
    const dish = buildProduct(over);
    return cardView({ ...aSnapshot({ products: [dish] }), off: shut }, dish, context).add;
  };
  expect(addOf(SEATED)).toBe('no');
  expect(addOf({ ...SEATED, ahead: true })).toBe('now');
  expect(addOf({ ...SEATED, ahead: true }, { inStock: false })).toBe('no');
});

test('card view: with hidden buttons no dish can be added', () => {
  expect(view({}, { orderType: 'spot_browse', hidesAdd: true }).add).toBe('no');
});

test('card view: shows the lowest price, "from" if another size costs more, and the old price if reduced [S9.02]', () => {
  expect(view({ variants: sizes(790) }).price).toEqual({ amount: 790, old: undefined, from: false });
  expect(view({ variants: sizes(990, 790) }).price).toEqual({ amount: 790, old: undefined, from: true });
  expect(view({ variants: sizes(790, 790) }).price.from).toBe(false);
  expect(view({ variants: sizes(1000), discountPercent: 10, discountMoney: minor(50) }).price).toEqual({
    amount: 850,
    old: 1000,
    from: false,
  });
  // A size without a fixed price is not the cheapest.
  expect(view({ variants: sizes(null, 790) }).price).toMatchObject({ amount: 790, from: false });
});

test('card view: a dish’s address is in its home category, wherever the dish is listed [S2.34]', () => {
  const categories = [buildCategory(), buildCategory({ id: id(2), slug: 'lunch' })];
  const dish = buildProduct({ categoryIds: [id(2), id(1)] });
  const { index } = aSnapshot({ categories, products: [dish] });
  expect(productHref(index, 'bistro', dish)).toBe('/bistro/lunch/shopska');
  expect(view({}).href).toBe('/bistro/salads/shopska');
});

test('card view: uses the nearest category’s background; a malformed tree ends the search', () => {
  const categories = [
    buildCategory({ id: id(1), cloth: 'grill' }),
    buildCategory({ id: id(2), slug: 'b', cloth: undefined, parentId: id(1) }),
    buildCategory({ id: id(3), slug: 'c', cloth: undefined, parentId: id(4) }),
    buildCategory({ id: id(4), slug: 'd', cloth: undefined, parentId: id(3) }),
  ];
  const [under, lost] = [buildProduct({ categoryIds: [id(2)] }), buildProduct({ id: id(2), categoryIds: [id(3)] })];
  const { index } = aSnapshot({ categories, products: [under, lost] });
  expect(backgroundOf(index, under)).toBe('grill');
  expect(backgroundOf(index, lost)).toBeUndefined();
});

test('category links: show the picture of the first dish that has one, and only categories visible to the session [S4.14]', () => {
  const hidden = { ...buildCategory().visibility, onlyDelivery: true };
  const snapshot = aSnapshot({
    categories: [
      buildCategory({ id: id(1), name: 'Salads' }),
      buildCategory({ id: id(2), slug: 'home', name: 'At home', visibility: hidden, priority: 2 }),
    ],
    products: [buildProduct(), buildProduct({ id: id(2), slug: 'b', images: [{ path: '/pictures/b' } as never] })],
  });
  expect(categoryLinks(snapshot, undefined, 'spot')).toMatchObject([
    { name: 'Salads', href: '/bistro/salads', picture: { path: '/pictures/b' } },
  ]);
  expect(categoryLinks(snapshot, undefined, 'delivery').map(({ name }) => name)).toEqual(['Salads', 'At home']);
});

test('category links: a bell opens the call, a feedback link its page, a category with dishes its page [S2.26]', () => {
  const links = (over: Partial<Category>, products: readonly Product[] = []) =>
    categoryLinks(aSnapshot({ categories: [buildCategory(over)], products }), undefined, 'spot');
  const feedback = ['https://a.example/feedback'];
  const bell = [{ isPage: false, action: { kind: 'waiter' } }];
  expect(links({ type: 'link', opensCallWaiter: true })).toMatchObject(bell);
  expect(links({ opensCallWaiter: true })).toMatchObject(bell);
  expect(links({ type: 'link', links: feedback })).toMatchObject([{ isPage: false, action: { kind: 'links' } }]);
  expect(links({ opensCallWaiter: true }, [buildProduct()])).toMatchObject([{ isPage: true, action: undefined }]);
  expect(links({ type: 'link', links: [...feedback, 'https://a.example/'] })).toMatchObject([
    { isPage: false, action: { kind: 'links' } },
  ]);
});

test('category links: a kiosk has no link that calls a waiter, because it has no table', () => {
  const categories = [
    buildCategory({ id: id(1), name: 'Salads' }),
    buildCategory({ id: id(2), slug: 'bell', name: 'Call a waiter', opensCallWaiter: true, priority: 2 }),
  ];
  const snapshot = aSnapshot({ categories, products: [buildProduct()] });
  const names = (atKiosk: boolean) =>
    categoryLinks(snapshot, undefined, 'preorder', undefined, atKiosk).map(({ name }) => name);
  expect(names(false)).toEqual(['Salads', 'Call a waiter']);
  expect(names(true)).toEqual(['Salads']);
});

test('card view: a press follows the venue’s setting: the page, the page by the text only, or none; a booking opens the booking [S2.34, S2.37]', () => {
  const press = (viewProductPage: 0 | 1 | 2, product: Partial<Product> = {}) =>
    view(product, SEATED, {}, { settings: { viewProductPage } }).press;
  expect([press(0), press(1), press(2)]).toEqual(['nothing', 'page', 'words']);
  expect(press(1, { type: 'booking' })).toBe('booking');
  // The dish's own address stays the same, whatever the card does.
  expect(view({}, SEATED, {}, { settings: { viewProductPage: 0 } }).href).toBe('/bistro/salads/shopska');
});

test('card view: sizes have their own buttons if the venue sets it; hidden sizes are not listed [S2.33, S3.03]', () => {
  const several = { variants: sizes(500, null, 700) };
  const rows = (orderButtonOnVariant: 0 | 1 | 2, product: Partial<Product> = several, context = SEATED) =>
    view(product, context, {}, { settings: { orderButtonOnVariant } });
  expect(rows(0)).toMatchObject({ sizeRows: 'none', sizes: [{ price: { after: 500 } }, { price: undefined }, {}] });
  expect([rows(1).sizeRows, rows(2).sizeRows]).toEqual(['buttons', 'buttons']);
  expect(rows(1, { ...several, hideVariants: true })).toMatchObject({ sizeRows: 'none', sizes: [], add: 'choose' });
  expect(rows(1, {}).sizeRows).toBe('none');
  // A view-only guest sees the sizes without buttons.
  expect(rows(1, several, { orderType: 'spot_browse', hidesAdd: true }).sizeRows).toBe('shown');
});

test('card view: a comment can be written only if one press adds the dish and the card is not fully a link', () => {
  const settings = { viewProductPage: 2 } as const;
  expect(view({}).comment).toBe(false);
  expect(view({}, SEATED, {}, { settings: { viewProductPage: 0 } }).comment).toBe(true);
  expect(view({}, SEATED, {}, { settings }).comment).toBe(true);
  expect(view({ inStock: false }, SEATED, {}, { settings }).comment).toBe(false);
  const extras = {
    minAddable: 1,
    ingredients: [{ ingredientId: id(1) as never, role: 'addable' as const, priority: 1 }],
  };
  expect(view(extras, SEATED, { ingredients: [buildIngredient(1, 'egg')] }, { settings }).comment).toBe(false);
});
