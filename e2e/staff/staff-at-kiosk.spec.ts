// Staff at a kiosk: open by its corner and PIN, leave by clearing it; and requests of its guest.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility, checkLooks } from '../support/accessibility.ts';
import { WALL } from '../support/kiosk.ts';
import { MenuPage } from '../support/pages.ts';
import { another, enrol, setPin, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** Chromium logs this for a refused request. */
const TURNED_AWAY = /Failed to load resource: the server responded with a status of 401/;

/** Long press in the upper left corner, repeated because the page may be rendered before it listens. */
async function holdCorner(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await expect(async () => {
    await page.mouse.down();
    try {
      await expect(page.getByTestId('staff-door')).toBeVisible({ timeout: patience(5_000) });
    } finally {
      await page.mouse.up();
    }
  }).toPass({ timeout: patience(20_000) });
}

/** The next guest's page is a new document. */
async function clear(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'before', true));
  await page.getByTestId('staff-clear').click();
  await page.waitForFunction(() => !Reflect.has(window, 'before'));
  await expect(page.getByTestId('attract')).toBeVisible();
}

async function type(page: Page, pin: string): Promise<void> {
  await page.getByTestId('pin-pad').focus();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

test('kiosk: staff clear the kiosk by a corner press and a PIN, offline too if the kiosk knows the PIN; the guest’s requests are dropped @deep', async ({
  page,
  house,
  guard,
  network,
}) => {
  guard.allow(TURNED_AWAY);
  await signIn(page, house, 'Силвия', 'PLACE_ADMIN');
  await setPin(page, 'Силвия');
  const kiosk = await another(house, { viewport: WALL });
  await enrol(page, kiosk, { place: house.place, name: 'Екран 2', kind: 'kiosk' });
  await expect(kiosk.getByTestId('attract')).toBeVisible();

  await kiosk.getByTestId('need-larger').click();
  await kiosk.getByTestId('begin').click();
  await (await new MenuPage(kiosk).ready()).addPlain();

  await holdCorner(kiosk);
  const tile = kiosk.getByRole('button', { name: /Силвия/ });
  await tile.click();
  await checkAccessibility(kiosk);
  await type(kiosk, '2469');
  await expect(kiosk.getByRole('alert').filter({ hasText: 'не е ваш' })).toContainText('Остават 4 опита');
  await type(kiosk, '2468');
  await expect(kiosk.getByRole('dialog', { name: 'Екран 2' })).toBeVisible();
  await checkAccessibility(kiosk);
  await clear(kiosk);
  await expect(kiosk.locator('html')).toHaveAttribute('data-needs', '');
  await expect(kiosk.getByTestId('need-larger')).toHaveAttribute('aria-pressed', 'false');

  await network.fail({ kind: 'refuse' });
  await holdCorner(kiosk);
  await tile.click();
  await expect(kiosk.getByTestId('staff-leave')).toBeHidden();
  await clear(kiosk);
  await network.heal();

  await holdCorner(kiosk);
  await tile.click();
  await type(kiosk, '2468');
  await kiosk.getByTestId('staff-leave').click();
  await expect(kiosk.getByTestId('staff-nobody')).toBeVisible();
  await kiosk.getByRole('link', { name: 'Обратно към екрана за гости' }).click();
  await expect(kiosk.getByTestId('attract')).toBeVisible();
  expect(new URL(kiosk.url()).pathname).toBe(`/${house.place}`);
});

test('kiosk: larger text, lower controls and more contrast pass accessibility, and every control is in reach @deep', async ({
  page,
  context,
  baseURL,
  place,
}) => {
  await page.setViewportSize(WALL);
  await context.addCookies([{ name: '_tkm_', value: '1', url: baseURL ?? '' }]);
  await page.goto(`/${place}`);
  for (const need of ['larger', 'contrast', 'lower']) await page.getByTestId(`need-${need}`).click();
  await checkAccessibility(page);
  await page.getByTestId('begin').click();
  const menu = await new MenuPage(page).ready();
  const head = await page.locator('header').first().boundingBox();
  expect(head?.y).toBeGreaterThanOrEqual(WALL.height / 3);
  await checkLooks(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLooks(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await menu.addPlain();
  await page.getByTestId('guest-needs').click();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
});
