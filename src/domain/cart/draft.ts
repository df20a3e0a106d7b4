import type { VariantId } from '../ids.ts';
import type { IngredientChoice } from './cart.ts';

/** Choices that a guest has made on a dish's page and not yet added to the cart. */
export interface Draft {
  readonly variantId: VariantId | undefined;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  readonly comment: string;
}
