// Time dependence of a rendered page: it changes when the venue or a category with hours opens or closes, and with a new
// day. Until then its text is equal, and a device with a copy gets 304.
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { openState, placeTime } from '#domain/place/hours.ts';
import type { Place } from '#domain/place/place.ts';
import type { VenueHours } from '#domain/place/weekly-hours.ts';

/** Equal moments mean equal pages. */
export function momentOf(
  { timeZone }: Pick<Place, 'timeZone'>,
  settings: VenueHours,
  menu: Pick<Menu, 'placeId' | 'categories'>,
  now: number,
): string {
  const hours = openState(settings, timeZone, now);
  const turn = hours.open ? `open until ${hours.until}` : `closed until ${hours.next?.at}`;
  const { turn: cards } = rowsByTheClock(menu, timeZone, now);
  return `${placeTime(now, timeZone).date} ${turn} cards until ${cards}`;
}
