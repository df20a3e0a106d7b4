// An owner reads the day's figures, orders and file while guests order.
import { readFile } from 'node:fs/promises';
import { checkAccessibility } from '../support/accessibility.ts';
import { NETWORK_FAULTS } from '../support/guard.ts';
import { cookieOf, orderOneDish, sitDown } from '../support/journey.ts';
import { MenuPage } from '../support/pages.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, speak, test } from '../support/test.ts';

test.use(ownPlace());

test('owner today: a guest’s order is in the day’s figures, list and file, and the day stays without a network @deep', async ({
  page,
  house,
  tableUrl,
  network,
}) => {
  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await expect(owner.getByTestId('today-screen')).toBeVisible();
  const orders = owner.getByTestId('figure-orders').locator('dd').first();
  const before = Number(await orders.textContent());

  await orderOneDish(await sitDown(page, tableUrl));
  const table = String(JSON.parse((await cookieOf(page, '_tot_')) ?? '{}').table);
  await expect(orders).toHaveText(String(before + 1));
  await checkAccessibility(owner);

  await openPage(owner, 'Поръчки');
  const first = owner.getByTestId('history-order').first();
  await expect(first).toContainText(table);
  await checkAccessibility(owner);
  const label = /[A-Z]\w*-\d+/.exec((await first.textContent()) ?? '')?.[0] ?? '';
  await owner.getByRole('searchbox').fill(label);
  // The sums are of the orders that were found.
  await expect(owner.getByTestId('day-sums')).toContainText(/^1 поръчка/);

  await owner.getByRole('button', { name: 'Като таблица (CSV)' }).click();
  const saved = owner.waitForEvent('download');
  await owner.getByTestId('file-load').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^orders-[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,${label},`);
  await expect(owner.getByTestId('file-load')).toHaveCount(0);

  await first.getByRole('link').click();
  await expect(owner.getByTestId('order-step').first()).toContainText(table);
  await checkAccessibility(owner);

  await openPage(owner, 'Днес');
  await network.fail({ kind: 'refuse' });
  await expect(owner.getByTestId('today-stale')).toContainText('Виждате деня към');
  await expect(orders).toHaveText(String(before + 1));
  await network.heal();
  await expect(owner.getByTestId('today-stale')).toHaveCount(0);
});

/** The second soup's name for the owner, whatever the guest's language. */
const DISH = 'Боб чорба в гърне';

for (const language of ['bg', 'de'] as const) {
  test(`owner report in ${language}: a dish viewed offline and not ordered is listed, with the guest’s order [S7.38] @deep`, async ({
    device,
    house,
    tableUrl,
    network,
    baseURL,
    guard,
  }) => {
    // Chromium's warning about a header that needs https.
    guard.allow(/Cross-Origin-Opener-Policy header has been ignored/);
    guard.allow(NETWORK_FAULTS);
    const { port } = new URL(baseURL ?? '');
    const guests = 'menu.bistro-neven.example';
    const phone = device({
      baseURL: `http://${guests}:${port}`,
      args: [`--host-resolver-rules=MAP ${guests} 127.0.0.1`],
    });
    const page = await phone.open(tableUrl);
    await speak(page, language, `http://${guests}:${port}`);
    await page.goto(`http://${guests}:${port}${new URL(tableUrl, `http://${guests}:${port}`).pathname}`);
    await orderOneDish(await sitDown(page, tableUrl));
    await page.goto(`http://${guests}:${port}/${house.place}/supi`);
    const menu = await new MenuPage(page).ready();
    await network.fail({ kind: 'refuse' });
    const dish = menu.cards.nth(1).getByRole('link').first();
    await dish.click();
    await expect(page.getByTestId('product-screen')).toBeVisible();
    // A page view counts after two seconds, and is sent when there is a network.
    const opened = Date.now();
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(2_500);
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/logs/spent_time_on_page') && answer.ok());
    await page.goBack();
    await network.heal();
    await sent;

    const owner = await another(house, { viewport: { width: 1280, height: 800 } });
    await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
    await owner.goto(`/${house.place}/staff/report`);
    await expect(owner.getByTestId('not-ordered')).toContainText(DISH);
    await expect(owner.getByTestId('report-orders').locator('dd').first()).toHaveText('1');
    await expect(owner.getByTestId('visits-uncounted')).toContainText('твърде малко');
    await checkAccessibility(owner);
  });
}
