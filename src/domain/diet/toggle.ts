import type { Diet } from '../menu/menu.ts';
import { type GuestDiet, isEuAllergen } from './diet.ts';

export const toggleAllergen = (diet: GuestDiet, placeId: number, code: string): GuestDiet => {
  const turned = (codes: readonly string[]) =>
    codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
  if (isEuAllergen(code)) return { ...diet, avoid: turned(diet.avoid) };
  const before = Object.hasOwn(diet.own, placeId) ? (diet.own[placeId] ?? []) : [];
  return { ...diet, own: { ...diet.own, [placeId]: turned(before) } };
};

export const toggleDiet = (diet: GuestDiet, one: Diet): GuestDiet => ({
  ...diet,
  diets: diet.diets.includes(one) ? diet.diets.filter((other) => other !== one) : [...diet.diets, one],
});
