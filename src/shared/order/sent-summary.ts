import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { OutboxEntry } from '#domain/outbox/outbox.ts';
import { choiceNames } from '#domain/product/choice-names.ts';

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
