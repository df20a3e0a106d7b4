// A new build on the server while devices have cached pages of the old one.
import { patience } from '../tests/support/patience.ts';
import { settleOnDevice } from './support/journey.ts';
import { isKept, openKept } from './support/kept-pages.ts';
import { isOfNext, renameScripts } from './support/next-build.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// A server of its own, because its builds are replaced.
test.use({ serverOf: 'next-build', isNewcomer: true });

test('new build: after an update and a rollback, no kept page names a missing file @deep', async ({
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
    // The device's build still opens without its files on the server; the next one waits.
    const page = await phone.open('/neven');
    const shown = await openKept(page, '/neven');
    await new MenuPage(page).ready();
    expect(isOfNext(shown.html)).toBe(!isNext);
    // The new worker takes over when no dialog is open; then the page reloads, which aborts a running `evaluate`.
    const isHere = async () => {
      const isWaiting = await page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      );
      return isWaiting || isOfNext(await page.content()) === isNext;
    };
    await expect(async () => expect(await isHere()).toBe(true)).toPass({ timeout: patience(30_000) });
    await phone.close();
    await network.fail({ kind: 'refuse' });
    const cold = await phone.open('/neven');
    const updated = await openKept(cold, '/neven');
    await new MenuPage(cold).ready();
    expect(updated).toMatchObject({ byWorker: true, isOwnPage: true });
    expect(isOfNext(updated.html)).toBe(isNext);
    await phone.close();
    await network.heal();
  };
  await replaceBuild(true);
  await replaceBuild(false);
});

test('new build: a phone whose first script is gone from the server opens the next build by itself, with its order @deep', async ({
  device,
  server,
  tableUrl,
  guard,
}) => {
  guard.allow(/status of 404 \(Not Found\) \([^)]*\/assets\/first-/);
  const phone = device();
  const first = await phone.open(tableUrl);
  const menu = await new MenuPage(first).ready();
  await menu.addPlain();
  await expect(menu.cartCount).toHaveText('1');
  await settleOnDevice(first);
  await expect.poll(() => isKept(first, '/neven')).toBe(true);
  await first.evaluate(async () => {
    const cache = await caches.open('tabl-files');
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/first-"]');
    if (!entry || !(await cache.delete(entry.src))) throw new Error('There was no script to lose');
  });
  // The browser's HTTP cache has the script too.
  await (await first.context().newCDPSession(first)).send('Network.clearBrowserCache');
  await phone.close();
  await server.stop();
  renameScripts(server.dataDir, true);
  await server.start();
  const page = await phone.open('/neven');
  const next = await new MenuPage(page).ready();
  await expect.poll(async () => isOfNext(await page.content())).toBe(true);
  await expect(next.cartCount).toHaveText('1');
  await phone.close();
  await server.stop();
  renameScripts(server.dataDir, false);
  await server.start();
});
