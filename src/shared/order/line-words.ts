import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { Place } from '#domain/place/place.ts';
import { choiceNames } from '#domain/product/choice-names.ts';
import type { LineWords } from '#ui/view/line-words.ts';

/**
 * Name of an ordered dish in the guest's language. undefined: the menu has no translation of it, or no longer has the dish;
 * its words as they were ordered stand.
 */
export const lineWords = (
  index: MenuIndex,
  { defaultLanguage }: Pick<Place, 'defaultLanguage'>,
  { variantId, productId, choice }: PlacedOrderLine,
): LineWords | undefined => {
  const found = index.variantById.get(variantId);
  if (!found || found.product.id !== productId || found.product.textLanguage === defaultLanguage) return undefined;
  const { name, textLanguage } = found.product;
  return {
    name,
    size: found.variant.size,
    language: textLanguage,
    ...(choice && { choice: choiceNames(index, found.product, choice) }),
  };
};
