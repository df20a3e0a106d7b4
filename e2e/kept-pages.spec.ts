// Cached pages: open at once and offline, and never with missing files.
import { patience } from '../tests/support/patience.ts';
import { settleOnDevice, sitDown } from './support/journey.ts';
import { isKept, openKept } from './support/kept-pages.ts';
import { MenuPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

test.use({ isNewcomer: true });

test('kept page: opens cold with a dead server, at a table’s printed address too @deep', async ({
  device,
  server,
  network,
  tableUrl,
}) => {
  const phone = device();
  const visited = await phone.open(tableUrl);
  await new MenuPage(visited).ready();
  await settleOnDevice(visited);
  await expect.poll(() => isKept(visited, '/neven')).toBe(true);
  await phone.close();
  await network.fail({ kind: 'refuse' });
  await server.kill();
  const page = await phone.open('/neven');
  expect(await openKept(page, '/neven')).toMatchObject({ byWorker: true, isOwnPage: true });
  await new MenuPage(page).ready();
  const atTable = await openKept(page, tableUrl);
  expect(atTable).toMatchObject({ byWorker: true, isOwnPage: true });
  expect(atTable.html).not.toContain(tableUrl.split('/').at(-1) ?? '');
  // For an uncached page the worker answers with the shell, which the app renders from its data.
  expect(await openKept(page, '/neven/supi')).toMatchObject({ byWorker: true, isOwnPage: false });
  await new MenuPage(page).ready();
});

test('kept page: the app says when the menu is ready for offline use, and the menu then opens offline', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const word = page.getByText('This menu now also opens without a connection');
  await expect.poll(() => isKept(page, new URL(page.url()).pathname)).toBe(true);
  let at = 0;
  await expect(async () => {
    // The notice appears with a next page, so each try opens another one.
    await menu.tabs.nth(++at % (await menu.tabs.count())).click();
    await expect(word).toBeVisible({ timeout: patience(500) });
  }).toPass({ timeout: patience(30_000) });
  await network.fail({ kind: 'refuse' });
  await page.reload();
  await menu.ready();
  await expect(word).toBeHidden();
  await page.goto('/neven');
  await menu.ready();
});
