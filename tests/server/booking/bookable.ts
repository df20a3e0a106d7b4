// A bookable venue: a massage in one or two rooms, and two halls with tables.

import type { Season } from '#domain/booking/season.ts';
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from '#domain/place/device-settings.ts';
import { parseWindows } from '#domain/place/hours.ts';
import { type Answer, HOUR, type TestServer } from '../support/server.ts';
import type { VenueOptions } from '../support/venues.ts';

const said = (text: string) => ({ text, by: {} });

export const bookable = (
  {
    rooms = ['resource:room'],
    turn = 0,
    hours = '10:00-22:00',
    house = {} as Partial<DeviceSettings>,
    season = undefined as Season | undefined,
  } = {},
  more: Partial<VenueOptions> = {},
): VenueOptions => ({
  settings: { openingHours: Array.from({ length: 7 }, () => parseWindows(hours) ?? []) },
  house: { ...DEFAULT_DEVICE_SETTINGS, ...house },
  bookings: {
    products: { massage: { resources: rooms, turn, mostPeople: 2, season } },
    tables: {
      halls: [
        {
          key: 'garden',
          name: said('Garden'),
          note: said(''),
          tables: [
            { name: '1', seats: 2, least: 1 },
            { name: '2', seats: 4, least: 2 },
          ],
          joins: [{ tables: ['1', '2'], seats: 6 }],
          season,
        },
      ],
      durations: [
        { people: 2, minutes: 90 },
        { people: 6, minutes: 120 },
      ],
      turn: 15,
      mostPeople: 12,
      keeps: 15,
    },
  },
  ...more,
});

export const PERSON = { name: 'Елена Петрова', phone: '+359888123456', email: 'elena@abv.example', comment: '' };

export const start = (at: number): string => new Date(at).toISOString();
/** Tomorrow, 14:00 in Sofia. */
export const tomorrowAt2 = (on: TestServer): number => Math.floor(on.clock.now / HOUR) * HOUR + 26 * HOUR;

let asked = 0;
/** A new device and address each time, to stay below the rate limits. */
const elsewhere = (): Record<string, string> => {
  asked += 1;
  return { 'x-forwarded-for': `10.${Math.floor(asked / 40_000)}.${Math.floor(asked / 200) % 200}.${asked % 200}` };
};

export const massage = (on: TestServer) => ({
  productVariantId: on.id('variant', 'massage'),
  categoryId: on.id('category', 'kitchen'),
});
export const table = (people: number, hall = 'garden') => ({ hall, people });

export const book = (
  on: TestServer,
  target: object,
  at: number | string,
  { id, shown, ...more }: { readonly id?: string; readonly shown?: string; readonly [field: string]: unknown } = {},
): Promise<Answer> =>
  on.post(
    '/api/bookings',
    { people: 1, ...target, start: typeof at === 'string' ? at : start(at), ...PERSON, ...more },
    {
      ...elsewhere(),
      ...(id !== undefined && { 'idempotency-key': id }),
      ...(shown !== undefined && { 'x-shown-total': shown }),
    },
  );
