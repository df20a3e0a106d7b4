// One import reports all errors of a folder: no error hides another.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemText } from '../../../server/venue/problem.ts';
import { readVenueFolder } from '../../../server/venue/read-folder.ts';
import { type Change, set, smallVenue, writeVenueFolder } from '../../support/small-venue.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'all-mistakes-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const problemsOf = async (change: Change): Promise<string[]> => {
  const venue = smallVenue();
  change(venue);
  const read = await readVenueFolder(await writeVenueFolder(join(dir, 'venue'), venue));
  return read.ok ? [] : read.error.map(problemText);
};

test('import: a misspelt field hides no other error of its dish', async () => {
  const problems = await problemsOf((v) => {
    set(v, 'products.0.variants.0.price', '5,20');
    set(v, 'products.0.descripton', 'x');
    set(v, 'products.0.subcategory', 'heavy');
    set(v, 'products.0.allergens', ['milk', 'glutten']);
    set(v, 'products.0.ingredients.addable', ['ham']);
    set(v, 'products.1.slug', 'Fish');
    set(v, 'products.1.categories', ['nowhere']);
    set(v, 'categories.1.cloth', 'silk');
    set(v, 'categories.1.parent', 'drinks');
    set(v, 'ingredients.onion.price', 1);
    set(v, 'ingredients.onion.allergens', ['tears']);
  });
  const expected = [
    /^products\[0\]\.variants\[0\]\.price: must be an amount/,
    /^products\[0\]\.descripton: there is no such field/,
    /^products\[0\]\.subcategory: "salads" has no subcategory "heavy"/,
    /^products\[0\]\.allergens\[1\]: "glutten" is neither/,
    /^products\[0\]\.ingredients\.addable\[0\]: there is no ingredient "ham"/,
    /^products\[1\]\.slug: must be small letters/,
    /^products\[1\]\.categories\[0\]: there is no category "nowhere"/,
    /^categories\[1\]\.cloth: must be/,
    /^categories\[1\]\.parent: there is no category "drinks"/,
    /^ingredients\.onion\.price: must be string, not 1/,
    /^ingredients\.onion\.allergens\[0\]: "tears" is neither/,
  ];
  expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([]);
  expect(problems).toHaveLength(expected.length);
});

test('import: a wrong value hides no other error in settings, hours, pages and gallery', async () => {
  const problems = await problemsOf((v) => {
    set(v, 'settings', { default_currency_suffix: '€', design_theme: 9, show_footer: null });
    set(v, 'hours.3', '9-17');
    set(v, 'hours.8', '-');
    set(v, 'hours.4', '18:00-11:00');
    set(v, 'pages', { about: 5, terms: { en: 'Terms' } });
    set(v, 'gallery', [{ picture: { name: 'nowhere' } }, 5]);
  });
  const expected = [
    /^settings\.design_theme: 9 is not a value/,
    /^settings\.show_footer: must be/,
    /^hours\.3: must be/,
    /^hours\.8: there is no such field/,
    /^hours\.4: 18:00-11:00 ends at/,
    /^pages\.about: must be/,
    /^pages\.terms: says nothing in bg/,
    /^gallery\[1\]: must be/,
  ];
  expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([]);
});

test('import: accepts hours past midnight and days without an end', async () => {
  expect(
    await problemsOf((v) => {
      set(v, 'hours', {
        1: '00:00-24:00',
        2: '22:00-06:00',
        3: '20:00-10:00',
        4: '-',
        5: '18:00-11:00',
        6: '-',
        7: '-',
      });
    }),
  ).toEqual([expect.stringMatching(/^hours\.5/)]);
});
