// The settings that the server alone asks, as a venue's file spells them. They are not part of GET settings.
import * as v from 'valibot';
import { DEFAULT_HOUSE_SETTINGS, type HouseSettings, MOST_GUEST_DAYS } from '#domain/place/house-settings.ts';
import { flag } from '../wire.ts';

/** The keys of the venue's file, and by which name the house has them. */
export const HOUSE_SETTINGS = {
  auto_accept_orders: 'acceptsByItself',
  guests_see_names: 'tellsNames',
  guests_see_times: 'tellsTimes',
  guest_details_days: 'keepsGuestsDays',
} as const satisfies Record<string, keyof HouseSettings>;

export const isHouseSetting = (key: string): key is keyof typeof HOUSE_SETTINGS => Object.hasOwn(HOUSE_SETTINGS, key);

type Key = keyof typeof HOUSE_SETTINGS;
type SwitchKey = Exclude<Key, typeof DAYS>;
const DAYS = 'guest_details_days';

const days = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(MOST_GUEST_DAYS),
);

/** Whether a setting can have the value. */
export const isHouseValue = (key: Key, value: unknown): boolean => v.is(key === DAYS ? days : flag(), value);

/** From the settings of a venue's file; what is left out, or cannot be read, has its default. */
export const parseHouseSettings = (entries: Readonly<Record<string, unknown>>): HouseSettings => {
  const read = (key: SwitchKey): boolean => {
    const fallback = DEFAULT_HOUSE_SETTINGS[HOUSE_SETTINGS[key]];
    const parsed = v.safeParse(flag(fallback), entries[key]);
    return parsed.success ? parsed.output : fallback;
  };
  const kept = v.safeParse(days, entries[DAYS]);
  return {
    keepsGuestsDays: kept.success ? kept.output : DEFAULT_HOUSE_SETTINGS.keepsGuestsDays,
    acceptsByItself: read('auto_accept_orders'),
    tellsNames: read('guests_see_names'),
    tellsTimes: read('guests_see_times'),
  };
};
