// Invalid input is answered with a text and a way on, and does not break the app.
import { cookieOf, orderOneDish, sendOrder, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

/** Chromium logs this for an answer that the journey provokes. */
const REFUSED = /the server responded with a status of 4\d\d/;

test('unknown place: shows Error 404 with a way back [S2.02, S2.22, S8.26] @deep', async ({ page, baseURL, guard }) => {
  guard.allow(REFUSED);
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/no-such-place');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByTestId('not-found')).toContainText('Error 404');
  await expect(page.getByTestId('not-found')).toContainText('Requested page was not found!');
  await page.getByTestId('not-found').getByRole('link').first().click();
  await expect(page.getByTestId('place-link').first()).toBeVisible();
});

for (const path of ['/neven/no-such-category', '/neven/supi/no-such-dish']) {
  test(`${path}: shows Error 404 with a way back @deep`, async ({ page, guard }) => {
    guard.allow(REFUSED);
    await page.goto(path);
    await page.getByTestId('not-found').getByRole('link').first().click();
    await expect(page.getByTestId('place-link').or(new MenuPage(page).cards).first()).toBeVisible();
  });
}

test('bad table code: says "Please scan again!" and leaves a view-only menu', async ({
  page,
  baseURL,
  guard,
  kitchen,
}) => {
  guard.allow(REFUSED);
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/t/not-a-code-of-any-table');
  const menu = await new MenuPage(page).ready();
  await expect(page.getByTestId('scan-notice')).toContainText('Please scan again!');
  expect(await cookieOf(page, '_tot_')).toBeUndefined();
  await expect(menu.cards.getByTestId('add-to-cart')).toHaveCount(0);
  expect(await kitchen.labels()).toEqual([]);
});

test('bad table code: a phone that has a table is told to which table its order still goes @deep', async ({
  page,
  baseURL,
  guard,
  tableUrl,
}) => {
  guard.allow(REFUSED);
  await speak(page, 'en', baseURL ?? '');
  await sitDown(page, tableUrl);
  await page.goto('/neven/t/not-a-code-of-any-table');
  const notice = page.getByTestId('scan-notice');
  await expect(notice).toContainText('Please scan again!');
  await expect(notice).toContainText(/What you order still goes to table \S+\./);
  await notice.getByRole('link', { name: 'Scan again' }).click();
  await expect(page).toHaveURL(/\/join/);
});

test('no scanned table: the cart sends no order and leads to the order page or to a table’s code @deep', async ({
  page,
  baseURL,
  kitchen,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven');
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  const cart = await menu.openCart();
  await expect(cart.send).toHaveCount(0);
  await expect(page.getByTestId('to-checkout')).toBeVisible();
  await expect(page.getByText('Are you at a table here? Then its code is enough.')).toBeVisible();
  await expect(page.getByTestId('table-ways')).toBeVisible();
  await expect(page.getByText('Please scan the QR code to order.')).toHaveCount(0);
  expect(await kitchen.labels()).toEqual([]);
});

test('tampered to_order: bad lines of the storage key and cookie are skipped, and no price changes [S3.14, S3.17] @deep', async ({
  page,
  context,
  baseURL,
  kitchen,
  guard,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await page.waitForFunction(() => localStorage.getItem('to_order')?.includes('product_id'));
  const honest = await page.evaluate(() => {
    const groups = JSON.parse(localStorage.getItem('to_order') ?? '{}') as Record<string, Record<string, unknown>[]>;
    const keys = Object.keys(localStorage);
    return { groups, envelope: keys.map((key) => [key, localStorage.getItem(key)] as const) };
  });
  const line = Object.values(honest.groups)[0]?.[0];
  expect(line).toBeDefined();
  const tampered = {
    ...honest.groups,
    '999': [{ ...line, quantity: -3 }, { ...line, product_id: 'x' }, 'soup', null],
    '998': 'not a list',
    [String(line?.product_variant_id)]: [{ ...line, price: '0.01', quantity: 2 }],
    ['__proto__']: [{ polluted: true }],
  };
  // A device without its rows but with mirrors, the only case in which mirrors are read. The blank page is not the app's, so
  // the browser requests a favicon.
  guard.allow(/favicon\.ico/);
  await page.goto('/healthz');
  await page.evaluate(
    async ({ groups, envelope }) => {
      for (const [key, value] of envelope) localStorage.setItem(key, value ?? '');
      localStorage.setItem('to_order', JSON.stringify(groups));
      await new Promise((done) => {
        const opening = indexedDB.open('tabl');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('carts', 'readwrite');
          transaction.objectStore('carts').clear();
          transaction.oncomplete = () => {
            opening.result.close();
            done(undefined);
          };
        };
      });
    },
    { groups: tampered, envelope: honest.envelope },
  );
  await context.addCookies([{ name: 'to_order', value: '%7Bbroken', url: baseURL ?? '' }]);
  await page.goto('/neven');
  await menu.ready();
  await expect(menu.cartCount).toHaveText('2');
  const label = await sendOrder(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  const [order] = await kitchen.orders();
  expect(order?.lines).toHaveLength(1);
  expect(order?.total).toBeGreaterThan(100);
});

test('refused storage: menu and ordering work with the network, and the guest is told @deep', async ({
  page,
  kitchen,
  tableUrl,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    Object.defineProperty(globalThis, 'localStorage', { get: refuse });
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse });
  });
  await page.goto(tableUrl);
  const menu = await new MenuPage(page).ready();
  await expect(page.getByTestId('storage-notice')).toBeVisible();
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
});

test('wiped storage: an open page does not crash, and the guest can still order @deep', async ({
  page,
  context,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' });
  await menu.addPlain();
  await expect(menu.cards.first()).toBeVisible();
  await page.goto(tableUrl);
  await menu.ready();
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
});

test('full disk: is reported, and an order is still sent while the network works @deep', async ({
  page,
  context,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await settleOnDevice(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
  const label = await orderOneDish(menu);
  await new OrdersPanel(page).expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
});
