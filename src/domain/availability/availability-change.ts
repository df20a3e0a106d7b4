// Changes by staff to the availability of a dish, size or ingredient. The latest change counts.
export const MOST_PORTIONS = 9999;

/**
 * off        off until a time (null: until staff switch it on), or on again
 * portions   number left; the dish goes off after the last one; null: portions are no longer counted
 */
export type AvailabilityChange =
  | { readonly off: boolean; readonly until: number | null }
  | { readonly portions: number | null; readonly until: number | null };

/** Why a change was rejected: the item is not on the menu, or is no dish and cannot be counted. */
export type AvailabilityProblem = 'unknown_product' | 'not_countable' | 'invalid_portions';
