// Whether a press that adds a dish must ask its guest first, and what the guest has answered. Loaded behind the first card.
import type { CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';

/** without: what brings it is left out; all_the_same: the dish as it comes. */
export type ConflictAnswer = 'without' | 'all_the_same';

/** Answers by the avoidance at their time: another avoidance is another question. */
const answers = new WeakMap<Avoidance, Map<ProductId, ConflictAnswer>>();

/** Keeps an answer until the guest avoids something else, or the page is loaded anew. */
export const keepAnswer = (avoidance: Avoidance, productId: ProductId, answer: ConflictAnswer): void => {
  answers.set(avoidance, new Map([...(answers.get(avoidance) ?? []), [productId, answer]]));
};

/**
 * The choice with which a dish may be added at once; undefined: its guest must be asked. An answer holds while the dish
 * lies in the order.
 */
export const agreedChoice = (
  index: MenuIndex,
  { product, choice }: { readonly product: Product; readonly choice: IngredientChoice },
  lines: readonly Pick<CartLine, 'productId'>[],
  avoidance: Avoidance,
): IngredientChoice | undefined => {
  if (judgeDish(index, product, choice, avoidance).kind !== 'contains') return choice;
  if (!lines.some(({ productId }) => productId === product.id)) return undefined;
  switch (answers.get(avoidance)?.get(product.id)) {
    case 'all_the_same':
      return choice;
    case 'without':
      return leaveOut(index, product, choice, avoidance)?.choice;
    case undefined:
      return undefined;
  }
};
