// When the dishes of an order are to be had: a breakfast card ends at eleven, whatever the venue does.
import type { ProductId } from '../../ids.ts';
import type { MenuIndex } from '../../menu/menu-index.ts';
import type { WeeklyHours } from '../../place/weekly-hours.ts';
import { orderablePaths } from '../verdict.ts';

/**
 * Hours of one dish: its ways from a category up to the top, each with the hours on it; one way whose hours all hold
 * suffices.
 */
export type DishHours = readonly (readonly WeeklyHours[])[];

/** Hours of the dishes that are not available all day; a dish that the menu does not know is left out. */
export const dishHours = (index: MenuIndex, productIds: Iterable<ProductId>): readonly DishHours[] =>
  [...new Set(productIds)].flatMap((id) => {
    const product = index.productById.get(id);
    if (!product) return [];
    const ways = orderablePaths(index, product).map((path) => path.flatMap(({ hours }) => (hours ? [hours] : [])));
    return ways.length === 0 || ways.some((way) => way.length === 0) ? [] : [ways];
  });
