import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { PlacedOrderLine } from '#domain/order/order.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import type { Place } from '#domain/place/place.ts';
import { choiceNames } from '#domain/product/choice-names.ts';
import type { LineNames } from '#ui/view/line-names.ts';

export type NamedLine = Pick<PlacedOrderLine, 'variantId' | 'productId' | 'choice'>;

/**
 * Name of an ordered dish in the guest's language; `undefined` when the menu has no translation or lacks the dish, so that
 * the ordered name is shown.
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

/**
 * Dishes of a sent order, named by the open menu in the guest's current language. A dish missing from the menu keeps its
 * name from the order.
 */
export const readSummary = (
  index: MenuIndex,
  { summary, lines }: Pick<OutboxEntry, 'summary' | 'lines'>,
): OutboxEntry['summary'] =>
  summary.map((said, at) => {
    const line = lines[at];
    const { product, variant } = (line && index.variantById.get(line.variantId)) ?? {};
    if (!line || !product || product.id !== line.productId || product.textLanguage === said.choice?.textLanguage)
      return said;
    const choice = { ...choiceNames(index, product, line.choice), textLanguage: product.textLanguage };
    return { ...said, name: product.name, detail: variant?.size ?? said.detail, choice };
  });
