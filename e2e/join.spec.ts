// Joining a table without its address: by scanning or typing the code in the app.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { cameraArguments } from './support/fake-camera.ts';
import { cookieOf } from './support/journey.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

/** Records all camera streams, to check that they are stopped. */
const keepStreams = () => {
  const devices = navigator.mediaDevices;
  if (!devices) return;
  const kept: MediaStream[] = [];
  Object.assign(globalThis, { streams: kept });
  const open = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (wishes) => {
    const stream = await open(wishes);
    kept.push(stream);
    return stream;
  };
};

const tracks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { streams = [] } = globalThis as { readonly streams?: readonly MediaStream[] };
    return streams.flatMap((stream) => stream.getTracks().map((track) => track.readyState));
  });

const seated = async (page: Page): Promise<void> => {
  await new MenuPage(page).ready();
  await expect(page).toHaveURL(new RegExp(`/${PLACE}$`));
  await expect.poll(() => cookieOf(page, '_tot_'), { message: 'the table session' }).toBeDefined();
};

/* Camera permission is granted in advance, so the camera opens by itself. */

test('scanner: the camera reads a table’s code, the guest joins this table, and the camera stops [S2.03, S2.17]', async ({
  device,
  baseURL,
  folder,
  tableUrl,
}) => {
  const args = cameraArguments(join(folder, 'table.y4m'), `${baseURL}${tableUrl}`);
  const page = await device({ args, initScript: keepStreams }).open('/join');
  await seated(page);
  expect(await tracks(page)).toEqual(['ended']);
});

test('scanner: a foreign code is refused with a message and never opened; the camera stops with the page [S2.03] @deep', async ({
  device,
  folder,
  tableUrl,
}) => {
  const args = cameraArguments(join(folder, 'foreign.y4m'), `https://evil.example${tableUrl}`);
  const page = await device({ args, initScript: keepStreams }).open('/join');
  await expect(page.getByTestId('code-problem')).toHaveAttribute('data-problem', 'foreign');
  await expect(page).toHaveURL(/\/join$/);
  await checkAccessibility(page);
  expect(await tracks(page)).toEqual(['live']);
  await page.getByRole('link').first().click();
  await expect(page.getByTestId('places-screen')).toBeVisible();
  expect(await tracks(page)).toEqual(['ended']);
});

test('scanner: without camera permission it says so, and the address can be typed or pasted [S2.03] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await page.goto('/join');
  await page.getByTestId('open-camera').click();
  await expect(page.getByTestId('camera')).toHaveAttribute('data-status', /denied|none/);
  await page.getByTestId('typed-code').fill('hello');
  await page.getByTestId('send-code').click();
  await expect(page.getByTestId('code-problem')).toHaveAttribute('data-problem', 'unreadable');
  await page.getByTestId('typed-code').fill(` ${baseURL}${tableUrl} `);
  await expect(page.getByTestId('code-problem')).toBeHidden();
  await page.keyboard.press('Enter');
  await seated(page);
});

test('scanner: for a code without a venue, the app asks for the venue if there are several; inside a venue the code works [S2.03] @deep', async ({
  page,
  tables,
  server: _,
}) => {
  const { code } = tables.next(PLACE);
  await page.goto('/join');
  await page.getByTestId('typed-code').fill(`${code.slice(0, 5)} ${code.slice(5)}`);
  await page.getByTestId('send-code').click();
  await page.getByTestId('venue-of-code').getByRole('link', { name: 'Невен', exact: true }).click();
  await seated(page);

  await page.goto(`/join?place=${PLACE}`);
  await page.getByTestId('typed-code').fill(code);
  await page.getByTestId('send-code').click();
  await seated(page);
});

test('scanner: an unknown code ends at the menu, with a request to scan again [S2.03] @deep', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 40/);
  await page.goto(`/join?place=${PLACE}`);
  await page.getByTestId('typed-code').fill('no-table-of-ours-bears-this');
  await page.getByTestId('send-code').click();
  await expect(page.getByTestId('scan-notice')).toBeVisible();
  await new MenuPage(page).ready();
});

test('scanner: plain http offers no camera, and the code can be typed [S2.03] @deep', async ({
  device,
  baseURL,
  tables,
}) => {
  const { port } = new URL(baseURL ?? '');
  const phone = device({
    baseURL: `http://menu.bistro-neven.test:${port}`,
    args: ['--host-resolver-rules=MAP menu.bistro-neven.test 127.0.0.1'],
  });
  const page = await phone.open(`/join?place=${PLACE}`);
  await expect(page.getByTestId('camera')).toHaveAttribute('data-status', 'insecure');
  await expect(page.getByTestId('open-camera')).toHaveCount(0);
  await page.getByTestId('typed-code').fill(tables.next(PLACE).code);
  await page.getByTestId('send-code').click();
  await seated(page);
});
