// Promo codes and order-number discounts in a venue folder: rejected when wrong, exported unchanged.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPublishedPlaces } from '../../../server/services/place/published-places.ts';
import { exportVenue } from '../../../server/venue/export-venue.ts';
import { importVenue } from '../../../server/venue/import-venue.ts';
import { problemText } from '../../../server/venue/problem.ts';
import { type Json, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';
import { withServer } from '../support/one-server.ts';

const { server, folder } = withServer();
const SUMMER = { code: 'SUMMER2026', valueType: 'percent', value: '10' };
const THIRD = { onOrderNumber: 3, valueType: 'money', value: '2.00' };

const taken = async (more: Record<string, Json>) => {
  const at = await writeVenueFolder(join(folder(), 'in'), { ...smallVenue(), ...more });
  return importVenue(server().store, folder(), at);
};
const problems = async (more: Record<string, Json>) => {
  const result = await taken(more);
  return result.ok ? [] : result.error.map(problemText);
};
const codes = (...more: Record<string, Json>[]) => ({ promoCodes: more.map((one) => ({ ...SUMMER, ...one })) });
const numbers = (...more: Record<string, Json>[]) => ({
  orderNumberDiscounts: more.map((one) => ({ ...THIRD, ...one })),
});

test.each([
  ['a code that is easily guessed', codes({ code: 'ABC' }), /^promoCodes\[0\]\.code: must be 8 to 24 capital letters/],
  ['a code twice', codes({}, {}), /^promoCodes\[1\]\.code: "SUMMER2026" is the code of another one already/],
  ['over 100 percent', codes({ value: '101' }), /^promoCodes\[0\]\.value: 101 is over 100 percent/],
  ['nothing', codes({ value: '0.00' }), /^promoCodes\[0\]\.value: 0.00 takes nothing off/],
  ['a cent too fine', codes({ minimum: '1.005' }), /^promoCodes\[0\]\.minimum: 1.005 has more decimals than EUR/],
  [
    'a day that never comes',
    codes({ until: '2026-02-30T10:00' }),
    /^promoCodes\[0\]\.until: 2026-02-30T10:00 is no day/,
  ],
  [
    'an end before its begin',
    codes({ from: '2026-05-02T10:00', until: '2026-05-01T10:00' }),
    /^promoCodes\[0\]\.until: 2026-05-01T10:00 is not after/,
  ],
  ['no uses', codes({ uses: 0 }), /^promoCodes\[0\]\.uses/],
  ['a number twice', numbers({}, {}), /^orderNumberDiscounts\[1\]\.onOrderNumber: "3" is the order number of another/],
  ['a number below one', numbers({ onOrderNumber: 0 }), /^orderNumberDiscounts\[0\]\.onOrderNumber/],
])('promotions: the import rejects %s with its path', async (_, more, problem) => {
  expect(await problems(more)).toEqual([expect.stringMatching(problem)]);
});

test('[S3.26] promotions: are published as the venue’s file says, codes only on the server, and exported unchanged', async () => {
  const more = {
    promoCodes: [
      { ...SUMMER, from: '2026-06-01T00:00', uses: 10, usesPerGuest: 1, minimum: '20', orderTypes: ['spot'] },
    ],
    orderNumberDiscounts: [THIRD],
  };
  const imported = await taken(more);
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const place = await createPublishedPlaces(server().store).find('small');
  expect(place?.document.promoCodes).toMatchObject([{ code: 'SUMMER2026', value: 10, uses: 10, minimum: 2000 }]);
  expect(place?.document.place).toMatchObject({
    takesPromoCodes: true,
    orderNumberDiscounts: [{ onOrderNumber: 3, valueType: 'money', value: 200 }],
  });
  for (const url of ['/api/client', '/api/settings?place=small', '/api/products?place=small']) {
    expect((await server().get(url, { 'x-place': 'small' })).text).not.toContain('SUMMER2026');
  }
  const out = join(folder(), 'out');
  await exportVenue(server().store, folder(), 'small', out);
  expect(JSON.parse(await readFile(join(out, 'venue.json'), 'utf8'))).toMatchObject(more);
});
