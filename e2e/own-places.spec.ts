// One person at two places of a server: signed in once on a phone, removed at one.
import { checkAccessibility } from './support/accessibility.ts';
import { another, secretOf } from './support/staff.ts';
import { expect, ownPlace, test } from './support/test.ts';

test.use(ownPlace());

/** Chromium logs the status of a refused request. */
const TURNED_AWAY = /Failed to load resource: the server responded with a status of 401/;

test('own places: a manager opens another place’s link on the same phone, switches, and is removed at one @deep', async ({
  house,
  addPlace,
  guard,
}) => {
  guard.allow(TURNED_AWAY);
  const { server, place } = house;
  const there = await addPlace({ from: 'briz' });
  const phone = await another(house, { viewport: { width: 390, height: 844 } });
  const add = (at: string, role: string) =>
    server.run(['staff', 'add', '--place', at, '--name', 'Цветан', '--role', role]);
  await phone.goto(`/${place}/staff/sign-in#${secretOf(add(place, 'PLACE_ADMIN'))}`);
  await phone.getByRole('button', { name: 'Вход' }).click();
  await expect(phone.getByTestId('today-screen')).toBeVisible();
  await expect(phone.getByRole('button', { name: /смяна на заведението/ })).toHaveCount(0);

  await phone.goto(`/${there}/staff/sign-in#${secretOf(add(there, 'WAITER'))}`);
  await expect(phone.getByTestId('staff-link')).toContainText('Цветан');
  await checkAccessibility(phone);
  await phone.getByRole('button', { name: 'Това съм аз: добавяне на заведението' }).click();
  // On a phone the switch is under "More".
  await phone.getByTestId('more-pages').click();
  await phone.getByRole('button', { name: /смяна на заведението/ }).focus();
  await phone.keyboard.press('Enter');
  const list = phone.getByTestId('own-places');
  await expect(list.getByRole('button')).toHaveCount(2);
  await expect(list.getByRole('button', { name: /сервитьор/ })).toHaveAttribute('aria-current', 'true');
  await checkAccessibility(phone);
  await list.getByRole('button', { name: /управител/ }).click();
  await expect(phone).toHaveURL(new RegExp(`/${place}/staff/today$`));
  await expect(phone.getByTestId('today-screen')).toBeVisible();
  await expect(list).toHaveCount(0);

  const people = server.run(['staff', 'list', '--place', place]).split('\n');
  const [id = ''] = people.findLast((line) => line.includes('Цветан'))?.split(' ') ?? [];
  server.run(['staff', 'remove', '--place', place, id]);
  await phone.reload();
  const gone = phone.getByTestId('staff-nobody');
  await expect(gone.getByRole('alert').first()).toContainText('прекратен');
  await gone.getByRole('link').first().click();
  await expect(phone).toHaveURL(new RegExp(`/${there}/staff/tables$`));
  await phone.getByTestId('more-pages').click();
  await expect(phone.getByRole('dialog')).toContainText('Цветан');
});
