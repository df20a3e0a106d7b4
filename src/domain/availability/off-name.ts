// Menu name of an item that is off.
import type { OffKey } from '../ids.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import { ingredientKey, sizeKey } from './availability.ts';

/** The name on the menu; the key for an item that is no longer on it. */
export const nameOfKey = (
  index: Pick<MenuIndex, 'productById' | 'variantById' | 'ingredientById'>,
  key: OffKey,
): string => {
  if (typeof key === 'number') return index.productById.get(key)?.name ?? String(key);
  for (const [id, { product, variant }] of index.variantById)
    if (sizeKey(id) === key) return `${product.name}, ${variant.size}`;
  for (const [id, { name }] of index.ingredientById) if (ingredientKey(id) === key) return name;
  return key;
};
