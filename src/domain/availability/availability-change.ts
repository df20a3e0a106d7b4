// Changes that staff make to the availability of a dish, a size or an ingredient. The latest one counts.
export const MOST_PORTIONS = 9999;

/**
 * off        taken off until a time (null: until it is put back), or put back
 * portions   so many are left, and it is off by itself after the last; null: nobody counts any more
 */
export type AvailabilityChange =
  | { readonly off: boolean; readonly until: number | null }
  | { readonly portions: number | null; readonly until: number | null };

/** Why it was not done: the thing is not on the menu, or only dishes can be counted. */
export type AvailabilityProblem = 'unknown_product' | 'not_countable' | 'invalid_portions';
