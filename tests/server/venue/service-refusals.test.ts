// Impossible service settings are rejected, with their path.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { openEmptyStore } from '../support/stores.ts';

test.each([
  [
    'a need without a name in the default language',
    { needs: [{ key: 'ice', name: { en: 'Ice' } }] },
    'service.needs[0].name: says nothing in bg, the default language',
  ],
  [
    'two ways to pay of one key',
    {
      payments: [
        { key: 'a', name: 'x' },
        { key: 'a', name: 'y' },
      ],
    },
    'service.payments[1].key: "a" is the key of another one already: service.payments[0].key',
  ],
  ['a picture that there is not', { needs: [{ key: 'ice', name: 'Лед', icon: 'snow' }] }, /^service\.needs\[0\]\.icon/],
])('service settings: %s stops the import', async (_, service, problem) => {
  const dir = await mkdtemp(join(tmpdir(), 'import-'));
  const store = await openEmptyStore(dir);
  const venue = smallVenue();
  set(venue, 'service', service);
  const result = await importVenue(store, join(dir, 'data'), await writeVenueFolder(join(dir, 'venue'), venue));
  await store.close();
  await rm(dir, { recursive: true, force: true });
  expect(result.ok ? [] : result.error.map(problemText)).toContainEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});
