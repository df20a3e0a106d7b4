import { describe, expect, test } from 'vitest';
import type { Visibility } from '#domain/menu/menu.ts';
import {
  isCategoryVisible,
  isProductVisible,
  isShown,
  visibleCategories,
  visibleProducts,
} from '#domain/menu/visibility.ts';
import { canOrder, numberOfOrderType, orderTypeFromNumber } from '#domain/order/order-type.ts';
import { ORDER_TYPES, type OrderType } from '#domain/place/place.ts';
import { cat, category, indexed, product, visibleToAll } from './menu-builder.ts';

const EVERYONE: readonly (OrderType | undefined)[] = [...ORDER_TYPES, undefined];
const seenBy = (flags: Partial<Visibility>) =>
  EVERYONE.filter((type) => isShown({ ...visibleToAll, ...flags }, type)).map((type) => type ?? 'nobody scanned');
const allBut = (...types: readonly string[]) =>
  EVERYONE.map((type) => type ?? 'nobody scanned').filter((type) => !types.includes(type));

describe('order types', () => {
  test.each([
    [1, 'spot'],
    [2, 'delivery'],
    [3, 'preorder'],
    [4, 'spot_browse'],
    [6, 'room'],
    [7, 'served_on_spot'],
  ] as const)('the number %d is the order type %s [S1.11]', (number, type) => {
    expect(orderTypeFromNumber(number)).toBe(type);
    expect(numberOfOrderType(type)).toBe(number);
  });

  test('an unknown number gives no order type; a tablet counts as its table; booking has no number [S1.11]', () => {
    for (const number of [0, 5, 8, -1, 1.5, Number.NaN]) expect(orderTypeFromNumber(number)).toBeUndefined();
    expect(numberOfOrderType('tablet_mode')).toBe(1);
    expect(numberOfOrderType('booking')).toBeUndefined();
  });

  test('a browse-only session and a guest without a session send no orders [S1.11]', () => {
    expect(EVERYONE.filter(canOrder)).toEqual([
      'spot',
      'tablet_mode',
      'delivery',
      'preorder',
      'room',
      'served_on_spot',
    ]);
  });
});

describe('the visibility flags of a category and a product', () => {
  test.each<[Partial<Visibility>, readonly string[]]>([
    [{}, allBut()],
    [{ onlySpot: true }, ['spot', 'tablet_mode']],
    [{ hideSpot: true }, allBut('spot', 'tablet_mode')],
    [{ onlySpotBrowse: true }, ['spot_browse', 'nobody scanned']],
    [{ hideSpotBrowse: true }, allBut('spot_browse', 'nobody scanned')],
    [{ onlyDelivery: true }, ['delivery']],
    [{ hideDelivery: true }, allBut('delivery')],
    [{ onlySpot: true, onlyDelivery: true }, ['spot', 'tablet_mode', 'delivery']],
    [{ onlySpot: true, hideSpot: true }, []],
    [{ onlySpot: true, onlySpotBrowse: true, hideSpotBrowse: true }, ['spot', 'tablet_mode']],
  ])('the flags %j [S3.07, S3.13, S4.13, S4.14]', (flags, expected) => {
    expect([...seenBy(flags)].sort()).toEqual([...expected].sort());
  });
});

describe('the visible menu', () => {
  const index = indexed({
    categories: [
      category(1),
      category(2, 1, { visibility: { onlySpot: true } }),
      category(3, 2),
      category(4, undefined, { visibility: { hideSpotBrowse: true } }),
    ],
    products: [
      product(1, { categoryIds: [cat(3)] }),
      product(2, { categoryIds: [cat(3), cat(1)] }),
      product(3, { categoryIds: [cat(1)], visibility: { hideSpotBrowse: true } }),
      product(4, { categoryIds: [cat(1)], visibility: { onlySpotBrowse: true } }),
      product(5, { categoryIds: [cat(1)], hideForOrdering: true }),
      product(6, { categoryIds: [cat(9)] }),
    ],
  });
  const shows = { tokenHidesProducts: false };
  const hides = { tokenHidesProducts: true };
  const idsOf = (items: readonly { readonly id: number }[]): number[] => items.map(({ id }) => id);
  const productsIn = (id: number, type: OrderType | undefined, settings = shows, hasUser = false) =>
    idsOf(visibleProducts(index, cat(id), type, settings, hasUser));

  test('a hidden category hides its whole subtree [S3.13, S4.14]', () => {
    expect(idsOf(visibleCategories(index, undefined, 'spot'))).toEqual([1, 4]);
    expect(idsOf(visibleCategories(index, cat(1), 'spot'))).toEqual([2]);
    expect(idsOf(visibleCategories(index, cat(2), 'spot'))).toEqual([3]);
    expect(productsIn(3, 'spot')).toEqual([1, 2]);

    expect(idsOf(visibleCategories(index, undefined, 'delivery'))).toEqual([1, 4]);
    expect(visibleCategories(index, cat(1), 'delivery')).toEqual([]);
    expect(visibleCategories(index, cat(2), 'delivery')).toEqual([]);
    expect(isCategoryVisible(index, cat(3), 'delivery')).toBe(false);
    expect(productsIn(3, 'delivery')).toEqual([]);
    expect(isCategoryVisible(index, cat(99), 'spot')).toBe(false);
  });

  test('a product is also filtered by its own flags [S3.07, S4.14]', () => {
    expect(productsIn(1, 'spot')).toEqual([2, 3, 5]);
    expect(productsIn(1, 'spot_browse')).toEqual([2, 4, 5]);
  });

  test('a guest whose session has ended sees the browse-only menu [S4.13]', () => {
    expect(idsOf(visibleCategories(index, undefined, undefined))).toEqual([1]);
    expect(productsIn(1, undefined)).toEqual(productsIn(1, 'spot_browse'));
  });

  test('a product in several categories is visible while one of them is [S4.14]', () => {
    const seen = (id: number, type: OrderType) => {
      const found = [...index.productById.values()].find((one) => one.id === id);
      return found !== undefined && isProductVisible(index, found, type, shows, false);
    };
    expect([seen(1, 'spot'), seen(1, 'delivery')]).toEqual([true, false]);
    expect([seen(2, 'spot'), seen(2, 'delivery')]).toEqual([true, true]);
    expect(seen(6, 'spot')).toBe(false);
  });

  test('a product hidden for ordering is hidden only when the setting is on and a user is signed in [S5.04]', () => {
    expect(productsIn(1, 'spot', hides, true)).not.toContain(5);
    expect(productsIn(1, 'spot', hides, false)).toContain(5);
    expect(productsIn(1, 'spot', shows, true)).toContain(5);
  });
});
