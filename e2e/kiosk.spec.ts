// A kiosk between two guests: no data of one is visible to the next, and no guest leaves the menu.
import type { BrowserContext, Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { hasCanary, kept, leaveCanary, WALL } from './support/kiosk.ts';
import { MenuPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

/** A wall screen set up as a kiosk, in its idle state. */
async function atKiosk(page: Page, context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await page.setViewportSize(WALL);
  await context.addCookies([{ name: '_tkm_', value: '1', url: baseURL ?? '' }]);
  await page.goto(`/${PLACE}`);
  await expect(page.getByTestId('attract')).toBeVisible();
}

async function begin(page: Page): Promise<MenuPage> {
  await page.getByTestId('begin').click();
  return new MenuPage(page).ready();
}

test('kiosk: no store keeps data of a guest who left, at whatever step and in whatever language @deep', async ({
  page,
  context,
  baseURL,
}) => {
  await atKiosk(page, context, baseURL);
  await checkAccessibility(page);
  for (let round = 0; round < 3; round++) {
    await page.getByTestId('attract-en').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const menu = await begin(page);
    await menu.addPlain();
    await leaveCanary(page, PLACE);
    await expect(page).toHaveURL(/search/);
    expect(hasCanary(await kept(page))).toBe(true);
    await page.getByTestId('guest-done').click();
    await expect(page.getByTestId('leaving')).toBeVisible();
    if (round === 0) await checkAccessibility(page);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('leaving')).toBeHidden();
    await page.getByTestId('guest-done').click();
    await page.getByTestId('leaving').getByRole('button').last().click();
    await expect(page.getByTestId('attract')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
    await expect(page).toHaveURL(`/${PLACE}`);
    expect(hasCanary(await kept(page))).toBe(false);
    // The new page mirrors its own empty cart.
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => !['_tkm_', '_top_', 'to_order'].includes(name))).toEqual([]);
  }
});

test('kiosk: 500 random touches never leave the place’s pages, nor open a second window @deep', async ({
  page,
  context,
  baseURL,
}) => {
  await atKiosk(page, context, baseURL);
  await page.getByTestId('begin').click();
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    const { origin, pathname } = new URL(frame.url());
    if (origin !== new URL(baseURL ?? '').origin || pathname.split('/')[1] !== PLACE) left.push(frame.url());
  });
  const session = await context.newCDPSession(page);
  let seed = 20;
  /** Park–Miller generator: every run makes the same touches. */
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let touch = 0; touch < 500; touch += 10) {
    const pressed = Array.from({ length: 10 }, () => {
      const touchPoints = [{ x: random(WALL.width), y: random(WALL.height) }];
      return [
        session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
        session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
      ];
    });
    // A loading page gets no touches.
    await Promise.all(pressed.flat().map((one) => one.catch(() => undefined)));
  }
  expect(left).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('kiosk: with lowered controls and large text, the dish’s name and the buttons after the order are on the screen @deep', async ({
  page,
  context,
  baseURL,
}) => {
  await atKiosk(page, context, baseURL);
  for (const need of ['lower', 'larger']) await page.getByTestId(`need-${need}`).click();
  const menu = await begin(page);
  const dish = await menu.openProduct(menu.plainCard());
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await dish.add.click();
  await menu.openCart();
  await page.locator('#checkout-isToGo [role=radio]').last().click();
  await page.locator('#checkout-payment [role=radio]').first().click();
  await page.locator('#checkout-cutlery [role=radio]').first().click();
  await page.getByTestId('send-checkout').click();
  const thanks = page.getByTestId('thanks');
  await expect(thanks.locator('[data-state=received]')).toBeVisible();
  for (const button of await thanks.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
  await expect(thanks.getByTestId('thanks-next')).toBeInViewport({ ratio: 1 });
});

test('kiosk: no scroll position of a guest who left is stored for the next one @deep', async ({
  page,
  context,
  baseURL,
}) => {
  await atKiosk(page, context, baseURL);
  await begin(page);
  await page.locator('#menu').evaluate((list) => list.scrollTo({ top: 300 }));
  await expect.poll(() => page.locator('#menu').evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
  await page.getByTestId('guest-done').click();
  await expect(page.getByTestId('attract')).toBeVisible();
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});
