// Allergens and diets that a guest avoids, as the kitchen reads them: in the venue's words, with the dishes of the order
// that are concerned.
import type { Diet } from '../menu/menu.ts';

/** The dishes of an order by what an allergen is to them; a list of none is absent. */
export interface AllergenDishes {
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  readonly undeclared?: readonly string[];
}

/** A guest's warning in the words of the kitchen. It is about their health, so it goes to the kitchen alone. */
export interface GuestNote {
  /** Allergies. `dishes` is absent where no dish of the order is concerned, and in rows of older servers. */
  readonly avoid: readonly { readonly code: string; readonly name: string; readonly dishes?: AllergenDishes }[];
  readonly diets: readonly Diet[];
  /** The dishes of the order that are against a diet; absent where none is, and in rows of older servers. */
  readonly against?: readonly { readonly diet: Diet; readonly dishes: readonly string[] }[];
}
