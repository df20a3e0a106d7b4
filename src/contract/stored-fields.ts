// Field schemas of rows on the device.
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
  comment: maybe(v.string()),
});

/**
 * A type as a schema can say it: without brands, which exist for the compiler alone, and with what may be undefined left
 * out, as rows leave it out.
 */
export type Plain<T> = unknown extends T
  ? T
  : T extends string
    ? T extends object
      ? string
      : T
    : T extends number
      ? T extends object
        ? number
        : T
      : T extends readonly unknown[]
        ? { readonly [Key in keyof T]: Plain<T[Key]> }
        : T extends object
          ? { readonly [Key in keyof T as undefined extends T[Key] ? never : Key]: Plain<T[Key]> } & {
              readonly [Key in keyof T as undefined extends T[Key] ? Key : never]?: Plain<T[Key]> | undefined;
            }
          : T;

/** Reads a row as its schema spells it, which the compiler holds to the type; undefined where it cannot be read. */
export const rowReader =
  <T>(schema: v.GenericSchema<unknown, Plain<T>>) =>
  (row: unknown): T | undefined => {
    const parsed = v.safeParse(schema, row);
    // The parsed value is the type but for its brands, so the compiler cannot see that it is all of it.
    return parsed.success ? (parsed.output as T) : undefined;
  };
