// Real menus with their names, gaps and prices, in a real browser.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { convertBistro, convertUniqueDishes } from '../tests/support/convert-menus.ts';
import { haveMenus, MENUS_DIR } from '../tests/support/menu-source.ts';
import { patience } from '../tests/support/patience.ts';
import { type Json, writeVenueFolder } from '../tests/support/small-venue.ts';
import { MenuPage } from './support/pages.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serverOf: 'own-places' });

/** Elements wider than the screen, with the excess. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // Measures off-screen cards with all others in one layout instead of one by one.
    for (const card of document.querySelectorAll('[data-testid="product-card"]'))
      if (card instanceof HTMLElement) card.style.contentVisibility = 'visible';
    const width = document.documentElement.clientWidth;
    const found =
      document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
    for (const card of document.querySelectorAll('[data-testid="product-card"]')) {
      const frame = card.getBoundingClientRect();
      for (const part of card.querySelectorAll('h2, p, [class*="price"]')) {
        const box = part.getBoundingClientRect();
        if (box.width > 0 && (box.right > frame.right + 1 || box.right > width + 1)) found.push(part.textContent ?? '');
      }
    }
    return found.slice(0, 5);
  });

const VENUES = [
  { name: 'a bistro', convert: convertBistro },
  { name: 'more than a thousand dishes', convert: convertUniqueDishes },
] as const;

for (const { name, convert } of VENUES) {
  test(`real menu of ${name}: can be read at every width @deep`, async ({ page, server, folder }) => {
    test.skip(!haveMenus, `there are no menus in ${MENUS_DIR}`);
    // Up to sixteen pages, some with hundreds of dishes.
    test.setTimeout(patience(180_000));
    const venue = convert();
    mkdirSync(join(folder, 'real'), { recursive: true });
    server.run(['import', await writeVenueFolder(join(folder, 'real', venue.slug), venue as unknown as Json)]);

    const menu = new MenuPage(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: width > 1000 ? 800 : 844 });
      await page.goto(`/${venue.slug}`);
      await expect(menu.cards.or(page.getByTestId('subcategory')).first()).toBeVisible({ timeout: patience(15_000) });
      await settle(page);
      expect(await cutOff(page), `at ${width} px`).toEqual([]);
      const count = Math.min(await menu.tabs.count(), 4);
      for (let at = 1; at < count; at++) {
        const address = await menu.tabs.nth(at).getAttribute('href');
        await page.goto(address ?? '');
        const under = page.getByTestId('subcategory');
        await expect(menu.cards.or(under).first()).toBeVisible();
        expect(await cutOff(page), `${address} at ${width} px`).toEqual([]);
        if (await under.first().isVisible()) await under.last().click();
        await menu.ready();
        await settle(page);
        expect(await cutOff(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
}
