// Pages found by search or shared: title, language and data for people and machines.
import type { Page } from '@playwright/test';
import { cookieOf, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('window title: names the open page in the guest’s language [S1.10] @deep', async ({ page, tableUrl }) => {
  const menu = await sitDown(page, tableUrl);
  await expect(page).toHaveTitle('Невен · Меню');
  await menu.openCategory('Супи');
  await expect(page).toHaveTitle('Супи · Невен');
  await menu.ready();
  await menu.speak('de');
  await expect(page).toHaveTitle('Suppen · Neven');
  const dish = await menu.openProduct(menu.cards.first());
  const name = await dish.root.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(`${name} · Neven`);
  await page.goBack();
  await expect(page).toHaveTitle('Suppen · Neven');
  await page.goto('/neven?show=orders');
  await expect(page).toHaveTitle('Meine Bestellungen · Neven');
  await page.goto('/');
  await expect(page).toHaveTitle('Tabl');
});

test('shared link: opens in the link’s language, and the app keeps this language [S1.10] @deep', async ({
  page,
  network,
}) => {
  await page.goto('/neven/salati?lang=de');
  const menu = await new MenuPage(page).ready();
  await expect(menu.card(/Schopska/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle('Salate · Neven');
  await expect(page).toHaveURL(/\/neven\/salati$/);
  expect(await cookieOf(page, '_tlt_')).toBe('de');
  // The app requests the guest's language first, not Bulgarian; other languages follow.
  const firstAsked = () => network.forwarded().find((line) => line.includes('/api/products'));
  await expect.poll(firstAsked).toBe('GET /api/products?active=1&lang=de');
  // The page keeps the language that the guest chooses next.
  await menu.speak('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The sheet's history step may still be going back, which cancels a reload.
  await expect(() => page.reload()).toPass();
  await menu.ready();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** Head of a page: title, description, canonical address and languages. */
  const headOf = async (page: Page, address: string) => {
    const answer = await page.goto(address);
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return {
      status: answer?.status(),
      canonical: (await hrefs('link[rel="canonical"]'))[0],
      alternates: await hrefs('link[rel="alternate"][hreflang]'),
      languages: await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
      picture: (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
    };
  };

  test('language links: all languages of a page link to each other @deep', async ({ page }) => {
    for (const path of ['/neven', '/neven/salati', '/neven/salati/shopska-salata']) {
      const own = await headOf(page, path);
      expect(own.languages).toEqual(['bg', 'en', 'es', 'de', 'fr-CH', 'x-default']);
      for (const address of own.alternates) {
        const { status, canonical, alternates } = await headOf(page, address);
        expect({ status, canonical, alternates }).toEqual({
          status: 200,
          canonical: address,
          alternates: own.alternates,
        });
      }
    }
  });

  test('shared link: has its picture @deep', async ({ page, baseURL }) => {
    for (const path of ['/', '/neven', '/briz', '/hotel-rila', '/neven/salati/shopska-salata']) {
      const { picture } = await headOf(page, path);
      expect(picture.startsWith(`${baseURL}/`)).toBe(true);
      const answer = await page.request.get(picture);
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
  });
});

test('structured data: is in the browser’s page too, and breaks no policy @deep', async ({ page, guard }) => {
  await page.goto('/neven/salati');
  await new MenuPage(page).ready();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  expect(guard.findings()).toEqual([]);
});

test('offline page: opens from the device with its own title and manifest @deep', async ({ device, network }) => {
  const phone = device();
  const page = await phone.open('/neven');
  await new MenuPage(page).ready();
  await settleOnDevice(page);
  await phone.close();
  await network.fail({ kind: 'refuse' });
  const again = await phone.open('/neven/salati');
  await new MenuPage(again).ready();
  await expect(again).toHaveTitle('Салати · Невен');
  await expect(again.locator('link[rel="manifest"]')).toHaveAttribute('href', '/neven/manifest.webmanifest');
  await expect(again.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
