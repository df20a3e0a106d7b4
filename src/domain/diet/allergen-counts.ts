import type { Product } from '#domain/menu/menu.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { judgeDish } from './judge-dish.ts';

export interface AllergenCounts {
  readonly contains: number;
  /** Dishes for which the venue declares traces only. */
  readonly traces: number;
  readonly unstated: number;
}

/** Numbers of the dishes that contain an allergen, may contain traces, or do not state it. */
export function countAllergen(index: MenuIndex, dishes: readonly Product[], code: string): AllergenCounts {
  const kinds = dishes.map((dish) => judgeDish(index, dish, undefined, { avoid: [code], diets: [] }).kind);
  const count = (wanted: (typeof kinds)[number]) => kinds.filter((kind) => kind === wanted).length;
  return { contains: count('contains'), traces: count('may_contain'), unstated: count('not_declared') };
}
