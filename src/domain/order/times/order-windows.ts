// Today's windows in which a place takes orders of a type, for display in a sentence. [S5.24]
import { wallClockAt } from '../../place/clock-zone.ts';
import { clockMinutes, openingsFrom, placeTime } from '../../place/hours.ts';
import type { DeliveryHours } from '../../place/place.ts';
import type { Settings } from '../../place/settings.ts';
import type { OpeningWindow, VenueHours } from '../../place/weekly-hours.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;

interface WindowsAsked {
  readonly settings: VenueHours & Pick<Settings, 'disableOvertimeOrders'>;
  readonly timeZone: string;
  /** Epoch ms, the server's clock. */
  readonly now: number;
  /** Hours of zones that deliver to the address, one of which is enough; undefined: delivery at any time, or no delivery. */
  readonly zones?: readonly DeliveryHours[] | undefined;
}

/** Openings that begin today, by the place's clock; past midnight they end beyond 1440. undefined: no limit. */
const venueWindows = ({ settings, timeZone, now }: WindowsAsked): readonly OpeningWindow[] | undefined => {
  const hasHours = settings.openingHours !== undefined || settings.datedHours !== undefined;
  if (!settings.disableOvertimeOrders || !hasHours) return undefined;
  const wall = wallClockAt(now, timeZone);
  const today = wall - (wall % DAY);
  const minutesAt = (at: number) => (wallClockAt(at, timeZone) - today) / MINUTE;
  const around = openingsFrom(settings, timeZone, today, 1);
  const current = around.find(({ start, end }) => start <= now && now < end);
  // A place open for days on end has no window for a sentence.
  if (current && current.end - current.start >= DAY) return undefined;
  return around
    .filter(({ day }) => day === today)
    .map(({ start, end }) => ({ from: minutesAt(start), to: minutesAt(end) }));
};

/** Joins windows that touch or overlap. */
const joined = (windows: readonly OpeningWindow[]): readonly OpeningWindow[] => {
  const found: OpeningWindow[] = [];
  for (const one of windows.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (!last || one.from > last.to) found.push(one);
    else found.splice(-1, 1, { from: last.from, to: Math.max(last.to, one.to) });
  }
  return found;
};

/** Windows of yesterday, today and tomorrow, since an opening past midnight meets more than one. undefined: all day. */
const zoneWindows = (zones: readonly DeliveryHours[]): readonly OpeningWindow[] | undefined => {
  const windows = zones.flatMap(({ activeFrom, activeTo }) => {
    const from = clockMinutes(activeFrom ?? '');
    const to = clockMinutes(activeTo ?? '');
    if (from === undefined || to === undefined) return [];
    const end = to > from ? to : to + DAY_MINUTES;
    return [-DAY_MINUTES, 0, DAY_MINUTES].map((shift) => ({ from: from + shift, to: end + shift }));
  });
  const found = joined(windows);
  const isAllDay =
    zones.some(({ activeFrom, activeTo }) => activeFrom === undefined && activeTo === undefined) ||
    found.some(({ from, to }) => from <= 0 && to >= 2 * DAY_MINUTES);
  return isAllDay ? undefined : found;
};

/**
 * At most two windows in minutes since midnight of today, `to` beyond 1440 after it; empty: not shown. When there are more,
 * past windows are left out.
 */
export const orderWindows = (asked: WindowsAsked): readonly OpeningWindow[] => {
  const house = venueWindows(asked);
  const zones = asked.zones && zoneWindows(asked.zones);
  if (!house && !zones) return [];
  const windows =
    house && zones
      ? house.flatMap((open) =>
          zones.map(({ from, to }) => ({ from: Math.max(from, open.from), to: Math.min(to, open.to) })),
        )
      : (house ?? zones ?? []).filter(({ from }) => from >= 0 && from < DAY_MINUTES);
  const told = windows.filter(({ from, to }) => from < to);
  const { minutes } = placeTime(asked.now, asked.timeZone);
  return (told.length > 2 ? told.filter(({ to }) => to > minutes) : told).slice(0, 2);
};
