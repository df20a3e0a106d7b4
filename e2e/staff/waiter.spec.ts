// Waiter's phone: guests order and call, it rings and answers; two waiters at one table; a waiter offline.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { cookieOf, orderOneDish, sitDown } from '../support/journey.ts';
import { another, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** The chunk that stores presses. Its hash may contain a hyphen. */
const DEVICE_FILE = /\/assets\/device-[\w-]{7}\.js$/;

/** A waiter's own phone, signed in by a link; counts its sounds. */
async function waiter(house: VenueNow, name: string): Promise<Page> {
  const page = await another(house, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Object.assign(window, { strikes: 0 });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function strike() {
      Object.assign(window, { strikes: Number(Reflect.get(window, 'strikes')) + 1 });
      return make.call(this);
    };
  });
  await signIn(page, house, name, 'WAITER');
  await expect(page.getByTestId('tables-screen')).toBeVisible();
  return page;
}

const strikes = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'strikes')));

/** Calls from the guest's table like its phone. Returns the table's name. */
async function call({ place }: VenueNow, guest: Page, words: string): Promise<string> {
  const session = JSON.parse((await cookieOf(guest, '_tot_')) ?? '{}') as Record<string, unknown>;
  const called = await guest.request.post('/api/calls', {
    headers: { 'x-place': place, 'idempotency-key': randomUUID(), 'x-order-age': '0' },
    data: { session: session.token, needs: [], text: words },
  });
  expect(called.status()).toBe(200);
  return String(session.table);
}

test('waiter: a guest calls, the phone rings and answers, and one press serves the order', async ({
  page,
  house,
  tableUrl,
}) => {
  const maria = await waiter(house, 'Мария');
  await orderOneDish(await sitDown(page, tableUrl));
  const before = await strikes(maria);
  const table = await call(house, page, 'Още хляб, моля');

  const asking = maria.getByTestId('asking').filter({ hasText: 'Още хляб, моля' });
  await expect(asking).toContainText(table);
  await expect.poll(() => strikes(maria), { message: 'it rings' }).toBeGreaterThan(before);
  await checkAccessibility(maria);
  await asking.getByRole('button', { name: /Идвам/ }).click();
  await expect(asking).toContainText('Вие отивате при тях');

  await asking.getByRole('link').click();
  const sheet = maria.getByTestId('table-screen');
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText(table);
  await checkAccessibility(maria);
  await sheet.getByRole('button', { name: 'Сервирано' }).click();
  await expect(sheet.getByTestId('table-line').first()).toContainText('на масата');

  await sheet.getByTestId('pay').click();
  await maria.getByTestId('tender-cash').click();
  await checkAccessibility(maria);
  await maria.getByTestId('paid').click();
  await expect(sheet.getByTestId('table-line').first()).toContainText('платено');
  // The guest's phone may read its bill, calls or orders in the moment that ends the sitting.
  house.guard.allow(/status of 401 .*\/by_table_session\//);
  await sheet.getByTestId('close-sitting').click();
  await maria.getByTestId('close-confirm').click();
  await expect(maria.getByTestId('tables-screen')).toBeVisible();
});

test('waiters: with two at one table, the offline actions of one reach the other, and no action is offered twice @deep', async ({
  page,
  house,
  tableUrl,
  network,
}) => {
  const [maria, ivan] = [await waiter(house, 'Мария'), await waiter(house, 'Иван')];
  await orderOneDish(await sitDown(page, tableUrl));
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  for (const one of [maria, ivan]) {
    await one.goto(`/${house.place}/staff/tables?table=~${String(session.table)}`);
    await expect(one.getByTestId('table-order')).toBeVisible();
  }
  // Both waiters are cut off; their actions wait on the phones.
  await network.fail({ kind: 'refuse' });
  await maria.getByRole('button', { name: 'Сервирано' }).click();
  await expect(maria.getByTestId('table-order')).toContainText('Чака изпращане');
  await expect(maria.getByTestId('stale')).toBeVisible();
  await network.heal();
  await expect(maria.getByTestId('table-order')).not.toContainText('Чака изпращане');
  await expect(ivan.getByTestId('table-line').first()).toContainText('на масата');
  await expect(ivan.getByRole('button', { name: 'Сервирано' })).toHaveCount(0);

  // A venue without printers prints by the browser: the bill, and one order for the kitchen.
  await ivan.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await ivan.getByTestId('print-bill').click();
  await expect(ivan.getByTestId('print-sheet')).toContainText('Касовият бон е отделно');
  await ivan.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await ivan.getByRole('button', { name: /^Още за поръчка/ }).click();
  await ivan.getByTestId('print-order').click();
  await expect(ivan.getByTestId('print-sheet')).toContainText('1 ×');
  await expect(ivan.getByTestId('print-sheet')).not.toContainText('€');
});

test('waiter: a table opens only when its actions can be stored @deep', async ({ page, house, tableUrl }) => {
  await orderOneDish(await sitDown(page, tableUrl));
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  const maria = await another(house, { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await signIn(maria, house, 'Мария', 'WAITER');
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  const held = maria.waitForRequest(DEVICE_FILE);
  await maria.route(DEVICE_FILE, async (route) => {
    await gone;
    await route.continue();
  });
  await maria.goto(`/${house.place}/staff/tables?table=~${String(session.table)}`);
  await held;
  // The board may load without the held file. A page with the file would paint it within this time.
  await maria.waitForTimeout(1_500);
  await expect(maria.getByTestId('table-order')).toBeHidden();
  letGo();
  await expect(maria.getByTestId('table-order')).toBeVisible();
});
