// Hosts other than `localhost`: once over https with its own name, once over plain http, where browsers offer no worker,
// locks or secure context.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultProxy } from '../tests/support/fault-proxy.ts';
import { patience } from '../tests/support/patience.ts';
import { freePort, makeServer } from '../tests/support/serve.ts';
import { makeCertificate } from '../tests/support/tls.ts';
import { orderOneDish, settleOnDevice, sitDown } from './support/journey.ts';
import { openKitchen } from './support/kitchen.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { importFolders } from './support/publish.ts';
import { createTables } from './support/tables.ts';
import { expect, portsOf, test } from './support/test.ts';
import { makeTestVenues, PLACE } from './support/test-venues.ts';

const HOST = 'menu.bistro-neven.test';

test('other host: over https every offline guarantee holds: saved offline, opened cold, arrived once @deep', async ({
  device,
  guard,
}, info) => {
  guard.allow(/net::ERR_|Failed to load resource|fetching the script/);
  const folder = mkdtempSync(join(tmpdir(), 'tabl-https-'));
  const certificate = makeCertificate([HOST]);
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(cert, certificate.cert);
  writeFileSync(key, certificate.key);
  const port = await freePort(portsOf(info) + 2);
  const outerPort = await freePort(port + 1);
  const server = makeServer({
    dataDir: join(folder, 'data'),
    port,
    env: { TLS_CERT: cert, TLS_KEY: key, PUBLIC_URL: `https://${HOST}:${outerPort}` },
  });
  const tables = createTables();
  for (const venue of makeTestVenues(folder).filter(({ slug }) => slug === PLACE)) {
    await importFolders(server.dataDir, [venue.folder]);
    tables.know(venue);
  }
  await server.start();
  const proxy = await startFaultProxy({ upstreamPort: port, port: outerPort });
  const kitchen = await openKitchen(server, PLACE);
  try {
    const phone = device({
      baseURL: `https://${HOST}:${proxy.port}`,
      args: [
        `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
        `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
      ],
    });
    const tableUrl = tables.next(PLACE).url;
    const menu = await sitDown(await phone.open(tableUrl), tableUrl);
    await settleOnDevice(menu.page);
    expect(await menu.page.evaluate(() => isSecureContext)).toBe(true);
    await proxy.set({ kind: 'refuse' });
    const label = await orderOneDish(menu);
    await new OrdersPanel(menu.page).expectState(label, 'saved');
    await phone.close();
    const cold = await phone.open(`/${PLACE}`);
    await new MenuPage(cold).ready();
    await proxy.heal();
    await expect.poll(() => kitchen.labels(), { timeout: patience(25_000) }).toEqual([label]);
  } finally {
    await proxy.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('other host: over plain http ordering works online from the page, and the guest is told @deep', async ({
  device,
  faultProxy,
  network,
  kitchen,
  guard,
  tableUrl,
}) => {
  // Chromium's warning about a header that needs https.
  guard.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const phone = device({
    baseURL: `http://${HOST}:${faultProxy.port}`,
    args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  const menu = await sitDown(await phone.open(tableUrl), tableUrl);
  const { page } = menu;
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await expect(page.getByTestId('plain-http-notice')).toBeVisible();
  const label = await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);

  // The open page bridges a short outage.
  await page.getByRole('link', { name: /.+/ }).first().click();
  await menu.ready();
  await network.fail({ kind: 'refuse' });
  const second = await orderOneDish(menu, 1);
  await orders.expectWaiting(second);
  await network.heal();
  await orders.expectState(second, 'received', 20_000);
  expect(await kitchen.labels()).toEqual([label, second]);
});
