// A line of the sample cart: the second size where a dish has several, the first line with an extra and without one thing.
import type { CartLine } from '#domain/cart.ts';
import type { CategoryId } from '#domain/ids.ts';
import { defaultChoice } from '#domain/ingredients.ts';
import type { MenuIndex } from '#domain/menu-index.ts';
import { minor } from '#domain/money.ts';

export const sampleLine = (index: MenuIndex, slug: string, quantity: number, lineId: string): CartLine[] => {
  const found = index.productBySlug.get(slug);
  const variant = found?.variants.at(found.variants.length > 1 ? 1 : 0);
  if (!found || !variant) return [];
  return [
    {
      lineId,
      productId: found.id,
      variantId: variant.id,
      categoryId: found.categoryIds[0] ?? (1 as CategoryId),
      choice: {
        ...defaultChoice(index, found),
        ...(lineId === 'a' && {
          removable: found.ingredients
            .filter((one) => one.role === 'removable')
            .slice(0, 1)
            .map((one) => one.ingredientId),
          addable: found.ingredients
            .filter((one) => one.role === 'addable')
            .slice(0, 1)
            .map((one) => one.ingredientId),
        }),
      },
      quantity,
      addedAt: 0,
      seenPrice: minor(0),
      seenName: found.name,
      seenSize: variant.size,
    },
  ];
};
