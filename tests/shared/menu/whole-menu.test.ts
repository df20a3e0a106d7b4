import { expect, test } from 'vitest';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { menuRows, panelHeadOf, panelRows, rowLike, rowOfCategory } from '#shared/menu/whole-menu-rows.ts';
import { type SectionsFor, wholeMenu } from '#shared/menu/whole-menu-sections.ts';
import { buildCategory, buildProduct } from '../../support/build-menu.ts';
import { aSnapshot } from './snapshots.ts';

const SEATED: SectionsFor = { orderType: 'spot', hasUser: false, roomNumber: undefined };
const category = (id: number, over: Partial<Category> = {}): Category =>
  buildCategory({ id: id as CategoryId, slug: `c${id}`, name: `Category ${id}`, priority: id, ...over });
const under = (id: number, parent: number, over: Partial<Category> = {}): Category =>
  category(id, { parentId: parent as CategoryId, ...over });
const dish = (id: number, categories: readonly number[], over: Partial<Product> = {}): Product =>
  buildProduct({
    id: id as ProductId,
    slug: `p${id}`,
    name: `Dish ${id}`,
    priority: id,
    categoryIds: categories as readonly CategoryId[],
    ...over,
  });
const dishes = (from: number, count: number, at: number): Product[] =>
  Array.from({ length: count }, (_, nth) => dish(from + nth, [at]));
const sectionsOf = (
  categories: readonly Category[],
  products: readonly Product[],
  who: SectionsFor = SEATED,
  settings = {},
) => wholeMenu(aSnapshot({ categories, products }, { settings }), who);
const named = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map(({ category: { id }, depth, products }) => [id, depth, products.map((one) => one.id)]);
const shown = (rows: ReturnType<typeof menuRows>) =>
  rows.map((row) =>
    row.kind === 'cards'
      ? row.products.map(({ id }) => id)
      : row.kind === 'head'
        ? `# ${row.section.category.id}`
        : row.kind,
  );

test('whole menu: lists all dishes in menu order, a subcategory’s dishes after its parent’s [S2.10]', () => {
  const sections = sectionsOf(
    [category(2), category(1), under(11, 1), under(12, 1, { priority: 0 }), under(111, 11)],
    [dish(5, [2]), dish(4, [12]), dish(3, [111]), dish(2, [1]), dish(1, [11, 2])],
  );
  expect(named(sections)).toEqual([
    [1, 0, [2]],
    [12, 1, [4]],
    [11, 1, [1]],
    [111, 2, [3]],
    [2, 0, [1, 5]],
  ]);
  expect(sections.map(({ rootId }) => rootId)).toEqual([1, 1, 1, 1, 2]);
});

test('whole menu: lists only what this guest may see, by order type and membership [S2.10, S4.14, S5.04]', () => {
  const hidden = { ...buildCategory().visibility, hideSpot: true };
  const categories = [category(1), category(2, { visibility: hidden }), under(21, 2), category(3)];
  const products = [
    dish(1, [1], { visibility: hidden }),
    dish(2, [1], { hideForOrdering: true }),
    dish(3, [21]),
    dish(4, [3]),
  ];
  expect(named(sectionsOf(categories, products))).toEqual([
    [1, 0, [2]],
    [3, 0, [4]],
  ]);
  const member = { ...SEATED, hasUser: true };
  expect(named(sectionsOf(categories, products, member, { tokenHidesProducts: true }))).toEqual([[3, 0, [4]]]);
  const delivered = { ...SEATED, orderType: 'delivery' as const };
  expect(named(sectionsOf(categories, products, delivered)).map(([id]) => id)).toEqual([1, 2, 21, 3]);
});

test('whole menu: omits an empty category without children; keeps one with a picture or a link', () => {
  const image = {
    path: '/pictures/a',
    width: 640,
    height: 400,
    widths: [320],
    placeholder: undefined,
    positionY: 50,
    scale: 100,
  };
  const categories = [
    category(1),
    category(2),
    under(21, 2),
    category(3, { type: 'image', image }),
    category(4, { type: 'link', links: ['https://example.org', 'javascript:alert(1)'] }),
    category(5, { type: 'link', links: ['javascript:alert(1)'] }),
  ];
  const sections = sectionsOf(categories, [dish(1, [21])]);
  expect(sections.map(({ category: { id } }) => id)).toEqual([2, 21, 3, 4]);
  expect(sections.at(-1)?.links).toEqual([{ href: 'https://example.org', inside: false }]);
  expect(shown(menuRows(sections, { columns: 2, wideFirst: false }))).toEqual([
    '# 2',
    '# 21',
    [1],
    '# 3',
    'picture',
    '# 4',
    'links',
  ]);
});

test('whole menu: shows each category once, in the deepest tree and in a cyclic one', () => {
  const deep = Array.from({ length: 2000 }, (_, at) => (at === 0 ? category(1) : under(at + 1, at)));
  const sections = sectionsOf(deep, [dish(1, [2000]), dish(2, [10])]);
  expect(sections).toHaveLength(2000);
  expect(sections.at(-1)).toMatchObject({ depth: 1999, rootId: 1 });

  const loop = [category(1), under(2, 4), under(3, 2), under(4, 3), under(5, 4)];
  const looped = sectionsOf(loop, [dish(1, [1]), dish(2, [2]), dish(3, [3]), dish(4, [4]), dish(5, [5])]);
  expect(looped.flatMap(({ products }) => products.map(({ id }) => id)).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(looped.map(({ category: { id } }) => id)).size).toBe(looped.length);
});

test('whole menu: cards stand side by side as the width allows; no row mixes two categories', () => {
  const sections = sectionsOf([category(1), category(2)], [...dishes(1, 5, 1), ...dishes(11, 2, 2)]);
  expect(shown(menuRows(sections, { columns: 3, wideFirst: false }))).toEqual([
    '# 1',
    [1, 2, 3],
    [4, 5],
    '# 2',
    [11, 12],
  ]);
  expect(shown(menuRows(sections, { columns: 1, wideFirst: true }))).toEqual([
    '# 1',
    ...[1, 2, 3, 4, 5].map((id) => [id]),
    '# 2',
    [11],
    [12],
  ]);
  // On a kiosk the first dish of a category has its own row.
  expect(shown(menuRows(sections, { columns: 2, wideFirst: true }))).toEqual([
    '# 1',
    [1],
    [2, 3],
    [4, 5],
    '# 2',
    [11],
    [12],
  ]);
  const from = menuRows(sections, { columns: 2, wideFirst: true }).flatMap((row) =>
    row.kind === 'cards' ? row.from : [],
  );
  expect(from).toEqual([0, 1, 3, 0, 1]);
});

test('whole menu: every row has a unique key, even for a dish in two categories', () => {
  const sections = sectionsOf([category(1), category(2)], [dish(1, [1, 2]), dish(2, [1, 2])]);
  for (const columns of [1, 2, 3]) {
    const keys = menuRows(sections, { columns, wideFirst: false }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('whole menu: an information category is one banner per row', () => {
  const sections = sectionsOf([category(1, { type: 'info' })], dishes(1, 2, 1));
  expect(shown(menuRows(sections, { columns: 3, wideFirst: true }))).toEqual(['# 1', 'banner', 'banner']);
});

test('whole menu: as panels, a closed category is only its head, and its children are in its panel [S2.30]', () => {
  const sections = sectionsOf([category(1), under(11, 1), category(2)], [dish(1, [1]), dish(2, [11]), dish(3, [2])]);
  expect(shown(panelRows(sections, new Set()))).toEqual(['# 1', '# 2']);
  expect(shown(panelRows(sections, new Set([1 as CategoryId])))).toEqual(['# 1', [1], '# 11', [2], '# 2']);
});

test('whole menu: finds a category by its head', () => {
  const rows = menuRows(sectionsOf([category(1), category(2)], [dish(1, [1]), dish(2, [2])]), {
    columns: 1,
    wideFirst: false,
  });
  expect(rowOfCategory(rows, 2 as CategoryId)).toBe(2);
  expect(rowOfCategory(rows, 9 as CategoryId)).toBe(-1);
});

test('whole menu: finds the row that the guest was reading in another layout, such as a turned phone', () => {
  const sections = sectionsOf([category(1), category(2)], [...dishes(1, 7, 1), ...dishes(11, 4, 2), dish(3, [2])]);
  const narrow = menuRows(sections, { columns: 1, wideFirst: false });
  const wide = menuRows(sections, { columns: 3, wideFirst: false });
  const fifth = narrow.find((row) => row.kind === 'cards' && row.products[0]?.id === 5);
  expect(fifth && shown(wide)[rowLike(wide, fifth)]).toEqual([4, 5, 6]);
  const head = narrow.find(({ key }) => key === 'c2');
  expect(head && shown(wide)[rowLike(wide, head)]).toBe('# 2');
  const none = menuRows([], { columns: 1, wideFirst: false });
  expect(head && rowLike(none, head)).toBe(-1);
});

test("whole menu: every row knows its panel's head", () => {
  const sections = sectionsOf([category(1), under(11, 1), category(2)], [dish(1, [1]), dish(2, [11]), dish(3, [2])]);
  const rows = panelRows(sections, new Set([1, 2] as CategoryId[]));
  expect(rows.map((_, at) => panelHeadOf(rows, at))).toEqual([0, 0, 0, 0, 4, 4]);
  expect(panelHeadOf(rows, 99)).toBe(-1);
});
