// Hours of an order's dishes: a breakfast card may end at eleven while the venue is open.
import type { ProductId } from '../../ids.ts';
import type { MenuIndex } from '../../menu/menu-index.ts';
import type { WeeklyHours } from '../../place/weekly-hours.ts';
import { orderablePaths } from '../verdict.ts';

/**
 * Hours of one dish: its paths from a category to the top, each with the hours along it; one path whose hours all apply is
 * enough.
 */
export type DishHours = readonly (readonly WeeklyHours[])[];

/** Hours of dishes with limited hours; dishes off the menu are left out. */
export const dishHours = (index: MenuIndex, productIds: Iterable<ProductId>): readonly DishHours[] =>
  [...new Set(productIds)].flatMap((id) => {
    const product = index.productById.get(id);
    if (!product) return [];
    const ways = orderablePaths(index, product).map((path) => path.flatMap(({ hours }) => (hours ? [hours] : [])));
    return ways.length === 0 || ways.some((way) => way.length === 0) ? [] : [ways];
  });
