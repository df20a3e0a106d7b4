// The server-rendered page without scripts.
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** One TCP window. */
const WINDOW = 14 * 1024;

test('rendered page: the menu can be read without scripts, from category to category', async ({ page }) => {
  await page.goto('/neven/salati?lang=de');
  await expect(page.getByTestId('product-card').first()).toBeVisible();
  await page.getByTestId('category-tab').nth(1).click();
  await expect(page).toHaveURL(/\/neven\/supi/);
  await expect(page.getByTestId('product-card').first()).toBeVisible();
});

test('rendered page: the first screen’s cards fit into the first TCP window', async ({ page }) => {
  const answer = await page.goto('/neven/salati');
  const html = (await answer?.text()) ?? '';
  const height = page.viewportSize()?.height ?? 0;
  const seen: string[] = [];
  for (const card of await page.getByTestId('product-card').all()) {
    const box = await card.boundingBox();
    if (box && box.y < height) seen.push((await card.getAttribute('data-product')) ?? '');
  }
  expect(seen.length).toBeGreaterThan(1);
  const last = html.indexOf(`data-product="${seen.at(-1)}"`);
  const until = html.slice(0, html.indexOf('</article>', last));
  const packed = brotliCompressSync(until, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  expect(packed.length).toBeGreaterThan(5000);
  expect(packed.length).toBeLessThanOrEqual(WINDOW);
});
