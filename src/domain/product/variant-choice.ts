// The preselected size of a dish, and the size that goes into the cart.
import type { VariantId } from '../ids.ts';
import type { Product, Variant } from '../menu/menu.ts';
import { fail, ok, type Result } from '../result.ts';

/** The chosen variant; without one, or when it disappeared or ran out, the first available one. [S4.22] */
export const shownVariant = (product: Pick<Product, 'variants'>, chosen: VariantId | undefined): Variant | undefined =>
  product.variants.find((variant) => variant.id === chosen && !variant.isOff) ??
  product.variants.find((variant) => !variant.isOff) ??
  product.variants[0];

/** A dish with one size needs no choice [S2.39]; one with several does [S5.07]. */
export const variantToAdd = (
  product: Pick<Product, 'variants'>,
  chosen: VariantId | undefined,
): Result<Variant, { readonly code: 'variant_not_chosen' }> => {
  const [first, ...others] = product.variants;
  const variant = first && others.length === 0 ? first : product.variants.find(({ id }) => id === chosen);
  return variant ? ok(variant) : fail({ code: 'variant_not_chosen' });
};
