// Venue settings for dishes, as seen by guests. [S9.18]
import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { sendOrder, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel, ProductPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

test.use({ serviceWorkers: 'block' });
// Some answers are still being changed in transit when a short journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** Changes the server's answers on settings and dishes in transit; without a worker, which would bypass it. */
async function venueSays(
  page: Page,
  settings: Readonly<Record<string, number>>,
  changeDish: (dish: WireDish, at: number, all: readonly WireDish[]) => void = () => undefined,
): Promise<void> {
  const change = async <T>(path: string, how: (said: T) => void): Promise<void> => {
    await page.route(path, async (route) => {
      try {
        const response = await route.fetch();
        const said = (await response.json()) as T;
        how(said);
        await route.fulfill({ response, json: said });
      } catch {
        // The page was left before the answer came, so the answer is not needed.
        await route.abort().catch(() => undefined);
      }
    });
  };
  await change<Record<string, { value: unknown }>>('**/api/settings*', (said) => {
    for (const [key, value] of Object.entries(settings)) said[key] = { value };
  });
  await change<WireDish[]>('**/api/products*', (said) => said.forEach(changeDish));
}
interface WireDish {
  slug: string;
  product_images: unknown[];
}

const dialogOf = (page: Page) => page.getByRole('dialog');

test('dish pictures: open full-screen: swipe, zoom and close, by hand and by keys [S2.37, S2.41, S4.08] @every-size @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await venueSays(page, {}, (dish, _, all) => {
    const other = all.find(({ slug }) => slug === 'tarator')?.product_images[0];
    if (dish.slug === 'shopska-salata' && other) dish.product_images.push(other);
  });
  await page.goto('/neven/salati/shopska-salata');
  const open = page.getByRole('button', { name: 'Show the picture large' });
  await open.click();
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName('Picture: Shopska salad');
  const slide = dialog.getByRole('group', { name: '1 of 2' });
  await expect(slide.getByRole('img', { name: 'Shopska salad' })).toBeVisible();
  await expect
    .poll(() => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(600);
  await checkAccessibility(page);

  const zoomed = () =>
    slide.locator('.yarl__slide_wrapper').evaluate((element) => element.getBoundingClientRect().width / innerWidth);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(zoomed).toBeGreaterThan(1.5);
  await page.keyboard.press('-');
  await expect.poll(zoomed).toBeLessThan(1.1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.touchscreen.tap(width / 2, height / 2);
  await page.touchscreen.tap(width / 2, height / 2);
  await expect.poll(zoomed).toBeGreaterThan(1.5);
  await expect
    .poll(async () => {
      await page.keyboard.press('-');
      return zoomed();
    })
    .toBeLessThan(1.1);

  // The neighbouring picture exists off-screen; only the full-screen one counts.
  const second = dialog.getByRole('group', { name: '2 of 2' });
  const fills = (picture: typeof slide) => expect(picture).toBeInViewport({ ratio: 0.99 });
  await page.mouse.move(width * 0.8, height / 2);
  await page.mouse.down();
  await page.mouse.move(width * 0.1, height / 2, { steps: 8 });
  await page.mouse.up();
  await fills(second);
  await page.keyboard.press('ArrowLeft');
  await fills(slide);
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await fills(second);
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await fills(slide);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page).toHaveURL(/shopska-salata$/);
});

test('dish picture: opens large when the card has no page; the dish’s address still works [S2.37] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await venueSays(page, { view_product_page: 0 });
  const menu = await sitDown(page, tableUrl);
  const card = menu.card('Shopska salad');
  await expect(card.getByRole('link')).toHaveCount(0);
  await card.getByTestId('card-photo').click();
  await expect(dialogOf(page).getByRole('img', { name: 'Shopska salad' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByTestId('card-photo')).toBeFocused();
  // The closed picture removes its history step; the browser would drop an address opened meanwhile.
  await expect.poll(() => page.evaluate(() => 'layer' in history.state)).toBe(false);
  await page.goto('/neven/salati/shopska-salata');
  await expect(page.getByTestId('product-screen')).toBeVisible();
});

test('dish card: combines a large photo and a name that opens the page [S2.34, S2.37] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await venueSays(page, { view_product_page: 2 });
  const menu = await sitDown(page, tableUrl);
  const card = menu.card('Shopska salad');
  await card.getByTestId('card-photo').click();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await card.getByRole('link', { name: 'Open Shopska salad' }).click();
  await expect(page).toHaveURL(/\/neven\/salati\/shopska-salata$/);
});

test('dish sizes: can be added from the card and from the page, with the specification’s texts [S2.33, S2.40, S9.09] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await venueSays(page, { order_button_on_variant: 2 });
  const menu = await sitDown(page, tableUrl);
  const card = menu.card('Shopska salad');
  await expect(card.getByTestId('add-to-cart')).toHaveCount(0);
  await card.getByTestId('add-size').nth(1).click();
  await expect(page.getByTestId('added-toast')).toHaveText(/^1 x Shopska salad - \/Large · 350\sg\/$/);
  await expect(menu.cartCount).toHaveText('1');
  const { root } = await menu.openProduct(card);
  await root.getByTestId('add-size').first().click();
  await expect(page.getByTestId('added-toast')).toHaveText(/^1 x Shopska salad - \/Small · 250\sg\/$/);
  // The page stays, because another size may be added.
  await expect(root).toBeVisible();
});

test('add button: is hidden when the venue hides it, and the dish can still be read [S2.48] @deep', async ({
  page,
  tableUrl,
}) => {
  await venueSays(page, { hide_add_to_cart_btn: 1 });
  const menu = await sitDown(page, tableUrl);
  await expect(menu.cards.first()).toBeVisible();
  await expect(page.getByTestId('add-to-cart')).toHaveCount(0);
  const { root } = await menu.openProduct(menu.cards.first());
  await expect(root.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('add-product')).toHaveCount(0);
});

test('dish cards: fade in one after another once, and not with reduced motion [S9.08] @deep', async ({ page }) => {
  /** Delay of each card's animation, ms, from its styles: a slow machine may already have finished it. */
  const entered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-testid="product-card"]')].slice(0, 4).map((card) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(card.closest('li') ?? card);
        const ms = Math.round((Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration)) * 1000);
        return animationName === 'none' ? 0 : ms;
      }),
    );
  await page.goto('/neven');
  await new MenuPage(page).ready();
  expect(await entered()).toEqual([0, 550, 650, 750]);
  await page.getByTestId('category-tab').nth(1).click();
  await expect(page).not.toHaveURL(/neven$/);
  await new MenuPage(page).ready();
  expect(new Set(await entered())).toEqual(new Set([0]));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/neven');
  await new MenuPage(page).ready();
  expect(new Set(await entered())).toEqual(new Set([0]));
});

test('dish picture: a failed picture is requested again, and the card looks complete meanwhile @deep', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource|net::ERR_/);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto('/neven/supi/tarator');
  const { root } = await new ProductPage(page).ready();
  await expect(root.locator('svg path').first()).toBeVisible();
  await expect(root.locator('picture')).toHaveCount(0);
  await page.unroute('**/pictures/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect
    .poll(() =>
      root
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(100);
});

const HEBREW_NOTE = 'עם gluten, בלי nuts';

test('dish comment: can be written on a card without a dish page; Hebrew text runs right to left; the kitchen gets it [S2.33] @deep', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await venueSays(page, { view_product_page: 2 });
  const menu = await sitDown(page, tableUrl);
  await menu.card('Kyopolu').getByTestId('add-comment').click();
  await expect(dialogOf(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(HEBREW_NOTE);
  await page.getByTestId('add-with-comment').click();
  await expect(page.getByTestId('added-toast')).toHaveText(/^1 x Kyopolu/);
  const cart = await menu.openCart();
  await expect(cart.lines.locator('bdi', { hasText: HEBREW_NOTE })).toHaveCSS('direction', 'rtl');
  await expect(cart.lines.getByRole('heading', { name: 'Kyopolu' })).toHaveCSS('direction', 'ltr');
  await new OrdersPanel(page).expectState(await sendOrder(menu), 'received');
  expect((await kitchen.orders())[0]?.lines[0]).toMatchObject({ comment: HEBREW_NOTE });
});
