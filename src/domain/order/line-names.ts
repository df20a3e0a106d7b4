// Names of an ordered dish in the reader's language.
import type { Language } from '../language/language.ts';
import type { MenuIndex } from '../menu/menu-index.ts';
import type { Place } from '../place/place.ts';
import { type ChoiceNames, choiceNames } from '../product/choice-names.ts';
import type { PlacedOrderLine } from './order.ts';

/** Name of an ordered dish. */
export interface LineNames {
  readonly name: string;
  readonly size: string;
  readonly language: Language;
  /** Names of its choices; `undefined`: known only in the place's own language. */
  readonly choice?: ChoiceNames | undefined;
}

export type NamedLine = Pick<PlacedOrderLine, 'variantId' | 'productId' | 'choice'>;

/**
 * Name of an ordered dish in the guest's language; `undefined` when the menu has no translation or lacks the dish, so that
 * the ordered name is shown. `index`: of the menu in the guest's language.
 */
export const lineNames = (
  index: MenuIndex,
  { defaultLanguage }: Pick<Place, 'defaultLanguage'>,
  { variantId, productId, choice }: NamedLine,
): LineNames | undefined => {
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
