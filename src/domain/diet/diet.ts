// Allergens that a guest avoids, dishes that suit a diet, and the warning that the kitchen gets.
import { DIETS, type Diet, EU_ALLERGENS } from '../menu/menu.ts';

/**
 * Allergens that no dish of a diet contains. The last two are codes that venues make themselves; they are believed, because
 * they only ever make a dish suit less.
 */
const EXCLUDED: Readonly<Record<Diet, readonly string[]>> = {
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'pork'],
  vegetarian: ['fish', 'crustaceans', 'molluscs', 'pork'],
  halal: ['pork', 'alcohol'],
  kosher: ['crustaceans', 'molluscs', 'pork'],
};

/** Whether what contains this allergen cannot be of that diet. */
export const contradicts = (diet: Diet, code: string): boolean => EXCLUDED[diet].includes(code);

/** Whether a declaration says that the diet is suited: what is vegan is vegetarian. */
export const declares = (declared: readonly Diet[], diet: Diet): boolean =>
  declared.includes(diet) || (diet === 'vegetarian' && declared.includes('vegan'));

/** Warning that the kitchen gets with an order. Each code and diet once, in one order. */
export interface Avoidance {
  /** Allergens by code. */
  readonly avoid: readonly string[];
  readonly diets: readonly Diet[];
}

export const NO_AVOIDANCE: Avoidance = { avoid: [], diets: [] };

export const isNothing = ({ avoid, diets }: Avoidance): boolean => avoid.length === 0 && diets.length === 0;

const RANK: ReadonlyMap<string, number> = new Map(EU_ALLERGENS.map((code, at) => [code, at]));

/** Spelling that every avoidance has: allergens of the law in its order, then a venue's own by name. */
export const avoidance = (codes: Iterable<string>, diets: Iterable<Diet>): Avoidance => {
  const rank = (code: string) => RANK.get(code) ?? RANK.size;
  const chosen = new Set(diets);
  return {
    avoid: [...new Set(codes)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    diets: DIETS.filter((diet) => chosen.has(diet)),
  };
};

/** Allergens and diets that a guest wants to be warned about, kept on the device. */
export interface GuestDiet {
  /** Codes of the fourteen of the law: they hold at every place. */
  readonly avoid: readonly string[];
  /** A place's own allergens, by its id: another place may mean something else by the same code. */
  readonly own: Readonly<Record<number, readonly string[]>>;
  readonly diets: readonly Diet[];
  /** Dishes that contain it are left out of the lists. */
  readonly hides: boolean;
}

export const NO_DIET: GuestDiet = { avoid: [], own: {}, diets: [], hides: false };

export const isEuAllergen = (code: string): boolean => RANK.has(code);

/** The avoidance that holds at a place. */
export const avoidanceAt = (diet: GuestDiet, placeId: number): Avoidance =>
  avoidance([...diet.avoid, ...(Object.hasOwn(diet.own, placeId) ? (diet.own[placeId] ?? []) : [])], diet.diets);
