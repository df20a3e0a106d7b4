// The parts of today in which a place takes orders of a type, for the sentence that tells them. [S5.24]
import { wallClockAt } from '../../place/clock-zone.ts';
import { clockMinutes, openingsFrom } from '../../place/hours.ts';
import type { DeliveryHours } from '../../place/place.ts';
import type { Settings } from '../../place/settings.ts';
import type { HouseHours, OpeningWindow } from '../../place/weekly-hours.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;

interface WindowsAsked {
  readonly settings: HouseHours & Pick<Settings, 'disableOvertimeOrders'>;
  readonly timeZone: string;
  /** Epoch ms, the server's clock. */
  readonly now: number;
  /** Of the zone that the order is carried to; undefined: it is carried nowhere, or at any time. */
  readonly zone?: DeliveryHours | undefined;
}

/** The openings that begin today, as its clock shows them; one that passes midnight ends beyond 1440. undefined: no end. */
const houseWindows = ({ settings, timeZone, now }: WindowsAsked): readonly OpeningWindow[] | undefined => {
  const hasHours = settings.openingHours !== undefined || settings.datedHours !== undefined;
  if (!settings.disableOvertimeOrders || !hasHours) return undefined;
  const wall = wallClockAt(now, timeZone);
  const today = wall - (wall % DAY);
  const minutesAt = (at: number) => (wallClockAt(at, timeZone) - today) / MINUTE;
  const around = openingsFrom(settings, timeZone, today, 1);
  const current = around.find(({ start, end }) => start <= now && now < end);
  // A house that is open for days on end has no window that a sentence could tell.
  if (current && current.end - current.start >= DAY) return undefined;
  return around
    .filter(({ day }) => day === today)
    .map(({ start, end }) => ({ from: minutesAt(start), to: minutesAt(end) }));
};

const zoneWindows = ({ activeFrom, activeTo }: DeliveryHours): readonly OpeningWindow[] | undefined => {
  const from = clockMinutes(activeFrom ?? '');
  const to = clockMinutes(activeTo ?? '');
  if (from === undefined || to === undefined) return undefined;
  const end = to > from ? to : to + DAY_MINUTES;
  // Yesterday's, today's and tomorrow's: an opening that passes midnight meets more than one.
  return [-DAY_MINUTES, 0, DAY_MINUTES].map((shift) => ({ from: from + shift, to: end + shift }));
};

/** At most two windows in minutes since midnight of today, `to` beyond 1440 after it; none: it is not told in windows. */
export const orderWindows = (asked: WindowsAsked): readonly OpeningWindow[] => {
  const house = houseWindows(asked);
  const zone = asked.zone && zoneWindows(asked.zone);
  if (!house) return zone ? zone.filter(({ from }) => from >= 0 && from < DAY_MINUTES) : [];
  if (!zone) return house.slice(0, 2);
  return house
    .flatMap((open) => zone.map(({ from, to }) => ({ from: Math.max(from, open.from), to: Math.min(to, open.to) })))
    .filter(({ from, to }) => from < to)
    .slice(0, 2);
};
