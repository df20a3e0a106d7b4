// A manager's PIN for one command: a waiter asks on the staff tablet, and both names are stored.
import { checkAccessibility } from '../support/accessibility.ts';
import { cookieOf, orderOneDish, sitDown } from '../support/journey.ts';
import { another, enrol, PIN, setPin, signIn, signInByPin } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

/** Chromium logs the status of a refused request. */
const REFUSED = /Failed to load resource: the server responded with a status of 403/;

test.use(ownPlace());

test('approval: a waiter reverses a payment with a manager’s PIN, stays signed in, and the journal names both @deep', async ({
  page,
  house,
  guard,
  tableUrl,
}) => {
  guard.allow(REFUSED);
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const phone = await another(house);
  await signIn(phone, house, 'Мария', 'WAITER');
  await setPin(owner, 'Никола', '8642');
  await owner.reload();
  await setPin(owner, 'Мария');
  const tablet = await another(house, { viewport: { width: 1280, height: 800 } });
  await enrol(owner, tablet, { place: house.place, name: 'Таблет салон', kind: 'shared' });
  await signInByPin(tablet, 'Мария', PIN);
  await expect(tablet.getByTestId('tables-screen')).toBeVisible();

  await orderOneDish(await sitDown(page, tableUrl));
  const session = JSON.parse((await cookieOf(page, '_tot_')) ?? '{}') as Record<string, unknown>;
  await tablet.goto(`/${house.place}/staff/tables?table=~${encodeURIComponent(String(session.table))}`);
  const dialog = tablet.getByRole('dialog');
  await tablet.getByTestId('pay').press('Enter');
  await dialog.getByTestId('tender-card').press('Enter');
  await dialog.getByTestId('paid').press('Enter');
  await expect(dialog).toBeHidden();
  const payments = tablet.getByTestId('payments');
  await payments.press('Enter');
  // The payment can be reversed once it has arrived.
  await dialog.getByTestId('take-back').press('Enter');
  await checkAccessibility(tablet);
  await dialog.getByTestId('reverse-confirm').press('Enter');
  await expect(dialog).toContainText('ПИН');
  await checkAccessibility(tablet);
  const pad = dialog.getByTestId('pin-pad');
  const type = async (pin: string) => {
    await pad.focus();
    await tablet.keyboard.type(pin);
    await tablet.keyboard.press('Enter');
  };
  // Her own PIN does not approve.
  await type(PIN);
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  await checkAccessibility(tablet);
  await type('8642');
  await expect(dialog).toBeHidden();
  await expect(payments).toBeFocused();
  await payments.press('Enter');
  await expect(dialog.getByTestId('payment')).toContainText(/Мария[\s\S]*Никола/);
  await tablet.keyboard.press('Escape');
  await expect(tablet.getByTestId('staff-frame')).toContainText('Мария');

  await owner.goto(`/${house.place}/staff/orders`);
  await owner.getByTestId('history-order').first().getByRole('link').click();
  await expect(owner.getByTestId('order-payments')).toContainText(/Мария[\s\S]*Никола/);
});
