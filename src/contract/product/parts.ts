// Sizes and ingredient lists of a product. [S3.08, S3.09]
import * as v from 'valibot';
import type { VariantId } from '#domain/ids.ts';
import type { Variant } from '#domain/menu/menu.ts';
import { type Currency, parseAmount } from '#domain/pricing/money.ts';
import { amountText, maybeText, numericOr, rowId, text, translations } from '../wire.ts';

export const variantSchema = v.object({
  id: rowId,
  size: text(),
  price: v.nullish(amountText),
  additional_price: v.nullish(amountText),
  booking_duration: numericOr(undefined),
  translations: translations(v.object({ size: maybeText })),
});

/** undefined when an amount is invalid for the currency. */
export const toVariants = (
  wire: readonly v.InferOutput<typeof variantSchema>[],
  currency: Currency,
): readonly Variant[] | undefined => {
  const variants: Variant[] = [];
  for (const { id, size, price: text, additional_price: additional, booking_duration: bookingMinutes } of wire) {
    const price = text == null ? null : parseAmount(text, currency);
    const additionalPrice = parseAmount(additional ?? '0', currency);
    // A price of zero is valid; a negative one is not.
    if (price === undefined || additionalPrice === undefined) return undefined;
    variants.push({ id: id as VariantId, size, price, additionalPrice, bookingMinutes });
  }
  return variants;
};

export const productIngredientSchema = v.object({
  ingredientId: rowId,
  type: v.picklist(['required', 'addable', 'removable']),
  priority: numericOr(0),
});
