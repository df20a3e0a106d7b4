// An owner configures kitchen and delivery on a phone's settings page.
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('owner settings: categories without a station are listed, a zone is moved by keys, crossing borders are rejected, and a category gets hours @deep', async ({
  house,
}) => {
  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await openPage(owner, 'Настройки');

  const section = async (name: string) => {
    await owner.goto(`/${house.place}/staff/settings`);
    await owner.getByTestId(`settings-${name}`).click();
  };
  await section('kitchen');
  await owner.getByTestId('stations').click();
  const sheet = owner.getByRole('dialog');
  for (const [at, name, category] of [
    [0, 'Скара', 'На жар'],
    [1, 'Бар', 'Бира'],
  ] as const) {
    await sheet.getByRole('button', { name: 'Добавяне на станция' }).click();
    await sheet.getByLabel('Име · Български').nth(at).fill(name);
    await sheet.getByRole('checkbox', { name: category, exact: true }).nth(at).click();
  }
  await expect(sheet.getByTestId('uncooked')).toContainText('Супи');
  await expect(sheet.getByTestId('uncooked')).toContainText('„Скара“');
  await checkAccessibility(owner);
  await expectNoSidewaysScroll(owner);
  await sheet.getByRole('button', { name: 'Запазване за публикуване' }).click();
  await expect(owner.getByTestId('stations')).toContainText('още не е публикувано');
  await expect(owner.getByTestId('uncooked')).toContainText('Супи');

  await section('delivery');
  await owner.getByTestId('orderTypes.delivery.shapes').click();
  await sheet.getByRole('button', { name: 'Чертане на картата' }).first().click();
  const latitude = sheet.getByLabel('Географска ширина на този ъгъл');
  const before = await latitude.inputValue();
  await sheet.getByTestId('delivery-pin').press('ArrowUp');
  await expect(latitude).not.toHaveValue(before);
  await checkAccessibility(owner);
  await expectNoSidewaysScroll(owner);
  // Moves the first corner to the far side, so that the edge crosses itself.
  await latitude.fill('42.69');
  await sheet.getByLabel('Географска дължина на този ъгъл').fill('23.375');
  await sheet.getByRole('button', { name: 'Запазване за публикуване' }).click();
  await expect(sheet.getByText('Границата ѝ се пресича')).toBeVisible();
  await latitude.fill(before);
  await sheet.getByLabel('Географска дължина на този ъгъл').fill('23.3341');
  await sheet.getByRole('button', { name: 'Запазване за публикуване' }).click();
  await expect(sheet).toBeHidden();

  // A breakfast card.
  await section('hours');
  await owner.getByTestId('category-hours').getByRole('button', { name: 'На фурна' }).click();
  await sheet.getByRole('radio', { name: 'Всеки ден в едни и същи часове' }).click();
  await sheet.getByLabel('Всеки ден: до').fill('12:00');
  await checkAccessibility(owner);
  await sheet.getByRole('button', { name: 'Запазване за публикуване' }).click();
  await expect(owner.getByTestId('category-hours')).toContainText('07:00-12:00');
});
