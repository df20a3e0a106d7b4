// Layers over few menus, loaded for those alone.
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import type { MenuSource } from './menu-snapshot.ts';

/**
 * Layer of sizes and ingredients over a menu, where one has run out; where its code cannot be had the verdict still holds.
 */
export const layerFor = (rows: readonly AvailabilityRow[]) =>
  rows.some(({ productId }) => typeof productId === 'string')
    ? import('#domain/availability/lay-off.ts').then(({ layOff }) => layOff).catch(() => undefined)
    : undefined;

/** Clock that shuts and opens categories, where the menu has such. */
export const clockFor = ({ menu }: MenuSource) =>
  menu.categories.some(({ hours }) => hours)
    ? import('#domain/availability/category-hours.ts')
        .then(({ rowsByTheClock }) => rowsByTheClock)
        .catch(() => undefined)
    : undefined;
