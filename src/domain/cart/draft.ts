import type { VariantId } from '../ids.ts';
import type { IngredientChoice } from './cart.ts';

/** Choices on a dish's page that are not in the cart yet. */
export interface Draft {
  readonly variantId: VariantId | undefined;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  readonly comment: string;
}
