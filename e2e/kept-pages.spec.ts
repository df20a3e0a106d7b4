// Pages on the device: they open at once, without a network too, and never with files that are gone.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { patience } from '../tests/support/patience.ts';
import { settleOnDevice, sitDown } from './support/journey.ts';
import { isOfNext, renameScripts } from './support/next-build.ts';
import { MenuPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

// Its builds and imports are nobody else's.
test.use({ serverOf: 'kept-pages', isNewcomer: true });

/** Whether the device has the page of an address, for any reader. */
const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('tabl-pages-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().some(({ url }) => new URL(url).pathname === wanted);
  }, path);

/** Opens an address; whether the worker answered, and with the place's own page rather than with the shell. */
async function open(page: Page, path: string): Promise<{ byWorker: boolean; isOwnPage: boolean; html: string }> {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  return { byWorker: answer?.fromServiceWorker() ?? false, isOwnPage: html.includes('application/ld+json'), html };
}

test('a kept page opens cold with the server dead, and at a table’s printed address too', async ({
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
  expect(await open(page, '/neven')).toMatchObject({ byWorker: true, isOwnPage: true });
  await new MenuPage(page).ready();
  const atTable = await open(page, tableUrl);
  expect(atTable).toMatchObject({ byWorker: true, isOwnPage: true });
  expect(atTable.html).not.toContain(tableUrl.split('/').at(-1) ?? '');
  // What the device does not have is drawn from its data.
  expect(await open(page, '/neven/supi')).toMatchObject({ byWorker: true, isOwnPage: false });
  await new MenuPage(page).ready();
});

test('the app says when its menu opens without a network, and then it does', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const word = page.getByText('This menu now also opens without a connection');
  let at = 0;
  await expect(async () => {
    // The word comes with a page that was not read yet: each try opens another one.
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

test('an import while a page is kept: the guest sees the new menu, and so does the next dead network @deep', async ({
  device,
  server,
  folder,
  network,
  tableUrl,
}) => {
  const phone = device();
  const page = await phone.open(tableUrl);
  await new MenuPage(page).ready();
  await settleOnDevice(page);
  await expect.poll(() => isKept(page, '/neven')).toBe(true);
  const venue = join(folder, 'venues/neven');
  const path = join(venue, 'venue.json');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replaceAll('Шопска салата', 'Шопска по новому'));
  server.run(['import', venue]);
  try {
    await open(page, '/neven');
    await expect(page.getByText('Шопска по новому').first()).toBeVisible();
    await expect.poll(async () => (await open(page, '/neven')).isOwnPage).toBe(true);
    await network.fail({ kind: 'refuse' });
    await open(page, '/neven');
    await expect(page.getByText('Шопска по новому').first()).toBeVisible();
  } finally {
    writeFileSync(path, before);
    await network.heal();
    server.run(['import', venue]);
  }
});

test('an update by one build, and the way back: no kept page names a file that is gone @deep', async ({
  device,
  server,
  network,
  tableUrl,
}) => {
  const phone = device();
  const first = await phone.open(tableUrl);
  await new MenuPage(first).ready();
  await settleOnDevice(first);
  await expect.poll(() => isKept(first, '/neven')).toBe(true);
  await phone.close();

  const replaceBuild = async (isNext: boolean) => {
    await server.stop();
    renameScripts(server.dataDir, isNext);
    await server.start();
    // The build that the device has still opens, though the server has its files no more; the next one waits.
    const page = await phone.open('/neven');
    const shown = await open(page, '/neven');
    await new MenuPage(page).ready();
    expect(isOfNext(shown.html)).toBe(!isNext);
    const isWaiting = () =>
      page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
    await expect.poll(isWaiting, { timeout: patience(30_000) }).toBe(true);
    await phone.close();
    await network.fail({ kind: 'refuse' });
    const cold = await phone.open('/neven');
    const updated = await open(cold, '/neven');
    await new MenuPage(cold).ready();
    expect(updated).toMatchObject({ byWorker: true, isOwnPage: true });
    expect(isOfNext(updated.html)).toBe(isNext);
    await phone.close();
    await network.heal();
  };
  await replaceBuild(true);
  await replaceBuild(false);
});
