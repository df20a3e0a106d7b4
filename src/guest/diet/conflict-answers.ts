// Whether adding a dish must ask the guest first, and the answers given. Loaded after the first card.
import type { CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import { judgeDish } from '#domain/diet/judge-dish.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import type { ProductId } from '#domain/ids.ts';
import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';

/** `without`: leave the conflicting ingredient out; `all_the_same`: the dish as it is. */
export type ConflictAnswer = 'without' | 'all_the_same';

/** Answers by avoidance object, because another avoidance is another question. */
const answers = new WeakMap<Avoidance, Map<ProductId, ConflictAnswer>>();

/** Keeps an answer until the avoidance changes or the page reloads. */
export const keepAnswer = (avoidance: Avoidance, productId: ProductId, answer: ConflictAnswer): void => {
  answers.set(avoidance, new Map([...(answers.get(avoidance) ?? []), [productId, answer]]));
};

/**
 * The choice with which a dish may be added at once; `undefined`: ask the guest. An answer applies while the dish is in the
 * order.
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
