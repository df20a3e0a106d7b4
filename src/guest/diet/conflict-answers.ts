// Whether adding a dish must ask the guest first, and the answers given. Loaded after the first card.
import type { CartLine, IngredientChoice } from '#domain/cart/cart.ts';
import type { Avoidance } from '#domain/diet/diet.ts';
import { judgeDish, type Verdict } from '#domain/diet/judge-dish.ts';
import { leaveOut } from '#domain/diet/leave-out.ts';
import { inUnlistedParts } from '#domain/diet/unlisted-parts.ts';
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

/** Codes of avoided allergens that are surely in a dish: what only unlisted parts may contain is not. */
const surelyIn = (
  index: MenuIndex,
  product: Product,
  choice: IngredientChoice,
  verdict: Verdict,
): readonly string[] => {
  const unlisted = inUnlistedParts(index, product, choice, verdict);
  return verdict.contains.filter((one) => !unlisted.includes(one)).map(({ code }) => code);
};

/** Whether an edited dish contradicts what the guest avoids by more than before: putting the walnuts back is news. */
const isNews = (
  index: MenuIndex,
  product: Product,
  { before, choice }: { readonly before: IngredientChoice; readonly choice: IngredientChoice },
  avoidance: Avoidance,
): boolean => {
  const had = judgeDish(index, product, before, avoidance);
  const has = judgeDish(index, product, choice, avoidance);
  const surely = surelyIn(index, product, before, had);
  return (
    has.contains.some(({ code }) => !had.contains.some((one) => one.code === code)) ||
    surelyIn(index, product, choice, has).some((code) => !surely.includes(code)) ||
    has.against.some((diet) => !had.against.includes(diet))
  );
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
  if (judgeDish(index, product, choice, avoidance).kind !== 'contains') return choice;
  if (before && !isNews(index, product, { before, choice }, avoidance)) return choice;
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
