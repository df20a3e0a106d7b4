// Allergens and diets that a guest avoids, for the kitchen: in the venue's language, with the affected dishes of the order.
import type { Diet } from '../menu/menu.ts';

/** Dishes of an order by their relation to an allergen; an empty list is absent. */
export interface AllergenDishes {
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  readonly undeclared?: readonly string[];
}

/** A guest's warning in the kitchen's language. Health data: only the kitchen gets it. */
export interface GuestNote {
  /** Allergies. `dishes` is absent when no dish is affected, and in rows of older servers. */
  readonly avoid: readonly { readonly code: string; readonly name: string; readonly dishes?: AllergenDishes }[];
  readonly diets: readonly Diet[];
  /** Dishes of the order that contradict a diet; absent when there are none, and in rows of older servers. */
  readonly against?: readonly { readonly diet: Diet; readonly dishes: readonly string[] }[];
}
