// Staff sign-in: the owner's link, an invited and removed waiter, and a shared tablet.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStaffFile } from '../../src/contract/staff/staff-files.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import { MenuPage } from '../support/pages.ts';
import { another, enrol, openPage, secretOf, setPin, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** Chromium logs the status of a refused request. */
const TURNED_AWAY = /Failed to load resource: the server responded with a status of 401/;

test('staff sign-in: the owner signs in by a link, invites a waiter and removes her; her phone is signed out with a notice', async ({
  page,
  house,
  guard,
}) => {
  guard.allow(TURNED_AWAY);
  const { server, place } = house;
  const door = `/${place}/staff/sign-in`;
  const said = server.run(['staff', 'add', '--place', place, '--name', 'Никола', '--role', 'CLIENT_ADMIN']);
  await page.goto(`${door}#${secretOf(said)}`);
  await expect(page.getByTestId('staff-link')).toBeVisible();
  await expect(page, 'the secret is out of the address').toHaveURL(new RegExp(`${door}$`));
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Вход' }).click();
  await openPage(page, 'Хора');
  await expect(page.getByTestId('staff-people')).toBeVisible();

  await page.getByRole('button', { name: 'Нов човек' }).click();
  await page.getByLabel('Име').fill('Мария');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Създаване на връзка' }).click();
  const link = (await page.getByTestId('staff-invite').textContent()) ?? '';

  const phone = await another(house);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Вход' }).click();
  await expect(phone.getByTestId('staff-frame')).toContainText('Мария');
  // A waiter cannot open the people page by its address.
  await phone.goto(`/${place}/staff/people`);
  await expect(phone.getByTestId('staff-frame')).toBeVisible();
  await expect(phone.getByTestId('staff-people')).toHaveCount(0);

  await page.getByRole('button', { name: 'Затваряне' }).click();
  await page.getByRole('button', { name: /Мария/ }).click();
  await page.getByRole('button', { name: 'Премахване от персонала' }).click();
  await page.getByRole('button', { name: 'Да, изход отвсякъде' }).click();
  await expect(page.getByRole('button', { name: /Мария/ })).toHaveCount(0);
  await checkAccessibility(page);

  await phone.reload();
  await expect(phone.getByTestId('staff-nobody').getByRole('alert').first()).toContainText('прекратен');
  await phone.goto(link);
  await expect(phone.getByTestId('link-over')).toContainText('Вече е използвана');
  await checkAccessibility(phone);
});

test('staff sign-in: a tablet is enrolled by a code, and people sign in by tile and PIN, with a keyboard too @deep', async ({
  page,
  house,
  guard,
}) => {
  guard.allow(TURNED_AWAY);
  await signIn(page, house, 'Десислава', 'PLACE_ADMIN');
  await setPin(page, 'Десислава');
  const tablet = await another(house);
  await tablet.goto(`/${house.place}/staff/sign-in`);
  await expect(tablet.getByTestId('staff-nobody')).toBeVisible();
  await checkAccessibility(tablet);
  await enrol(page, tablet, { place: house.place, name: 'Таблет салон', kind: 'shared' });
  await expect(tablet.getByTestId('staff-tiles')).toBeVisible();
  const tile = tablet.getByRole('button', { name: /Десислава/ });
  await tile.focus();
  await tablet.keyboard.press('Enter');
  for (const digit of '2469') await tablet.getByRole('button', { name: digit, exact: true }).click();
  await checkAccessibility(tablet);
  await tablet.getByRole('button', { name: 'Вход' }).click();
  await expect(tablet.getByRole('alert').filter({ hasText: 'не е ваш' })).toContainText('Остават 4 опита');
  await tablet.getByTestId('pin-pad').focus();
  await tablet.keyboard.type('2468');
  await tablet.keyboard.press('Enter');
  await expect(tablet.getByTestId('staff-frame')).toContainText('Десислава');
  // A colleague takes over by two taps: this one and a tile.
  await tablet.getByRole('button', { name: 'Смяна' }).click();
  await expect(tile).toBeVisible();
});

test('staff code: a guest’s phone loads no byte of the staff code', async ({ page, place }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/${place}`);
  await new MenuPage(page).ready();
  // Paths of all cached files. The path /whole is stored last, when the device has everything for its guest.
  const kept = () =>
    page.evaluate(async () => {
      const paths: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
      return paths;
    });
  await expect.poll(kept, { timeout: 60_000 }).toContain('/whole');
  const staffs = (paths: readonly string[]) => paths.filter(isStaffFile);
  expect(staffs(await kept())).toEqual([]);
  expect(staffs(asked)).toEqual([]);
});

test('staff code: the build puts staff scripts, styles and texts into separate files', () => {
  const text = readFileSync(join(import.meta.dirname, '../../dist/server/parts.json'), 'utf8');
  const parts: Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>> =
    JSON.parse(text);
  const isStaffs = (name: string) => isStaffFile(`/${name}`);
  const own = Object.entries(parts).filter(([source]) => /src\/staff\/|locales\/[\w-]+\/staff\.po$/.test(source));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter(([, { file }]) => !isStaffs(file)).map(([source]) => source)).toEqual([]);
  const guests = Object.values(parts).filter(({ file }) => !isStaffs(file));
  const pulled = guests.flatMap(({ imports = [] }) => imports.filter((name) => isStaffs(parts[name]?.file ?? '')));
  expect(pulled).toEqual([]);
});
