// An owner adds a required choice to a dish, and a guest at a table makes it.
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { sitDown } from '../support/journey.ts';
import { MenuPage, OrdersPanel, ProductPage } from '../support/pages.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('owner: a required choice added to a dish must be made on a guest’s phone after publication @deep', async ({
  page,
  house,
  tableUrl,
}) => {
  const dish = `/${house.place}/na-furna/musaka`;
  await sitDown(page, tableUrl);
  await page.goto(dish);
  const product = await new ProductPage(page).ready();
  await expect(product.root.getByRole('radiogroup', { name: 'Порция' })).toHaveCount(0);

  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await owner.goto(`/${house.place}/staff/menu?category=~na-furna&dish=~musaka`);
  await owner.getByTestId('new-group').click();
  await owner.getByLabel('Заглавие за гостите').fill('Порция');
  await owner.getByLabel('Опции, по една на ред').fill('Цяла\nПоловин');
  await checkAccessibility(owner);
  await owner.getByRole('button', { name: 'Добавяне на групата' }).click();
  const group = owner.getByTestId('dish-group').filter({ hasText: 'Порция' });
  await expect(group).toContainText('задължително се избира 1');
  await group.getByRole('link').click();

  // Sets a price by keyboard.
  await owner.getByTestId('option-tsyala').locator('summary').press('Enter');
  const price = owner.getByRole('textbox', { name: /Цена.*Цяла/ });
  await price.fill('1,20');
  await price.press('Tab');
  await owner.getByRole('button', { name: /Надолу.*Цяла/ }).press('Enter');
  await expect(owner.getByTestId(/^option-/).last()).toContainText('Цяла');
  await checkAccessibility(owner);
  await expectNoSidewaysScroll(owner);

  await owner.getByTestId('publish').click();
  const sheet = owner.getByTestId('publish-sheet');
  await expect(sheet.getByTestId('previewed-change')).toHaveCount(1);
  await expect(sheet).toContainText('Порция');
  await expect(sheet).toContainText('Половин, Цяла');
  // Guests see no draft before publication.
  await page.reload();
  await expect(product.root.getByRole('radiogroup', { name: 'Порция' })).toHaveCount(0);
  await owner.getByTestId('publish-now').click();
  await expect(owner.getByTestId('undo-publication')).toBeVisible();

  const choice = product.root.getByRole('radiogroup', { name: 'Порция' });
  await expect(choice).toBeVisible();
  await expect(product.add).toContainText('Порция');
  await choice.getByRole('radio', { name: /Цяла/ }).click();
  await product.add.click();
  await (await new MenuPage(page).openCart()).send.click();
  // The app first offers matching dishes.
  await page.getByTestId('upsell-no').click();
  await expect(new OrdersPanel(page).entries.first()).toBeVisible();

  await owner.getByTestId('undo-publication').click();
  await owner.getByTestId('undo-now').click();
  await expect(owner.getByTestId('undo-publication')).toHaveCount(0);
});
