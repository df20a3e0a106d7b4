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
 * order. `before`: choice of the order line that the guest edits; they are not asked again about what it contained already.
 */
export const agreedChoice = (
  index: MenuIndex,
  { product, choice }: { readonly product: Product; readonly choice: IngredientChoice },
  lines: readonly Pick<CartLine, 'productId'>[],
  avoidance: Avoidance,
  before?: IngredientChoice,
): IngredientChoice | undefined => {
  const { kind, contains, against } = judgeDish(index, product, choice, avoidance);
  if (kind !== 'contains') return choice;
  const had = before && judgeDish(index, product, before, avoidance);
  const isKnown =
    had?.kind === kind &&
    contains.every(({ code }) => had.contains.some((one) => one.code === code)) &&
    against.every((diet) => had.against.includes(diet));
  if (isKnown) return choice;
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
