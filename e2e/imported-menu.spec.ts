// An import while devices have cached pages of the old menu.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settleOnDevice } from './support/journey.ts';
import { isKept, openKept } from './support/kept-pages.ts';
import { MenuPage } from './support/pages.ts';
import { expect, ownPlace, test } from './support/test.ts';

test.use({ ...ownPlace(), isNewcomer: true });

test('import: a guest with a kept page sees the new menu, and offline too @deep', async ({
  device,
  server,
  folder,
  network,
  place,
  tableUrl,
}) => {
  const phone = device();
  const page = await phone.open(tableUrl);
  await new MenuPage(page).ready();
  await settleOnDevice(page);
  await expect.poll(() => isKept(page, `/${place}`)).toBe(true);
  const venue = join(folder, 'copies', place);
  const path = join(venue, 'venue.json');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replaceAll('Шопска салата', 'Шопска по новому'));
  server.run(['import', venue]);
  await openKept(page, `/${place}`);
  await expect(page.getByText('Шопска по новому').first()).toBeVisible();
  await expect.poll(async () => (await openKept(page, `/${place}`)).isOwnPage).toBe(true);
  await network.fail({ kind: 'refuse' });
  await openKept(page, `/${place}`);
  await expect(page.getByText('Шопска по новому').first()).toBeVisible();
});
