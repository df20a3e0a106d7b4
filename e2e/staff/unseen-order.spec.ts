// An order that no kitchen screen or printer has shown alerts a waiter.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { orderOneDish, sitDown } from '../support/journey.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another, enrol, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, speak, test } from '../support/test.ts';

test.use(ownPlace());

const strikes = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'strikes')));

/** A waiter's phone that counts its rings. */
const waiter = async (house: VenueNow, name: string): Promise<Page> => {
  const page = await another(house, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => {
    Object.assign(window, { strikes: 0 });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function strike() {
      Object.assign(window, { strikes: Number(Reflect.get(window, 'strikes')) + 1 });
      return make.call(this);
    };
  });
  await signIn(page, house, name, 'WAITER');
  await expect(page.getByTestId('tables-screen')).toBeVisible();
  return page;
};

test('unseen order: without a station screen, a waiter’s phone shows the order and rings until it is accepted; the guest reads this @deep', async ({
  page,
  house,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const maria = await waiter(house, 'Мария');
  const label = await orderOneDish(await sitDown(page, tableUrl));
  const title = new OrdersPanel(page).entry(label).getByRole('heading').first();
  await expect(title).toHaveText('Received');
  const row = maria.locator('[data-testid=food][data-kind=unaccepted]');
  await expect.poll(() => strikes(maria), { message: 'it rings' }).toBeGreaterThan(0);
  await row.getByRole('button').click();
  await expect(row).toBeHidden();
  await expect(title).toHaveText('The order is accepted');
});

test('unseen order: rings on the waiter’s phone after a minute, and is named in the queue @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  test.setTimeout(patience(180_000));
  const [owner, kitchen] = [await another(house), await another(house)];
  await signIn(owner, house, 'Калоян', 'PLACE_ADMIN');
  await enrol(owner, kitchen, { place: house.place, name: 'Кухня', kind: 'station' });
  // The screen sends its heartbeat and then closes.
  const said = kitchen.waitForResponse((answer) => answer.url().endsWith('/api/staff/screen') && answer.ok());
  await expect(kitchen.getByTestId('kitchen')).toBeVisible();
  await said;
  await kitchen.close();
  const maria = await waiter(house, 'Елена');
  await orderOneDish(await sitDown(page, tableUrl));
  await expect(maria.locator('[data-testid=food][data-kind=unseen]')).toBeVisible({ timeout: patience(100_000) });
  await expect.poll(() => strikes(maria), { message: 'it rings' }).toBeGreaterThan(0);
});
