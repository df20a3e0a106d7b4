// Allergens that a guest avoids, dishes that suit a diet, and the warning that the kitchen gets.
import { DIETS, type Diet, EU_ALLERGENS } from '../menu/menu.ts';

/**
 * Allergens that exclude a diet. The last two are custom codes of venues; they are trusted, because they only make a dish
 * suit less.
 */
const EXCLUDED: Readonly<Record<Diet, readonly string[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'pork'],
  vegetarian: ['fish', 'crustaceans', 'molluscs', 'pork'],
  halal: ['pork', 'alcohol'],
  kosher: ['crustaceans', 'molluscs', 'pork'],
};

/** Whether an allergen excludes a diet. */
export const contradicts = (diet: Diet, code: string): boolean => EXCLUDED[diet].includes(code);

/** Whether a declaration includes a diet: vegan implies vegetarian. */
export const declares = (declared: readonly Diet[], diet: Diet): boolean =>
  declared.includes(diet) || (diet === 'vegetarian' && declared.includes('vegan'));

/** Warning for the kitchen with an order. Each code and diet once, in canonical order. */
export interface Avoidance {
  /** Allergens by code. */
  readonly avoid: readonly string[];
  readonly diets: readonly Diet[];
}

export const NO_AVOIDANCE: Avoidance = { avoid: [], diets: [] };

export const isNothing = ({ avoid, diets }: Avoidance): boolean => avoid.length === 0 && diets.length === 0;

const RANK: ReadonlyMap<string, number> = new Map(EU_ALLERGENS.map((code, at) => [code, at]));

/** Canonical spelling of an avoidance: legal allergens in legal order, then a venue's own, sorted by name. */
export const avoidance = (codes: Iterable<string>, diets: Iterable<Diet>): Avoidance => {
  const rank = (code: string) => RANK.get(code) ?? RANK.size;
  const chosen = new Set(diets);
  return {
    avoid: [...new Set(codes)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    diets: DIETS.filter((diet) => chosen.has(diet)),
  };
};

/** Allergens and diets that a guest wants warnings about, stored on the device. */
export interface GuestDiet {
  /** Codes of the fourteen legal allergens: valid at each place. */
  readonly avoid: readonly string[];
  /** Own allergens by place id: another place may use the same code for another allergen. */
  readonly own: Readonly<Record<number, readonly string[]>>;
  readonly diets: readonly Diet[];
  /** Dishes that contain an avoided allergen are hidden from the lists. */
  readonly hides: boolean;
}

export const NO_DIET: GuestDiet = { avoid: [], own: {}, diets: [], hides: false };

export const isEuAllergen = (code: string): boolean => RANK.has(code);

export const avoidanceAt = (diet: GuestDiet, placeId: number): Avoidance =>
  avoidance([...diet.avoid, ...(Object.hasOwn(diet.own, placeId) ? (diet.own[placeId] ?? []) : [])], diet.diets);
