// A guest becomes a customer: registers, verifies the address, orders, orders again, resets the password, and leaves.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TestServer } from '../../tests/support/serve.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { NETWORK_FAULTS } from '../support/guard.ts';
import { orderOneDish, settleOnDevice, sitDown, untilAppHears } from '../support/journey.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another } from '../support/staff.ts';
import { expect, speak, test } from '../support/test.ts';
import { PLACE } from '../support/test-venues.ts';

/** A unique email address for this journey. */
const nobodyElse = (name: string): string => `${name}.${Date.now()}@abv.bg`;
const PASSWORD = 'лятна градина';

/** Path of the newest mailed link of a kind to an address. Without a mail server, mails are files in a folder. */
async function mailedLink({ dataDir }: TestServer, email: string, kind: string): Promise<string> {
  const found = () => {
    const folder = join(dataDir, 'mail');
    let files: string[] = [];
    try {
      files = readdirSync(folder);
    } catch {
      // The server has written no mail yet.
    }
    const mails = files.map((file) =>
      readFileSync(join(folder, file), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='),
    );
    const links = mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => {
        const end = mail.indexOf('\n\n');
        const [head, body] = [mail.slice(0, end), mail.slice(end)];
        return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body;
      })
      .flatMap((text) => new RegExp(`(/\\S+/profile/mail#${kind}\\.\\S+)`).exec(text)?.[1] ?? []);
    return links.at(-1)?.replace(/^\/\/[^/]+/, '');
  };
  await expect.poll(found).toBeDefined();
  return found() ?? '';
}

const openProfile = async (page: Page): Promise<void> => {
  await page.goto(`/${PLACE}`);
  await untilAppHears(page);
  await page.getByTestId('more').click();
  await page.getByRole('link', { name: 'Profile' }).click();
};

const register = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await openProfile(page);
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('First name').fill('Elena');
  await page.getByLabel('Email').fill(email);
  // Open already where the guest's phone number is known.
  const phone = page.getByLabel('Phone (optional)');
  if (!(await phone.isVisible())) await page.getByText('Add last name, phone or address (optional)').click();
  await phone.fill('0888 123 456');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await expect(page.getByTestId('profile')).toContainText('Your profile is ready, and you are signed in');
};

const signIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
};

test.beforeEach(async ({ page, baseURL }) => speak(page, 'en', baseURL ?? ''));

/** Account mails lie in a folder, as on a demo server; the test's server has no demo venues and would offer no mails. */
test.beforeEach(async ({ context }) =>
  context.route('**/api/order-mail', (route) => route.fulfill({ json: { mails: false, account_mails: 'folder' } })),
);

test('customer: registers, signs in, verifies the email address, orders, and has the order in the list [S2.13, S2.14, S2.55, S2.58, S4.20, S8.32]', async ({
  page,
  server,
  tableUrl,
}) => {
  const email = nobodyElse('elena');
  await register(page, email);
  await expect(page.getByRole('heading', { name: 'Elena' })).toBeVisible();
  await expect(page.getByTestId('profile')).toContainText('Confirm your email');
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);

  // A link in a mail opens in a new tab.
  const mail = await page.context().newPage();
  await mail.goto(await mailedLink(server, email, 'verify'));
  await mail.getByRole('button', { name: 'Confirm' }).click();
  await expect(mail.getByTestId('mail-link')).toContainText('Your email is confirmed');
  await mail.getByRole('link', { name: 'To the profile' }).click();
  await expect(mail.getByTestId('profile')).toBeVisible();
  await expect(mail.getByRole('button', { name: 'Your details' })).toBeVisible();
  await expect(mail.getByTestId('profile')).not.toContainText('Confirm your email');
  await mail.close();

  const label = await orderOneDish(await sitDown(page, tableUrl));
  await new OrdersPanel(page).expectState(label, 'received');
  await page.goto(`/${PLACE}/profile/orders`);
  const order = page.getByTestId('my-order');
  await expect(order).toHaveCount(1);
  for (const column of ['Date', 'Products', 'Type', 'Amount', 'Payment', 'Status', 'Address', 'Personal data'])
    await expect(order.locator('dt', { hasText: new RegExp(`^${column}$`) })).toHaveCount(1);
  await expect(order).toContainText('At the table');
  await expect(order).toContainText('€');
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);

  await order.getByTestId('repeat-order').click();
  await expect(page.getByTestId('cart-line')).toHaveCount(1);
});

test('account form: an error is beside its field, and typed text stays, with and without a network [S8.20] @deep', async ({
  page,
  guard,
  network,
}) => {
  guard.allow(/status of 4(?:01|22)/);
  guard.allow(NETWORK_FAULTS);
  await openProfile(page);
  await page.getByRole('button', { name: 'I am new here' }).click();
  await page.getByLabel('Email').fill('elena@abv');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create the profile' }).click();
  await expect(page.getByRole('dialog')).toContainText('This field is required');
  await expect(page.getByRole('dialog')).toContainText('Enter a valid email address');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'I have a profile' }).click();
  await signIn(page, nobodyElse('nobody'), 'not this one');
  await expect(page.getByRole('dialog')).toContainText('Invalid login data');
  await network.fail({ kind: 'refuse' });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('No answer came');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one');
  await network.heal();
});

test('profile: opens without a network, says what is missing, and loads the missing parts when the network is back @deep', async ({
  page,
  context,
  guard,
  network,
}) => {
  guard.allow(NETWORK_FAULTS);
  const email = nobodyElse('ivan');
  await register(page, email);
  await expect(page.getByRole('button', { name: 'Your details' })).toBeVisible();
  await settleOnDevice(page);
  await network.fail({ kind: 'refuse' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Elena' })).toBeVisible();
  await expect(page.getByTestId('profile')).toContainText('Your profile cannot be loaded now');
  await expect(page.getByRole('button', { name: 'Your details' })).toBeHidden();
  await page.getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByTestId('my-orders')).toContainText('Your orders cannot be loaded now');
  await network.heal();
  await expect(page.getByTestId('my-orders')).toContainText('Nothing yet.');
  const other = await context.newPage();
  await other.goto(`/${PLACE}/profile`);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByTestId('profile-out')).toBeVisible();
});

test('password reset: a reset by mail ends every other sign-in, and signing out deletes the customer’s data from the device [S4.21, S7.31, S8.31, S8.32] @deep', async ({
  page,
  server,
  guard,
  browser,
  baseURL,
}) => {
  guard.allow(/status of 401/);
  const email = nobodyElse('maria');
  await register(page, email);
  const other = await another({ browser, guard, baseURL });
  await speak(other, 'en', baseURL ?? '');
  await other.goto(`/${PLACE}/profile`);
  await other.getByTestId('open-sign-in').click();
  await signIn(other, email);
  await expect(other.getByRole('heading', { name: 'Elena' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await openProfile(page);
  await page.getByTestId('open-sign-in').click();
  await page.getByRole('button', { name: 'I forgot the password' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByTestId('mail-sent')).toContainText(
    'If a profile with that email exists, you will receive instructions',
  );
  const link = await mailedLink(server, email, 'reset');
  const mail = await page.context().newPage();
  await mail.goto(link);
  await mail.getByRole('textbox', { name: 'New password' }).fill('зимна градина');
  await mail.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(mail.getByRole('heading', { name: 'Elena' })).toBeVisible();
  const kept = () => mail.evaluate(() => localStorage.getItem('tabl_user_contact'));
  await expect.poll(kept, 'whom the next order is for').toContain('Elena');
  await other.reload();
  await expect(other.getByTestId('profile-out')).toContainText('You were signed out. Sign in again.');
  await mail.getByRole('button', { name: 'Sign out' }).click();
  await expect(mail).toHaveURL(new RegExp(`/${PLACE}$`));
  await expect(mail.getByTestId('signed-out')).toContainText('You are signed out');
  const left = await mail.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(left).not.toMatch(/maria|Elena|0888|_tut_|tabl_user/);
  await mail.goto(link);
  await mail.getByRole('textbox', { name: 'New password' }).fill('once more, please');
  await mail.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(mail.getByTestId('mail-link')).toContainText('This link does not work any more');
});

test('reservation: one made before the guest registered appears among the account’s bookings [S8.33] @deep', async ({
  page,
}) => {
  const email = nobodyElse('booked');
  await page.goto(`/${PLACE}/reservations`);
  const free = (what: 'day' | 'hour') => page.locator(`[data-testid^="${what}-"]:not([disabled])`);
  await free('day').nth(1).press('Space');
  await free('hour').first().press('Space');
  await page.getByTestId('booking-name').fill('Elena Petrova');
  await page.getByTestId('booking-phone').fill('+359 888 123 456');
  await page.getByTestId('book-now').click();
  await expect(page.getByTestId('booking-receipt')).toContainText('Elena Petrova');
  await register(page, email);
  await page.goto(`/${PLACE}/profile/bookings`);
  await expect(page.getByTestId('my-booking')).toHaveCount(1);
});
