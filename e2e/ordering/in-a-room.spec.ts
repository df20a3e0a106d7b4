// A hotel room's tablet: one-touch requests, an order to the room, and check-out.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility, checkLooks, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { NETWORK_FAULTS } from '../support/guard.ts';
import { MenuPage, OrdersPanel } from '../support/pages.ts';
import { another, openPage, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace({ from: 'hotel-rila' }));

const ROOM = { width: 1024, height: 768 };
/** Longer than the heartbeat interval of 30 seconds. */
const BEAT = { timeout: patience(40_000) };

/** At night the first touch only brightens the screen. */
async function wake(page: Page): Promise<void> {
  const dimmed = page.getByTestId('room-rest').locator('[data-dimmed]');
  if ((await dimmed.count()) === 0) return;
  await dimmed.click({ position: { x: 5, y: 5 } });
  await expect(dimmed).toHaveCount(0);
}

/** The owner sets this device up as a room's tablet. */
async function atRoom(page: Page, house: VenueNow, room: string): Promise<void> {
  // This signs the owner out, so their page's running requests get 401.
  house.guard.allow(/status of 401 .*\/api\/staff\/(?:me|board)/);
  await page.setViewportSize(ROOM);
  await signIn(page, house, `Управител ${room}`, 'PLACE_ADMIN');
  await openPage(page, 'Устройства');
  await page.getByRole('button', { name: 'Ново устройство' }).click();
  await page.getByLabel('Име, с което го наричате').fill(`Нощно шкафче ${room}`);
  await page.getByRole('radio', { name: 'Таблет в стая' }).click();
  await page.getByRole('combobox').selectOption(room);
  await page.getByRole('button', { name: 'Настройване на това устройство' }).click();
  await expect(page.getByTestId('room-rest')).toBeVisible();
  await expect(page.getByTestId('room-need-towels')).toBeVisible();
  await wake(page);
}

const reception = async (house: VenueNow, name: string): Promise<Page> => {
  const page = await another(house, { viewport: ROOM });
  await signIn(page, house, name, 'WAITER');
  return page;
};

test('room: a guest requests towels by one touch and sets “do not disturb”, and the guest’s order names the room @deep', async ({
  page,
  house,
  kitchen,
  tables,
}) => {
  test.setTimeout(patience(120_000));
  const { room } = tables.next(house.place, 'room');
  await atRoom(page, house, room);
  const maria = await reception(house, 'Мария');
  await expect(page.getByRole('dialog', { name: new RegExp(`стая ${room}`) })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await checkLooks(page);
    await checkAccessibility(page);
  }
  await expectNoSidewaysScroll(page);

  const towels = page.getByTestId('room-need-towels');
  await towels.focus();
  await page.keyboard.press('Enter');
  await expect(towels).toHaveAttribute('data-standing', 'asked');
  const asking = maria.getByTestId('asking').filter({ hasText: 'Хавлии' });
  await expect(asking).toContainText(room);
  await asking.getByRole('button', { name: /Идвам/ }).click();
  await expect(towels).toHaveAttribute('data-standing', 'coming');

  const quiet = page.getByTestId('room-quiet');
  await quiet.click();
  await expect(quiet).toHaveAttribute('aria-checked', 'true');
  const tile = maria.getByTestId('table-tile').filter({ hasText: room });
  await expect(tile).toContainText('Не ни безпокойте');
  await quiet.click();
  await expect(tile).not.toContainText('Не ни безпокойте');

  await page.getByTestId('room-menu').click();
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await page.getByTestId('to-checkout').click();
  await expect(page.getByTestId('locked-room')).toContainText(room);
  await expect(page.locator('#checkout-room input')).toHaveCount(0);
  await page.locator('#checkout-additionalType [role=radio]').nth(1).click();
  await page.locator('#checkout-payment [role=radio]').nth(1).click();
  await page.locator('#checkout-agreed input').check();
  await page.getByTestId('send-checkout').click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.orders()).toMatchObject([{ label, room, orderType: 'room' }]);
  await page.getByTestId('room-services').click();
  await expect(page.getByTestId('room-rest')).toBeVisible();
  // Upright, the sent orders fill the screen as on a phone, and the tablet rests all the same.
  await page.setViewportSize({ width: ROOM.height, height: ROOM.width });
  await expect(page.getByTestId('room-order')).toContainText('Получена');
  await page.getByTestId('room-order').click();
  await expect(page.getByTestId('room-rest')).toHaveCount(0);
  // The tablet's own buttons stand beside the bar and do not cover it.
  const [own, bell] = await Promise.all(['guest-needs', 'open-call'].map((id) => page.getByTestId(id).boundingBox()));
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual(bell?.x ?? 0);
  await page.getByTestId('room-services').click();
  await expect(page.getByTestId('room-order')).toBeVisible();
});

test('room: without a network, the guest reads that the request waits @deep', async ({
  page,
  house,
  context,
  guard,
  tables,
}) => {
  guard.allow(NETWORK_FAULTS);
  await atRoom(page, house, tables.next(house.place, 'room').room);
  await context.setOffline(true);
  await page.getByTestId('room-need-towels').click();
  await expect(page.getByTestId('room-need-towels')).toHaveAttribute('data-standing', 'waiting');
  await context.setOffline(false);
  await expect(page.getByTestId('room-need-towels')).toHaveAttribute('data-standing', 'asked', BEAT);
});

test('room: a tablet that is offline during the check-out is cleared for the next guests when the network returns @deep', async ({
  page,
  house,
  context,
  guard,
  tables,
}) => {
  test.setTimeout(patience(120_000));
  guard.allow(NETWORK_FAULTS);
  guard.allow(/status of 401/);
  const { room } = tables.next(house.place, 'room');
  await atRoom(page, house, room);
  const maria = await reception(house, 'Елена');
  await page.getByTestId('room-en').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByTestId('room-menu').click();
  const menu = await new MenuPage(page).ready();
  await menu.addPlain();
  await page.evaluate(() => localStorage.setItem('of-nobody', 'canary'));

  await context.setOffline(true);
  await maria.getByTestId('table-tile').filter({ hasText: room }).click();
  await maria.getByTestId('check-out').click();
  await maria.getByTestId('check-out-confirm').click();
  await expect(maria.getByTestId('tablet-told')).toBeVisible();
  await checkAccessibility(maria);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await context.setOffline(false);
  await expect(page.getByTestId('room-rest')).toBeVisible(BEAT);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg');
  await expect(maria.getByTestId('tablet-cleared')).toBeVisible(BEAT);
  expect(await page.evaluate(() => localStorage.getItem('of-nobody'))).toBeNull();
  await wake(page);
  await page.getByTestId('room-menu').click();
  await expect(page.getByTestId('cart-count')).toHaveCount(0);
  await expect(page.getByTestId('room-services')).toBeVisible();
});
