// Dishes of an order that contain an allergen which the guests of the table must not eat.
import type { CartLine } from '#domain/cart/cart.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { FoundAllergen } from './judge-dish.ts';
import { judgeLines } from './unlisted-parts.ts';

export interface AllergicDishes {
  /** Each avoided allergen once. */
  readonly allergens: readonly FoundAllergen[];
  readonly lines: readonly CartLine[];
  /** Number of portions. */
  readonly count: number;
}

/**
 * The dishes that contain an avoided allergen; `undefined`: none. Traces, undeclared dishes and dishes whose ingredient was
 * left out are marked beside the dish only.
 */
export const allergicDishes = (
  index: MenuIndex,
  lines: readonly CartLine[],
  avoid: readonly string[],
): AllergicDishes | undefined => {
  if (avoid.length === 0) return undefined;
  const held = judgeLines(index, lines, { avoid, diets: [] }).flatMap(({ lineId, verdict, unlisted }) => {
    const allergens = verdict.contains.filter((one) => !unlisted.includes(one));
    const line = lines.find((one) => one.lineId === lineId);
    return line && allergens.length > 0 ? [{ line, allergens }] : [];
  });
  if (held.length === 0) return undefined;
  const byCode = new Map(held.flatMap(({ allergens }) => allergens.map((one) => [one.code, one] as const)));
  return {
    allergens: [...byCode.values()],
    lines: held.map(({ line }) => line),
    count: held.reduce((sum, { line }) => sum + line.quantity, 0),
  };
};
