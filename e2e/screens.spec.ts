// Pages beside the menu and their frame: each opens by its address, online and offline.
import { patience } from '../tests/support/patience.ts';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { cookieOf, settleOnDevice, sitDown } from './support/journey.ts';
import { MenuPage } from './support/pages.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Addresses and their content. */
const PAGES = [
  ['/', 'places-screen'],
  ['/join', 'join-screen'],
  ['/neven/about', 'about-screen'],
  ['/neven/about-tabl', 'about-tabl-screen'],
  ['/neven/custom-terms', 'terms-screen'],
  ['/neven/gallery', 'gallery-screen'],
] as const;

test('screens: at 320 px and with text at 200 % no page scrolls sideways @deep', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const scale of ['100%', '200%']) {
    for (const [path, testId] of PAGES) {
      await test.step(`${path} at ${scale}`, async () => {
        await page.goto(path);
        await page.addStyleTag({ content: `:root { font-size: ${scale} !important; }` });
        await expect(page.getByTestId(testId)).toBeVisible();
        await settle(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

test('screens: one visit on Wi-Fi stores venues, about, terms, pictures and “this app” on the device @deep', async ({
  page,
  network,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'type', { value: 'wifi' }),
  );
  await page.goto('/neven');
  await new MenuPage(page).ready();
  await settleOnDevice(page);
  await page.goto('/neven/custom-terms');
  await expect(page.locator('#terms p').first()).toBeVisible();
  await network.fail({ kind: 'refuse' });
  for (const [path, testId] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByTestId(testId)).toBeVisible();
    });
  }
  await page.goto('/');
  await expect(page.getByTestId('place-link').and(page.locator('[href="/briz"]'))).toBeVisible();
  await page.goto('/neven/about');
  await expect(page.locator('#story p').first()).toBeVisible();
  await page.goto('/neven/gallery');
  await expect(page.getByTestId('gallery-picture').first()).toBeVisible();
});

test('screens: the menu leads to every page, and the venue’s logo leads back [S2.05] @deep', async ({ page }) => {
  await page.goto('/neven');
  const menu = await new MenuPage(page).ready();
  for (const [path, testId] of PAGES.slice(2)) {
    await page.getByTestId('more').click();
    await page.getByTestId('more-list').locator(`a[href="${path}"]`).click();
    await expect(page.getByTestId(testId)).toBeVisible();
    await expect(page.getByTestId('more-list')).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('[data-testid="category-tab"][aria-current]')).toHaveCount(0);
  }
  await page.getByRole('banner').getByRole('link').first().locator('svg').click();
  await menu.ready();
  await page.getByTestId('search-tool').click();
  await expect(page).toHaveURL(/\/neven\/search/);
});

test('screens: inside a venue, another venue can be chosen, after a question about dishes in the cart @deep', async ({
  page,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.addPlain();
  await page.getByTestId('more').click();
  await page.getByTestId('open-places').click();
  const choice = page.getByTestId('place-choice');
  await expect(choice.getByTestId('place-link').first()).toBeVisible();
  await expect(choice.locator('[href="/neven"]')).toHaveCount(0);
  await choice.locator('a[href="/hotel-rila"]').click();
  await expect(page).toHaveURL(/\/hotel-rila$/);
  await expect(page.getByTestId('stay-at-place')).toBeVisible();
});

test('screens: promotions and legal texts open over the page, which stays @deep', async ({ page }) => {
  await page.goto('/neven/about');
  for (const text of ['terms', 'privacy', 'refund']) {
    await page.getByTestId(`open-${text}`).click();
    await expect(page.getByTestId(`legal-${text}`).locator('p').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId(`legal-${text}`)).toBeHidden();
  }
  await page.getByTestId('more').click();
  await page.getByTestId('open-promotions').click();
  await expect(page.getByTestId('promotions')).not.toBeEmpty();
  await expect(page).toHaveURL(/\/neven\/about$/);
});

test('terms: an address with the name of a section shows this section [S2.16] @deep', async ({ page }) => {
  await page.goto('/neven/custom-terms#refund');
  await expect(page.locator('#refund p').first()).toBeVisible();
  await expect(page.locator('#refund-heading')).toBeInViewport();
});

test('gallery: a picture opens full-screen where it was pressed, and closes again [S2.15] @deep', async ({ page }) => {
  await page.goto('/neven/gallery');
  const pictures = page.getByTestId('gallery-picture');
  await pictures.nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('2 /');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('unknown page: says that the page is unknown, and leads back to the guest’s menu [S2.02, S8.26] @deep', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.goto('/no-such-place');
  await expect(page.getByTestId('not-found').getByRole('heading')).toHaveText('Грешка 404');
  await page.getByTestId('not-found').getByRole('link').first().click();
  await expect(page.getByTestId('places-screen')).toBeVisible();
  await page.goto('/neven');
  await new MenuPage(page).ready();
  // Stored after the first card, and read on the not-found page.
  await expect.poll(() => cookieOf(page, '_top_'), { message: 'the opened place' }).toBe('neven');
  await page.goto('/neven/no-such-category');
  const back = page.getByTestId('not-found').getByRole('link').first();
  await expect(back).toHaveAttribute('href', '/neven');
  await back.click();
  await expect(page).toHaveURL(/\/neven$/);
  await page.goto('/no-such-place');
  // An unknown venue's address leads to no venue's menu: all venues, and back.
  for (const link of await page.getByTestId('not-found').getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Невен' })).toHaveCount(0);
});

test('venues: when the list fails to load, the page says so and loads the list later without a press [S2.21] @deep', async ({
  page,
  guard,
  baseURL,
}) => {
  guard.allow(/status of 500/);
  await page.route('**/api/client', (route) => route.fulfill({ status: 500, body: 'broken' }));
  // A rendered page contains the venues; the shell, the worker's fallback, does not.
  await page.route(`${baseURL}/`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/index.html` }) }),
  );
  await page.goto('/');
  const words = page.getByTestId('places-screen').getByRole('main').getByRole('status');
  await expect(words).toBeVisible({ timeout: patience(15_000) });
  await expect(words.getByRole('button')).toBeVisible();
  await page.unroute('**/api/client');
  await expect(page.getByTestId('place-link').first()).toBeVisible({ timeout: patience(20_000) });
  await expect(words).toHaveCount(0);
});
