// The sizes and the listed ingredients of a product. [S3.08, S3.09]
import * as v from 'valibot';
import { amountText, maybeText, numericOr, rowId, text, translations } from '../wire.ts';

export const variantSchema = v.object({
  id: rowId,
  size: text(),
  price: v.nullish(amountText),
  additional_price: v.nullish(amountText),
  booking_duration: numericOr(undefined),
  translations: translations(v.object({ size: maybeText })),
});

export const productIngredientSchema = v.object({
  ingredientId: rowId,
  type: v.picklist(['required', 'addable', 'removable']),
  priority: numericOr(0),
});
