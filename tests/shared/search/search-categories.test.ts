import { expect, test } from 'vitest';
import type { Category } from '#domain/menu/menu.ts';
import { searchCategories } from '#shared/search/search-categories.ts';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';
import { aSnapshot } from '../menu/snapshots.ts';

const id = (value: number) => value as Category['id'];

test('search: offers categories with dishes, and no information or link categories', () => {
  const snapshot = aSnapshot({
    categories: [
      buildCategory({ id: id(1), name: 'Salads' }),
      buildCategory({ id: id(2), name: 'Drinks' }),
      buildCategory({ id: id(3), name: 'Wine', parentId: id(2) }),
      buildCategory({ id: id(4), name: 'About us', type: 'info' }),
      buildCategory({ id: id(5), name: 'Our pages', type: 'link', links: ['https://example.org'] }),
      buildCategory({ id: id(6), name: 'Soon' }),
    ],
    products: [1, 3, 4].map((category) =>
      buildProduct({ id: category as never, slug: `dish-${category}`, categoryIds: [id(category)] }),
    ),
  });
  expect(searchCategories(snapshot, undefined).map(({ name }) => name)).toEqual(['Salads', 'Drinks']);
});
