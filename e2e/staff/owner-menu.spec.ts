// An owner sorts the menu and raises prices while a guest reads it.
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { sitDown } from '../support/journey.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

const rows = (owner: Page) => owner.getByTestId('sorted-row');

test('owner: a dish moved by "Move to" and prices raised by 10 % reach the guest’s open menu after publication @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  const menu = await sitDown(page, tableUrl);
  await menu.openCategory('Салати');
  await expect(menu.card('Шопска салата')).toContainText('5,90');

  const owner = await another(house, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await openPage(owner, 'Меню');
  await owner.getByRole('link', { name: /^Супи/ }).click();
  await owner.getByTestId('menu-ways').click();
  await owner.getByRole('link', { name: 'Подреждане на ястия' }).click();
  await expect(rows(owner).first()).toContainText('Таратор');
  await checkAccessibility(owner);

  // By keyboard: the buttons beside the drag handle.
  await owner.getByRole('button', { name: 'Таратор: надолу' }).focus();
  await owner.keyboard.press('Enter');
  await expect(rows(owner).nth(1)).toContainText('Таратор');
  await expect(owner.getByRole('button', { name: 'Таратор: надолу' })).toBeFocused();

  // Drags the dish up again by its handle.
  const handle = rows(owner).nth(1).locator('[data-handle]');
  await handle.hover();
  const box = await handle.boundingBox();
  if (!box) throw new Error('no handle');
  await owner.mouse.down();
  await owner.mouse.move(box.x + box.width / 2, box.y - box.height / 2, { steps: 4 });
  await owner.mouse.up();
  await expect(rows(owner).first()).toContainText('Таратор');

  await owner.getByRole('button', { name: 'Таратор: преместване в…' }).click();
  const sheet = owner.getByRole('dialog');
  await sheet.getByLabel('Категория').selectOption('Салати');
  await sheet.getByLabel('Място').selectOption('В началото на списъка');
  await checkAccessibility(owner);
  await sheet.getByTestId('move-there').click();
  await expect(sheet).toHaveCount(0);
  await expect(rows(owner).filter({ hasText: 'Таратор' })).toHaveCount(0);

  await owner.getByRole('link', { name: 'Всички ястия' }).click();
  await owner.getByRole('link', { name: /^Салати/ }).click();
  await expect(owner.getByTestId('owner-dish').first()).toContainText('Таратор');
  await owner.getByTestId('menu-ways').click();
  await owner.getByRole('link', { name: 'Промяна на цени' }).click();
  await expect(owner.getByLabel('Категория')).toHaveValue('salati');
  await owner.getByRole('textbox', { name: 'Процент' }).fill('10');
  const raised = owner.getByTestId('new-price').filter({ hasText: 'Таратор' });
  await expect(raised).toContainText('4,80');
  await expect(raised).toContainText('5,30');
  await checkAccessibility(owner);
  await owner.getByTestId('keep-prices').click();

  await expect(owner.getByTestId('staff-menu')).toBeVisible();
  await owner.getByRole('button', { name: /^Публикуване/ }).click();
  await expect(owner.getByTestId('previewed-change').filter({ hasText: 'Категория' })).toContainText('Супи → Салати');
  await owner.getByTestId('publish-now').click();
  await expect(owner.getByTestId('undo-publication')).toBeVisible();

  await expect(menu.cards.first()).toContainText('Таратор');
  await expect(menu.cards.first()).toContainText('5,30');
  await expect(menu.card('Шопска салата')).toContainText('6,50');
});

test('owner: on a tablet the page of an open dish is as high as the window, and only its columns scroll @deep', async ({
  house,
}) => {
  const owner = await another(house, { viewport: { width: 1024, height: 768 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await openPage(owner, 'Меню');
  await owner.getByTestId('owner-dish').getByRole('link').first().click();
  await expect(owner.getByTestId('dish-editor')).toBeVisible();
  expect(await owner.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});
