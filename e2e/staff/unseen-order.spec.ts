// An order that no screen and no printer has shown: whoever serves hears of it.
import type { Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { orderOneDish, sitDown } from '../support/journey.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// Nobody else's order may ring here.
test.use({ serverOf: 'unseen-order' });

const strikes = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, 'strikes')));

test('an order that nobody has seen for a minute rings on the waiter’s phone, and is named in the queue @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  test.setTimeout(patience(180_000));
  const maria = await another(house, { viewport: { width: 390, height: 844 } });
  await maria.addInitScript(() => {
    Object.assign(window, { strikes: 0 });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function strike() {
      Object.assign(window, { strikes: Number(Reflect.get(window, 'strikes')) + 1 });
      return make.call(this);
    };
  });
  await signIn(maria, house.server, 'Мария', 'WAITER');
  await expect(maria.getByTestId('tables-screen')).toBeVisible();
  await orderOneDish(await sitDown(page, tableUrl));
  await expect(maria.locator('[data-testid=food][data-kind=unseen]')).toBeVisible({ timeout: patience(100_000) });
  await expect.poll(() => strikes(maria), { message: 'it rings' }).toBeGreaterThan(0);
});
