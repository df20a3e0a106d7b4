import type { Diet } from '../menu/menu.ts';
import { type Avoidance, avoidance, type GuestDiet, isEuAllergen } from './diet.ts';

const turned = <One>(chosen: readonly One[], one: One): readonly One[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];

export const toggleAllergen = (diet: GuestDiet, placeId: number, code: string): GuestDiet => {
  if (isEuAllergen(code)) return { ...diet, avoid: turned(diet.avoid, code) };
  const before = Object.hasOwn(diet.own, placeId) ? (diet.own[placeId] ?? []) : [];
  return { ...diet, own: { ...diet.own, [placeId]: turned(before, code) } };
};

export const toggleDiet = (diet: GuestDiet, one: Diet): GuestDiet => ({ ...diet, diets: turned(diet.diets, one) });

/** Allergen of one order, such as an order that a waiter takes: all codes are of one place. */
export const toggleAvoided = ({ avoid, diets }: Avoidance, code: string): Avoidance =>
  avoidance(turned(avoid, code), diets);

export const toggleAvoidedDiet = ({ avoid, diets }: Avoidance, one: Diet): Avoidance =>
  avoidance(avoid, turned(diets, one));
