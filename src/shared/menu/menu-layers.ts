// Overlays that only some menus need, loaded only for those.
import type { AvailabilityRow } from '#domain/menu/menu.ts';
import type { MenuSource } from './menu-snapshot.ts';

/** Overlay of sold-out sizes and ingredients; if its code cannot be loaded, the dish verdict still applies. */
export const layerFor = (rows: readonly AvailabilityRow[]) =>
  rows.some(({ productId }) => typeof productId === 'string')
    ? import('#domain/availability/lay-off.ts').then(({ layOff }) => layOff).catch(() => undefined)
    : undefined;

/** Opens and closes categories by the clock, for menus with category hours. */
export const clockFor = ({ menu }: MenuSource) =>
  menu.categories.some(({ hours }) => hours)
    ? import('#domain/availability/category-hours.ts')
        .then(({ rowsByTheClock }) => rowsByTheClock)
        .catch(() => undefined)
    : undefined;
