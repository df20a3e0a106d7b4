// Whoever runs a place: the day's figures, the orders of the day and their file, as guests order.
import { readFile } from 'node:fs/promises';
import { checkAccessibility } from '../support/accessibility.ts';
import { cookieOf, orderOneDish, sitDown } from '../support/journey.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('an order that a guest sends stands in the day’s figures, in its list and in its file; the day stays without a network @deep', async ({
  page,
  house,
  tableUrl,
  network,
}) => {
  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await expect(owner.getByTestId('today-screen')).toBeVisible();
  const orders = owner.getByTestId('figure-orders').locator('dd').first();
  const before = Number(await orders.textContent());

  await orderOneDish(await sitDown(page, tableUrl));
  const table = String(JSON.parse((await cookieOf(page, '_tot_')) ?? '{}').table);
  await expect(orders).toHaveText(String(before + 1));
  await checkAccessibility(owner);

  await openPage(owner, 'Поръчки');
  const first = owner.getByTestId('history-order').first();
  await expect(first).toContainText(table);
  await checkAccessibility(owner);
  const label = /[A-Z]\w*-\d+/.exec((await first.textContent()) ?? '')?.[0] ?? '';
  await owner.getByRole('searchbox').fill(label);
  await expect(owner.getByRole('status').filter({ hasText: 'намерена 1 поръчка' })).toBeVisible();

  await owner.getByRole('button', { name: 'Като таблица (CSV)' }).click();
  const saved = owner.waitForEvent('download');
  await owner.getByTestId('file-load').click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^orders-[\w-]+-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,${label},`);
  await expect(owner.getByTestId('file-load')).toHaveCount(0);

  await first.getByRole('link').click();
  await expect(owner.getByTestId('order-step').first()).toContainText(table);
  await checkAccessibility(owner);

  await openPage(owner, 'Днес');
  await network.fail({ kind: 'refuse' });
  await expect(owner.getByTestId('today-stale')).toContainText('Виждате деня към');
  await expect(orders).toHaveText(String(before + 1));
  await network.heal();
  await expect(owner.getByTestId('today-stale')).toHaveCount(0);
});
