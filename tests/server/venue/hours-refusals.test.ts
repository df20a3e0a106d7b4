import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPublished } from '../../../server/store/place/places.ts';
import type { Store } from '../../../server/store/store.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Change, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

let dir: string;
let store: Store;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-'));
  store = await openEmptyStore(dir);
});
afterEach(async () => {
  await store.close();
  await rm(dir, { recursive: true, force: true });
});

const problemsOf = async (change: Change): Promise<string[]> => {
  const venue = smallVenue();
  change(venue);
  const result = await importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'venue'), venue));
  return result.ok ? [] : result.error.map(problemText);
};

const WRONG: readonly [what: string, change: Change, problem: string | RegExp][] = [
  [
    'a closed day that the calendar has not',
    (v) => set(v, 'datedHours', { '2026-02-30': '-' }),
    'datedHours.2026-02-30: "2026-02-30" is no day of the calendar, nor the days of a year at most',
  ],
  ['a closed day in another spelling', (v) => set(v, 'datedHours', { '24.12.': '-' }), /^datedHours\.24\.12\.: /],
  [
    'hours of a day that only can be a slip',
    (v) => set(v, 'datedHours', { '12-31': '18:00-23:00, 11:00-15:00' }),
    'datedHours.12-31: 11:00-15:00 begins before 18:00-23:00 has ended',
  ],
  [
    'a breakfast card whose hours only can be a slip',
    (v) => set(v, 'categories.1.hours', '11:00-11:00'),
    'categories[1].hours: 11:00-11:00 has no length; a whole day is 00:00-24:00',
  ],
  [
    'such hours of one weekday',
    (v) => set(v, 'categories.1.hours', { 1: '-', 2: '-', 3: '18:00-11:00', 4: '-', 5: '-', 6: '-', 7: '07:00-11:00' }),
    'categories[1].hours.3: 18:00-11:00 ends at 11:00 of the next day; where that is so, write 18:00-24:00 here and 00:00-11:00 there',
  ],
  [
    'a card that is never to be had',
    (v) => set(v, 'categories.1.hours', '-'),
    'categories[1].hours: is never: write "orderAllowed": false where nothing of it can be ordered',
  ],
  ['a card with unreadable hours', (v) => set(v, 'categories.1.hours', '7-11'), /^categories\[1\]\.hours: /],
];

test.each(WRONG)('hours import: rejects %s and keeps the old menu', async (_what, change, problem) => {
  expect(await problemsOf(() => {})).toEqual([]);
  const before = await readPublished(store, 'small');
  const problems = await problemsOf(change);
  expect(
    problems.some((one) => (typeof problem === 'string' ? one === problem : problem.test(one))),
    problems.join('\n'),
  ).toBe(true);
  expect(await readPublished(store, 'small')).toEqual(before);
});
