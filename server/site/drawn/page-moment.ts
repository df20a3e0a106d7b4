// What a drawn page says of the time. A page is drawn anew when the venue, or a card of some hours, opens or closes, and with a new day: so long it
// stays the same text, and who has it need not read it again.
import { rowsByTheClock } from '#domain/availability/category-hours.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { openState, placeTime } from '#domain/place/hours.ts';
import type { Place } from '#domain/place/place.ts';
import type { VenueHours } from '#domain/place/weekly-hours.ts';

/** Equal moments are equal pages. */
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
