// What a drawn page says of the time. A page is drawn anew when the venue opens or closes, and with a new day: so long it
// stays the same text, and who has it need not read it again.
import { openState, placeTime } from '#domain/place/hours.ts';
import type { Place } from '#domain/place/place.ts';
import type { Settings } from '#domain/place/settings.ts';

/** Equal moments are equal pages. */
export function momentOf(
  { timeZone }: Pick<Place, 'timeZone'>,
  { openingHours }: Pick<Settings, 'openingHours'>,
  now: number,
): string {
  const hours = openState(openingHours, timeZone, now);
  const turn = hours.open ? `open until ${hours.until}` : `closed until ${hours.next?.at}`;
  return `${placeTime(now, timeZone).date} ${turn}`;
}
