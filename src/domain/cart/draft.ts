import type { VariantId } from '../ids.ts';
import type { IngredientChoice } from './cart.ts';

/** What a guest has chosen of a dish on its page and not yet added. */
export interface Draft {
  readonly variantId: VariantId | undefined;
  readonly choice: IngredientChoice;
  readonly quantity: number;
  readonly comment: string;
}
