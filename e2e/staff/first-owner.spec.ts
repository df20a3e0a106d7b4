// First start of a server: it prints a link; the owner sets a PIN and enrols a tablet.
import { checkAccessibility } from '../support/accessibility.ts';
import { another, enrol, PIN, secretOf, setPin, signInByPin } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

// A server without an owner.
test.use({ serverOf: 'first-owner' });

test('first owner: the first start’s link signs the owner in; the owner sets a PIN and signs in by this PIN; the link is not printed again @deep', async ({
  page,
  browser,
  server,
  guard,
  baseURL,
}) => {
  const house = { browser, guard, baseURL };
  const link = /\/([\w-]+\/staff\/sign-in#[\w-]+)/.exec(server.output())?.[1] ?? '';
  expect(secretOf(link)).not.toBe('');
  await page.goto(`/${link}`);
  await expect(page.getByTestId('staff-link')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Вход' }).press('Enter');
  await expect(page.getByTestId('staff-frame')).toContainText('Owner');

  await setPin(page, 'Owner');
  const tablet = await another(house);
  const [place = ''] = link.split('/');
  await enrol(page, tablet, { place, name: 'Таблет салон', kind: 'shared' });
  await signInByPin(tablet, 'Owner', PIN);
  await expect(tablet.getByTestId('staff-frame')).toContainText('Owner');

  // The server restarts: a request during its shutdown gets 503, a later one no answer.
  guard.allow(/net::ERR_|status of (?:401|503)/);
  const before = server.output().length;
  await server.stop();
  await server.start();
  await expect.poll(() => server.output().slice(before)).toContain('Tabl is running');
  expect(secretOf(server.output().slice(before))).toBe('');
  // The link was good once.
  const thief = await another(house);
  await thief.goto(`/${link}`);
  await expect(thief.getByTestId('link-over')).toContainText('Вече е използвана');
});
