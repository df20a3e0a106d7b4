// What rows on the device are spelt with.
import * as v from 'valibot';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { modifierList } from './cart/modifiers.ts';

export const whole = v.pipe(v.number(), v.safeInteger());
export const id = v.pipe(whole, v.minValue(1));
export const ids = v.array(id);
export const name = v.pipe(v.string(), v.minLength(1));
export const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(schema);
export const quantity = v.pipe(whole, v.minValue(1), v.maxValue(MAX_QUANTITY));
export const choice = v.looseObject({
  required: maybe(id),
  addable: ids,
  removable: ids,
  modifiers: maybe(modifierList),
});
export const comments = v.record(v.string(), v.string());

export const cartLine = v.looseObject({
  lineId: name,
  productId: id,
  variantId: id,
  categoryId: id,
  choice,
  quantity,
  addedAt: v.number(),
  seenPrice: whole,
  seenName: v.string(),
  seenSize: v.string(),
});

/** Reads a row as a schema spells it; undefined where it cannot be read. */
export const rowReader =
  <T>(schema: v.GenericSchema) =>
  (row: unknown): T | undefined => {
    const parsed = v.safeParse(schema, row);
    // The schemas above spell the types field by field; brands and readonly exist for the compiler alone.
    return parsed.success ? (parsed.output as T) : undefined;
  };
