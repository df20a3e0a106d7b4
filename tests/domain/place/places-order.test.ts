import { expect, test } from 'vitest';
import { clockMinutes } from '#domain/place/hours.ts';
import type { Place } from '#domain/place/place.ts';
import { offerPlaces } from '#domain/place/places-order.ts';
import type { WeeklyHours } from '#domain/place/weekly-hours.ts';
import { aPlace } from '../../shared/menu/snapshots.ts';

/** A Wednesday, 12:00 in Sofia. */
const NOON = Date.UTC(2026, 9, 7, 9);

const daily = (from: string, to: string): WeeklyHours =>
  Array.from({ length: 7 }, () => [{ from: clockMinutes(from) ?? 0, to: clockMinutes(to) ?? 0 }]);
const named = (slug: string, openingHours: WeeklyHours | undefined): Place => aPlace({ slug, openingHours });

test('open venues come first, then those that open soonest; equal ones keep the owner’s sequence [S2.21]', () => {
  const offered = offerPlaces(
    [
      named(
        'never',
        Array.from({ length: 7 }, () => []),
      ),
      named('evening', daily('19:00', '23:00')),
      named('open-a', daily('08:00', '22:00')),
      named('afternoon', daily('14:00', '18:00')),
      named('says-nothing', undefined),
      named('open-b', daily('10:00', '13:00')),
    ],
    NOON,
  );
  expect(offered.map(({ place }) => place.slug)).toEqual([
    'open-a',
    'says-nothing',
    'open-b',
    'afternoon',
    'evening',
    'never',
  ]);
  expect(offered.map(({ open }) => open?.open)).toEqual([true, undefined, true, false, false, false]);
});
