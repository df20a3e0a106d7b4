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
 * A type as a schema can express it: without brands, which exist only for the compiler, and with undefined fields optional,
 * as rows omit them.
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

/** Creates a row parser from a schema, which the compiler checks against the type; undefined: unreadable. */
export const rowReader =
  <T>(schema: v.GenericSchema<unknown, Plain<T>>) =>
  (row: unknown): T | undefined => {
    const parsed = v.safeParse(schema, row);
    // The parsed value equals the type except for brands, which the compiler cannot see.
    return parsed.success ? (parsed.output as T) : undefined;
  };
