// Items that will be off at a later time: closed by the clock then, or switched off by staff until after it.
import type { OffKey } from '../ids.ts';
import type { AvailabilityRow, Menu } from '../menu/menu.ts';
import { availabilityAt } from './availability.ts';
import { rowsByTheClock } from './category-hours.ts';

export const offAt = (
  rows: readonly AvailabilityRow[],
  menu: Pick<Menu, 'placeId' | 'categories'>,
  timeZone: string,
  at: number,
): ReadonlySet<OffKey> => availabilityAt([...rows, ...rowsByTheClock(menu, timeZone, at).rows], at).off;
