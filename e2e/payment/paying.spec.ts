// Card payment before the kitchen gets the order, at the bank double.
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { orderOneDish, settleOnDevice, sitDown } from '../support/journey.ts';
import { OrdersPanel } from '../support/pages.ts';
import { atBank, fillIn, paidOnline, payment, pressAtBank, stand, toBank } from '../support/paying.ts';
import { expect, speak, takingCards, test } from '../support/test.ts';

test.use(takingCards({ change: paidOnline }));
test.beforeEach(async ({ page, baseURL }) => speak(page, 'en', baseURL ?? ''));

test('payment: the kitchen gets an order with online payment once, after the payment [S1.08, S2.07, S7.22, S7.25, S8.33]', async ({
  page,
  place,
  kitchen,
}) => {
  await toBank(page, place);
  await expect(page.getByRole('status')).toContainText('demonstration', { ignoreCase: true });
  expect(await kitchen.labels()).toEqual([]);
  await pressAtBank(page, 'pay');
  await stand(page, 'success');
  await expect(payment(page)).toContainText('Paid. Thank you!');
  await expect(page.getByTestId('paid-stage')).toHaveText('Sent, waiting for the kitchen');
  await expectNoSidewaysScroll(page);
  await checkAccessibility(page);
  expect(await kitchen.labels()).toHaveLength(1);
  await page.reload();
  await stand(page, 'success');
  await page.getByTestId('follow-order').click();
  const orders = new OrdersPanel(page);
  await expect(orders.entries).toHaveCount(1);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
});

test('payment: one of two guests at a table pays half by card, and the other guest sees this payment and pays the rest [S1.06, S2.07] @deep', async ({
  page,
  browser,
  baseURL,
  tableUrl,
}) => {
  await orderOneDish(await sitDown(page, tableUrl));
  await page.getByTestId('open-bill').first().click();
  await page.getByTestId('split-bill').click();
  await page.getByTestId('split-evenly').click();
  await page.getByTestId('pay-by-card').click();
  // The split chosen on the bill is the share to be paid.
  await expect(page.getByTestId('share-evenly')).toBeChecked();
  await checkAccessibility(page);
  await page.getByTestId('pay-share').click();
  await atBank(page);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await phone.newPage();
  await speak(other, 'en', baseURL ?? '');
  await sitDown(other, tableUrl);
  await other.getByTestId('foot-bill').click();
  await expect(other.getByTestId('bill-payer')).toHaveAttribute('data-state', 'held');
  // After leaving without paying, the order page and the bill lead back to the payment.
  await page.goBack();
  await stand(page, 'pending');
  await page.getByRole('link', { name: 'Back to your table' }).click();
  await page.getByTestId('open-bill').first().click();
  await expect(page.getByTestId('bill-sheet').getByRole('link', { name: 'Continue paying' })).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Continue paying' }).click();
  await atBank(page);
  await pressAtBank(page, 'pay');
  await stand(page, 'success');
  await expect(payment(page)).toContainText('Paid. Thank you!');
  await checkAccessibility(page);
  await expect(other.getByTestId('bill-payer')).toHaveAttribute('data-state', 'paid');
  await other.getByTestId('tile-:here').click();
  await other.getByTestId('share-rest').click();
  await other.getByTestId('pay-share').click();
  await atBank(other);
  await pressAtBank(other, 'pay');
  await stand(other, 'success');
  await page.getByTestId('follow-order').click();
  await expect(page.getByTestId('open-bill')).toHaveCount(0);
  await phone.close();
});

test('payment: a declined card keeps the order: the guest leaves the bank, returns and pays @deep', async ({
  page,
  place,
  kitchen,
}) => {
  await toBank(page, place);
  await pressAtBank(page, 'decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await pressAtBank(page, 'leave');
  await stand(page, 'pending');
  expect(await kitchen.labels()).toEqual([]);
  await page.getByTestId('to-bank').click();
  await atBank(page);
  await pressAtBank(page, 'pay');
  await stand(page, 'success');
  expect(await kitchen.labels()).toHaveLength(1);
});

test('payment: a guest with a declined card pays in cash, and the kitchen has the order once @deep', async ({
  page,
  place,
  kitchen,
}) => {
  await toBank(page, place);
  const bank = page.url();
  await pressAtBank(page, 'decline');
  await pressAtBank(page, 'leave');
  await stand(page, 'pending');
  await page.getByTestId('on-receipt-cash').click();
  const orders = new OrdersPanel(page);
  const label = await orders.label();
  await orders.expectState(label, 'received');
  expect(await kitchen.labels()).toEqual([label]);
  await page.goto(bank);
  await expect(page.locator('button[value="pay"]')).toHaveCount(0);
});

test('payment: the back button at the bank starts no second payment @deep', async ({ page, place, kitchen }) => {
  await toBank(page, place);
  const bank = page.url();
  await page.goBack();
  await stand(page, 'pending');
  await page.getByTestId('to-bank').click();
  await atBank(page);
  expect(page.url()).toBe(bank);
  await pressAtBank(page, 'pay');
  await stand(page, 'success');
  await page.goBack();
  await page.goForward();
  await stand(page, 'success');
  expect(await kitchen.labels()).toHaveLength(1);
});

test('payment: without a notification, the server queries the payment, and the order is paid once @deep', async ({
  page,
  place,
  kitchen,
}) => {
  await toBank(page, place);
  await pressAtBank(page, 'late');
  await stand(page, 'processing');
  expect(await kitchen.labels()).toEqual([]);
  await stand(page, 'success');
  expect(await kitchen.labels()).toHaveLength(1);
});

test('payment: closing the bank’s tab loses no money: the kitchen has the order, and the next page shows the order as paid @deep', async ({
  page,
  context,
  place,
  kitchen,
}) => {
  await toBank(page, place);
  // Paid at the bank, without a return.
  await page.request.post(page.url(), { form: { action: 'pay' } });
  await page.close();
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
  const again = await context.newPage();
  await again.goto(`/${place}/payment`);
  await stand(again, 'success');
});

test('payment: a repeated notification counts once, and a forged one is ignored @deep', async ({
  page,
  place,
  kitchen,
}) => {
  await toBank(page, place);
  await pressAtBank(page, 'forged');
  await atBank(page);
  expect(await kitchen.labels()).toEqual([]);
  await pressAtBank(page, 'twice');
  await stand(page, 'success');
  expect(await kitchen.labels()).toHaveLength(1);
});

test('payment: without a network no payment starts, and the form stays [S8.28] @deep', async ({
  page,
  place,
  kitchen,
  network,
}) => {
  await fillIn(page, place);
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  await page.getByTestId('send-checkout').click();
  await expect(page.getByTestId('payment-not-started')).toContainText('There is no network now.');
  await expect(page.locator('#checkout-name input')).toHaveValue('Елена Петрова');
  expect(await kitchen.labels()).toEqual([]);
  await network.heal();
  await expect(async () => {
    await page.getByTestId('send-checkout').click();
    await atBank(page);
  }).toPass();
  await pressAtBank(page, 'pay');
  await stand(page, 'success');
  expect(await kitchen.labels()).toHaveLength(1);
});

test('payment: when the answer to the start is lost and no network is there on return, the payment is made once and shown as paid @deep', async ({
  page,
  place,
  kitchen,
  network,
}) => {
  await fillIn(page, place);
  await settleOnDevice(page);
  await network.fail({ kind: 'lose-answer', to: 'POST /api/orders/preorder', times: 1 });
  await expect(async () => {
    if (!page.url().includes('/demo-bank/'))
      await page.getByTestId('send-checkout').or(page.getByTestId('to-bank')).click();
    await atBank(page);
  }).toPass();
  const bank = page.url();
  await network.heal();
  // Paid at the bank, with the network cut on return.
  await page.request.post(bank, { form: { action: 'pay' } });
  await network.fail({ kind: 'refuse' });
  await page.goto(`/${place}/payment`);
  await expect(payment(page)).toBeVisible();
  await expect(payment(page)).not.toHaveAttribute('data-stand', 'success');
  await network.heal();
  await stand(page, 'success');
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
});

test('customer: registers, orders, pays by card, and repeats the order by one press [S2.13, S2.58] @deep @tablet', async ({
  page,
  place,
  kitchen,
}) => {
  const email = `elena.${Date.now()}@abv.bg`;
  await page.goto(`/${place}/profile`);
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('First name').fill('Elena');
  await page.getByLabel('Email').fill(email);
  await page.getByText('Add last name, phone or address (optional)').click();
  await page.getByLabel('Phone (optional)').fill('0888 123 456');
  await page.getByLabel('Password', { exact: true }).fill('лятна градина');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  // The profile fills in the order page once it has loaded.
  await expect(page.getByRole('heading', { name: 'Elena' })).toBeVisible();
  await toBank(page, place);
  await pressAtBank(page, 'pay');
  await stand(page, 'success');
  await expect.poll(() => kitchen.labels()).toHaveLength(1);
  await page.goto(`/${place}/profile/orders`);
  const order = page.getByTestId('my-order');
  await expect(order).toHaveCount(1);
  await expect(order).toContainText('Elena');
  await order.getByTestId('repeat-order').click();
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
});

test.describe('OneTouch: a customer', () => {
  test.use({
    copyOf: { change: paidOnline, settings: { card_payment_providers: 'epay_onetouch', repeat_order_seconds: 0 } },
  });

  test('saves a card with consent, pays the next order by one tap, and removes the card [S5.18, S6.03, S7.23, S8.07, S8.34] @deep', async ({
    page,
    place,
    kitchen,
  }) => {
    const who = { first_name: 'Elena', email: `elena.${Date.now()}@abv.bg`, password: 'лятна градина' };
    const call = page.waitForRequest((request) => request.headers()['x-place'] !== undefined);
    await page.goto(`/${place}`);
    const headers = { 'x-place': (await call).headers()['x-place'] ?? '' };
    expect((await page.request.post('/api/register', { data: who, headers })).ok()).toBe(true);
    await fillIn(page, place);
    await expect(page.getByTestId('save-card')).toHaveCount(0);
    await page.getByTestId('send-checkout').click();
    await expect(page.getByTestId('payment-not-started')).toContainText('please log in');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(who.email);
    await dialog.getByLabel('Password', { exact: true }).fill(who.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByTestId('save-card').check();
    await page.getByTestId('send-checkout').click();
    await atBank(page);
    await pressAtBank(page, 'save');
    await stand(page, 'success');
    await expect.poll(() => kitchen.labels()).toHaveLength(1);

    await fillIn(page, place, /Visa\*\*\*1111/);
    await page.getByTestId('send-checkout').click();
    await stand(page, 'success');
    await expect(payment(page)).toContainText('Visa***1111');
    await expect.poll(() => kitchen.labels()).toHaveLength(2);

    await page.goto(`/${place}/profile/cards`);
    await expect(page.getByTestId('saved-card')).toHaveText(/Visa\*\*\*1111 · until 04\/31/);
    await page.getByRole('button', { name: 'Remove Visa***1111' }).click();
    await expect(page.getByText('Payment instrument successfully deleted')).toBeVisible();
    await page.reload();
    await expect(page.getByText('A new card is saved as you pay.')).toBeVisible();
    await expect(page.getByTestId('saved-card')).toHaveCount(0);
  });
});
