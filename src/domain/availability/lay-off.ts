// Sizes and ingredients that have run out, laid over the published menu. Lazy: few menus need it.
import type { OffKey } from '../ids.ts';
import { indexMenu, type MenuIndex } from '../menu/menu-index.ts';
import { ingredientKey, sizeKey } from './availability.ts';

const laidOver = new WeakMap<MenuIndex, { readonly key: string; readonly index: MenuIndex }>();

/**
 * The menu with sold-out sizes and ingredients marked. Returns the same index when there are none, and a cached one for the
 * same set, so that derived caches stay valid.
 */
export const layOff = (index: MenuIndex, off: ReadonlySet<OffKey>): MenuIndex => {
  const key = [...off]
    .filter((one) => typeof one === 'string' && !one.startsWith('category:'))
    .sort()
    .join();
  if (key === '') return index;
  const known = laidOver.get(index);
  if (known?.key === key) return known.index;
  const { menu } = index;
  const laid = indexMenu({
    ...menu,
    products: menu.products.map((product) =>
      product.variants.some(({ id }) => off.has(sizeKey(id)))
        ? {
            ...product,
            variants: product.variants.map((one) => (off.has(sizeKey(one.id)) ? { ...one, isOff: true } : one)),
          }
        : product,
    ),
    ingredients: menu.ingredients.map((one) =>
      one.active && off.has(ingredientKey(one.id)) ? { ...one, active: false, isOff: true } : one,
    ),
  });
  laidOver.set(index, { key, index: laid });
  return laid;
};
