declare const brand: unique symbol;

/** A branded value that only its parser may create, so that ids and amounts of different kinds cannot be swapped. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
