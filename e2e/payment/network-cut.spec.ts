// A customer whose network fails at each step from registration to the paid order.
import { patience } from '../../tests/support/patience.ts';
import { settleOnDevice } from '../support/journey.ts';
import { MenuPage } from '../support/pages.ts';
import { fillIn, paidOnline, payment, stand } from '../support/paying.ts';
import { expect, speak, takingCards, test } from '../support/test.ts';

test.use(takingCards({ change: paidOnline }));
test.beforeEach(async ({ page, baseURL }) => speak(page, 'en', baseURL ?? ''));

test('payment: a customer whose network is cut at each step registers, orders and pays, and has one order paid once @tablet @deep', async ({
  page,
  place,
  kitchen,
  network,
}) => {
  const email = `elena.${Date.now()}@abv.bg`;
  const password = 'лятна градина';
  /** Presses without a network: an error is shown, no data is lost, and the same press works later. */
  const pressCut = async (press: () => Promise<void>, saysSo: () => Promise<void>) => {
    await network.fail({ kind: 'refuse' });
    await press();
    await saysSo();
    await network.heal();
  };
  await page.goto(`/${place}`);
  await new MenuPage(page).ready();
  await settleOnDevice(page);
  await page.goto(`/${place}/profile`);
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('First name').fill('Elena');
  await page.getByLabel('Email').fill(email);
  await page.getByText('Add last name, phone or address (optional)').click();
  await page.getByLabel('Phone (optional)').fill('0888 123 456');
  await page.getByLabel('Password', { exact: true }).fill(password);
  const create = () => page.getByRole('button', { name: 'Create the profile' }).click();
  await pressCut(create, () => expect(page.getByRole('dialog')).toContainText('No answer came'));
  // The server registers the customer but the answer is lost: the next press gets the answer for a taken address.
  await network.fail({ kind: 'lose-answer', to: 'POST /api/register', times: 4 });
  await create();
  await expect(page.getByRole('dialog')).toContainText('No answer came');
  await network.heal();
  // The earlier press may still be under way and arrive now.
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Create the profile' });
    if (await button.isVisible()) await button.click({ timeout: patience(2000) });
    await expect(page.getByTestId('profile')).toBeVisible({ timeout: patience(2000) });
  }).toPass();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto(`/${place}/profile`);
  await page.getByTestId('open-sign-in').click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const signIn = () => page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await pressCut(signIn, () => expect(page.getByRole('dialog')).toContainText('No answer came'));
  await signIn();
  await expect(page.getByRole('heading', { name: 'Elena' })).toBeVisible();

  await fillIn(page, place);
  const order = () => page.getByTestId('send-checkout').click();
  await pressCut(order, () =>
    expect(page.getByTestId('payment-not-started')).toContainText('There is no network now.'),
  );
  expect(await kitchen.orders()).toEqual([]);

  // First the order's answer is lost, then the answer of its payment's start.
  const start = 'POST /api/epay/initiateEpayOrder';
  for (const to of ['POST /api/orders/preorder', start]) {
    await network.fail({ kind: 'lose-answer', to, times: 4 });
    await expect(async () => {
      if (await page.getByTestId('send-checkout').isVisible()) await order();
      await expect.poll(() => network.forwarded().some((call) => call.startsWith(to))).toBe(true);
    }).toPass();
    await network.heal();
  }
  await expect(async () => {
    if (!page.url().includes('/demo-bank/'))
      await page
        .getByTestId('to-bank')
        .or(page.getByTestId('pay-again'))
        .click({ timeout: patience(2000) });
    await expect(page).toHaveURL(/\/demo-bank\//, { timeout: patience(2000) });
  }).toPass();

  // The guest returns from the bank without a network, paid, twice.
  const bank = page.url();
  await page.request.post(bank, { form: { action: 'twice' } });
  await network.fail({ kind: 'refuse' });
  await page.goto(`/${place}/payment`);
  await expect(payment(page)).toBeVisible();
  await expect(payment(page)).not.toContainText('Nothing was taken.');
  await network.fail({ kind: 'lose-answer', to: /checkPaymentStatus/ });
  await page.reload();
  await expect(payment(page)).not.toHaveAttribute('data-stand', 'success');
  await network.heal();
  await stand(page, 'success');
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
  const [paid] = await kitchen.paidByCard();
  expect(await kitchen.paidByCard()).toEqual([paid]);
  expect(paid).toBeGreaterThan(0);
  await page.goto(`/${place}/profile/orders`);
  await expect(page.getByTestId('my-order')).toHaveCount(1);
});
