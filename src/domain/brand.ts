declare const brand: unique symbol;

/** A value that only its own parser may make: ids and amounts of different kinds cannot be swapped. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
