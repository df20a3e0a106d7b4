// A menu with its lookups, built once per menu. Lookups take constant time, and a broken category tree never throws.
import type { CategoryId, IngredientId, ProductId, VariantId } from '../ids.ts';
import type { Category, Ingredient, Menu, Product, Variant } from './menu.ts';

export interface MenuIndex {
  readonly menu: Menu;
  readonly productById: ReadonlyMap<ProductId, Product>;
  readonly productBySlug: ReadonlyMap<string, Product>;
  readonly variantById: ReadonlyMap<VariantId, { readonly product: Product; readonly variant: Variant }>;
  readonly ingredientById: ReadonlyMap<IngredientId, Ingredient>;
  readonly categoryById: ReadonlyMap<CategoryId, Category>;
  readonly categoryBySlug: ReadonlyMap<string, Category>;
  /** Top-level categories by priority, then id. */
  readonly roots: readonly Category[];
  /** Direct subcategories by priority, then id; empty for a leaf and an unknown id. */
  readonly childrenOf: (id: CategoryId) => readonly Category[];
  /** Parent category; undefined for a top-level one. */
  readonly parentOf: (id: CategoryId) => Category | undefined;
  /** The category, its parent and so on to the top; empty for an unknown id. */
  readonly pathOf: (id: CategoryId) => readonly Category[];
  /** Products directly in a category, by priority, then id. */
  readonly productsOf: (categoryId: CategoryId) => readonly Product[];
  /** The product's first category that exists in the menu. */
  readonly homeCategory: (product: Product) => Category | undefined;
}

const byPriority = <T extends { readonly priority: number; readonly id: number }>(a: T, b: T): number =>
  a.priority - b.priority || a.id - b.id;

/** Lookup by key. The first of two equal keys wins, so that a second dish cannot take over a dish's address. */
const mapBy = <K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T> => {
  const map = new Map<K, T>();
  for (const item of items) if (!map.has(keyOf(item))) map.set(keyOf(item), item);
  return map;
};

const groupInto = <K, T>(groups: Map<K, T[]>, key: K, item: T): void => {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
};

/** True when following the parents leads back to the category. */
const isOnLoop = (category: Category, categoryById: ReadonlyMap<CategoryId, Category>): boolean => {
  const seen = new Set<CategoryId>();
  let id = category.parentId;
  while (id !== undefined && !seen.has(id)) {
    if (id === category.id) return true;
    seen.add(id);
    id = categoryById.get(id)?.parentId;
  }
  return false;
};

/** Edges of the tree. Orphans (with an unknown parent) and all members of a cycle become top-level. */
const treeOf = (categoryById: ReadonlyMap<CategoryId, Category>) => {
  const parents = new Map<CategoryId, Category>();
  const children = new Map<CategoryId, Category[]>();
  const roots: Category[] = [];
  for (const category of categoryById.values()) {
    const parent = category.parentId === undefined ? undefined : categoryById.get(category.parentId);
    if (parent && !isOnLoop(category, categoryById)) {
      parents.set(category.id, parent);
      groupInto(children, parent.id, category);
    } else roots.push(category);
  }
  roots.sort(byPriority);
  for (const group of children.values()) group.sort(byPriority);
  return { parents, children, roots };
};

/**
 * Builds the index. Only `parentId` defines the tree; `childIds` is redundant on the wire. Cycles, orphans, unknown ids and
 * any depth are tolerated. Sorted by priority, then id.
 */
export const indexMenu = (menu: Menu): MenuIndex => {
  const categoryById = mapBy(menu.categories, (category) => category.id);
  const productById = mapBy(menu.products, (product) => product.id);
  const { parents, children, roots } = treeOf(categoryById);

  const variantById = new Map<VariantId, { product: Product; variant: Variant }>();
  const products = new Map<CategoryId, Product[]>();
  for (const product of productById.values()) {
    for (const id of new Set(product.categoryIds)) groupInto(products, id, product);
    for (const variant of product.variants) {
      if (!variantById.has(variant.id)) variantById.set(variant.id, { product, variant });
    }
  }
  for (const group of products.values()) group.sort(byPriority);

  return {
    menu,
    productById,
    productBySlug: mapBy(productById.values(), (product) => product.slug),
    variantById,
    ingredientById: mapBy(menu.ingredients, (ingredient) => ingredient.id),
    categoryById,
    categoryBySlug: mapBy(categoryById.values(), (category) => category.slug),
    roots,
    childrenOf: (id) => children.get(id) ?? [],
    parentOf: (id) => parents.get(id),
    pathOf: (id) => {
      const path: Category[] = [];
      for (let step = categoryById.get(id); step; step = parents.get(step.id)) path.push(step);
      return path;
    },
    productsOf: (id) => products.get(id) ?? [],
    homeCategory: (product) => {
      for (const id of product.categoryIds) {
        const category = categoryById.get(id);
        if (category) return category;
      }
      return undefined;
    },
  };
};
