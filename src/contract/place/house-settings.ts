// The settings that the server alone asks, as a venue's file spells them. They are not part of GET settings.
import * as v from 'valibot';
import { DEFAULT_HOUSE_SETTINGS, type HouseSettings } from '#domain/place/house-settings.ts';
import { flag } from '../wire.ts';

/** The keys of the venue's file, and by which name the house has them. */
export const HOUSE_SETTINGS = {
  auto_accept_orders: 'acceptsByItself',
  guests_see_names: 'tellsNames',
  guests_see_times: 'tellsTimes',
} as const satisfies Record<string, keyof HouseSettings>;

export const isHouseSetting = (key: string): key is keyof typeof HOUSE_SETTINGS => Object.hasOwn(HOUSE_SETTINGS, key);

/** Whether a value says yes or no. */
export const isFlag = (value: unknown): boolean => v.is(flag(), value);

/** From the settings of a venue's file; what is left out, or cannot be read, has its default. */
export const parseHouseSettings = (entries: Readonly<Record<string, unknown>>): HouseSettings => {
  const read = (key: keyof typeof HOUSE_SETTINGS): boolean => {
    const fallback = DEFAULT_HOUSE_SETTINGS[HOUSE_SETTINGS[key]];
    const parsed = v.safeParse(flag(fallback), entries[key]);
    return parsed.success ? parsed.output : fallback;
  };
  return {
    acceptsByItself: read('auto_accept_orders'),
    tellsNames: read('guests_see_names'),
    tellsTimes: read('guests_see_times'),
  };
};
