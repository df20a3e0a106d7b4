// Five languages, each chosen by the guest and stored.
import { cookieOf, settleOnDevice, sitDown } from './support/journey.ts';
import { LANGUAGE_TOOL, MenuPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

const SHOPSKA = {
  bg: 'Шопска салата',
  en: 'Shopska salad',
  es: 'Ensalada shopska',
  de: /Schopska|Shopska/,
  'fr-CH': /[Ss]alade chopska|Salade shopska/,
} as const;

test('language: a Bulgarian phone uses Bulgarian until another is chosen; all five work and are stored in _tlt_ [S1.10, S9.21]', async ({
  page,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await expect(menu.card(SHOPSKA.bg)).toBeVisible();
  for (const language of ['en', 'es', 'de', 'fr-CH', 'bg'] as const) {
    await menu.speak(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(menu.card(SHOPSKA[language])).toBeVisible();
    expect(await cookieOf(page, '_tlt_')).toBe(language);
  }
  const cookies = await page.context().cookies();
  const kept = cookies.find(({ name }) => name === '_tlt_');
  const hours = ((kept?.expires ?? 0) - Date.now() / 1000) / 3600;
  // Browsers keep a cookie for at most 400 days.
  expect(hours).toBeGreaterThan(8750);
  expect(hours).toBeLessThan(8770);
});

test('language: the language of the last visit is used at the next visit, without a network too @deep', async ({
  device,
  network,
  tableUrl,
}) => {
  const phone = device();
  const page = await phone.open(tableUrl);
  const menu = await new MenuPage(page).ready();
  await menu.speak('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(menu.card(SHOPSKA.de)).toBeVisible();
  await settleOnDevice(page);
  await phone.close();
  await network.fail({ kind: 'refuse' });
  const again = await phone.open('/neven');
  await expect(new MenuPage(again).card(SHOPSKA.de)).toBeVisible();
  await expect(again.locator('html')).toHaveAttribute('lang', 'de');
});

test('currency: Swiss French shows francs when the place has a rate, and never a euro amount as francs @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'fr-CH', baseURL ?? '');
  await page.goto('/hotel-rila');
  const hotel = await new MenuPage(page).ready();
  for (const card of await hotel.cards.all()) await expect(card.getByText('CHF').first()).toBeVisible();
  await page.goto('/neven');
  const bistro = await new MenuPage(page).ready();
  await expect(bistro.cards.first()).not.toContainText('CHF');
  await expect(bistro.cards.first()).toContainText('€');
});

test.describe('language: on a German phone', () => {
  test.use({ locale: 'de-AT' });

  test('a first visit is in German from the first request, and the language button shows DE [S1.10] @deep', async ({
    page,
    tableUrl,
  }) => {
    // Only this page's request: a page of an earlier journey may still be asking the server.
    const firstAsked = page.waitForRequest(/\/api\/products/);
    await page.goto(tableUrl);
    const menu = await new MenuPage(page).ready();
    await expect(menu.card(SHOPSKA.de)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect((await firstAsked).url()).toMatch(/\/api\/products\?active=1&lang=de$/);
    // Without a choice of the guest, the venue may still prefer another language.
    expect(await cookieOf(page, '_tlt_')).toBeUndefined();
    await expect(page.getByRole('button', { name: LANGUAGE_TOOL }).first()).toContainText('DE');
    // The language stays when the page comes from the cache.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await menu.ready();
    await expect(menu.card(SHOPSKA.de)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
