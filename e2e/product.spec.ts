// A dish: card, page, pictures, and adding it to the order.
import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { sendOrder, sitDown } from './support/journey.ts';
import { MenuPage, OrdersPanel, ProductPage } from './support/pages.ts';
import { untilStill } from './support/still.ts';
import { expect, speak, test } from './support/test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

test('dish page: two sizes can be compared before the choice, and the button shows the price [S2.42, S2.43, S4.22] @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const { root, add } = await menu.openProduct(menu.card('Shopska salad'));
  const sizes = root.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await expect(sizes.nth(0)).toBeChecked();
  await expect(add).toContainText('5.90');
  await sizes.nth(1).click();
  await expect(add).toContainText('7.90');
  // By keys too; the selection wraps around.
  await page.keyboard.press('ArrowDown');
  await expect(sizes.nth(2)).toBeChecked();
  await expect(add).toContainText('15.20');
  await page.keyboard.press('ArrowDown');
  await expect(sizes.nth(0)).toBeChecked();
});

test('dish page: size and comment survive a reload, and are cleared once the dish is in the order @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const { root } = await menu.openProduct(menu.card('Shopska salad'));
  const sizes = root.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await sizes.nth(1).click();
  await root.getByRole('textbox').fill('no nuts, allergy');
  await untilStill(page);
  await page.reload();
  await expect(root.getByRole('textbox')).toHaveValue('no nuts, allergy');
  await expect(sizes.nth(1)).toBeChecked();
  // Makes the required choice, if there is one, and adds the dish.
  const required = root.getByRole('radiogroup', { name: 'Your choice' }).getByRole('radio');
  if ((await required.count()) > 0) await required.first().click();
  await new ProductPage(page).add.click();
  await expect(menu.cartCount).toHaveText('1');
  await menu.openProduct(menu.card('Shopska salad'));
  await untilStill(page);
  await page.reload();
  await expect(root.getByRole('textbox')).toHaveValue('');
});

test('dish page: sharing copies the address on a device without a share sheet @deep', async ({
  page,
  baseURL,
  context,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/neven/supi/tarator');
  await page.getByTestId('share').click();
  await expect(page.getByTestId('shared')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(address).pathname).toBe('/neven/supi/tarator');
  await page.goto(address);
  await expect(new ProductPage(page).root.getByRole('heading', { level: 1 })).toHaveText('Tarator');
});

test('dish page: sharing prefers the device’s share sheet @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (what: unknown) => void shared.push(what) });
  });
  await page.goto('/neven/supi/tarator');
  await page.getByTestId('share').click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
    .toEqual([{ title: 'Tarator', url: `${baseURL}/neven/supi/tarator` }]);
});

test('dish card: asks for the size under a shortened name, and the comment reaches the kitchen [S2.38, S2.40, S9.12] @deep', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await menu.card('Shopska salad').getByTestId('add-to-cart').click();
  const dialog = dialogOf(page);
  await expect(dialog.getByTestId('variant-title')).toHaveText('Shopska salad');
  await expect(dialog.getByTestId('choose-variant')).toHaveCount(3);
  await expect(dialog.getByTestId('choose-variant').nth(1)).toContainText('7.90');
  await dialog.getByRole('button', { name: /^Note to the kitchen: Large/ }).click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('no onion please');
  await checkAccessibility(page);
  await dialog.getByTestId('choose-variant').nth(1).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('added-toast')).toHaveText(/^1 x Shopska salad - \/Large · 350\sg\/$/);
  await new OrdersPanel(page).expectState(await sendOrder(menu), 'received');
  expect((await kitchen.orders())[0]?.lines[0]).toMatchObject({ name: 'Шопска салата', comment: 'no onion please' });
});

test('dish card: the list of ingredients opens and closes [S2.33, S4.07] @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven');
  const menu = await new MenuPage(page).ready();
  const card = menu.card('Snezhanka');
  const toggle = card.getByRole('button', { name: /^What is in it/ });
  const facts = card.getByText('Contains', { exact: true });
  await expect(facts).toBeHidden();
  await toggle.click();
  await expect(facts).toBeVisible();
  await expect(card.getByText(/^Keeps for \d+ hours after it is made$/)).toBeVisible();
  await checkAccessibility(page);
  await toggle.click();
  await expect(facts).toBeHidden();
  // The card behind the toggle was not pressed.
  await expect(page).toHaveURL(/neven$/);
});

test('sold-out dish: the card is dimmed and disabled, and the dish page says “sold out” [S4.06] @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/na-zhar');
  const menu = await new MenuPage(page).ready();
  const card = menu.cards.filter({ hasText: 'Sold out for now' }).first();
  await expect(card).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByTestId('add-to-cart')).toHaveCount(0);
  const before = page.url();
  await card.getByRole('heading').click();
  expect(page.url()).toBe(before);
  await page.goto('/neven/na-zhar/agneshki-kotleti');
  await expect(page.getByTestId('order-disabled')).toHaveText('Sold out for now');
  await expect(page.getByTestId('add-product')).toHaveCount(0);
});

test('dish page: suggests four other dishes, and no drink [S9.13] @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/salati/shopska-salata');
  const tiles = page.getByTestId('related-dish');
  await expect(tiles).toHaveCount(4);
  const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) expect(address).toMatch(/^\/neven\/(?!napitki)[\w-]+\/[\w-]+$/);
  // Another four after a reload.
  await page.reload();
  await expect(tiles).toHaveCount(4);
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).not.toEqual(addresses);
  const name = await tiles.first().locator('[lang]').first().innerText();
  await tiles.first().click();
  await expect(page.getByTestId('product-screen').getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('bookable dish: a press and the dish’s address open the booking, and never the dish page @deep', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/hotel-rila/spa');
  const menu = await new MenuPage(page).ready();
  await expect(menu.cards.first().getByRole('link')).toHaveCount(0);
  await menu.cards.first().getByTestId('book').click();
  const sheet = page.getByTestId('booking-sheet');
  await expect(sheet.getByRole('radiogroup', { name: 'Day', exact: true })).toBeVisible();
  await expect(sheet).toContainText('32.00');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/hotel-rila\/spa$/);
  await page.goto('/hotel-rila/spa/klasicheski-masazh');
  await expect(sheet).toBeVisible();
  await expect(page.getByTestId('product-screen')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/hotel-rila\/spa$/);
});

test('venue story: alternates pictures and texts [S2.36] @every-size @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/neven/za-nas');
  const banners = page.getByTestId('info-banner');
  await expect(banners.nth(1)).toBeVisible();
  await expect(page.getByTestId('product-card')).toHaveCount(0);
  const picturesAt = await banners.evaluateAll((all) =>
    all
      .slice(0, 2)
      .map((one) => Math.round(one.querySelector('picture')?.parentElement?.getBoundingClientRect().left ?? 0)),
  );
  expect(picturesAt[0]).not.toBe(picturesAt[1]);
  await banners.first().getByRole('button').click();
  await expect(dialogOf(page)).toBeVisible();
});

test('keyboard: a whole dish with size, extras and comment can be ordered @every-size @deep', async ({
  page,
  baseURL,
  kitchen,
  tableUrl,
}) => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  const card = menu.card('Shopska salad');
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    for (let press = 0; press < 120; press++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never reached it.');
  };
  await tabTo(card.getByRole('link', { name: 'Shopska salad' }));
  await page.keyboard.press('Enter');
  const { root, add } = await new ProductPage(page).ready();
  await checkAccessibility(page);
  const sizes = root.getByRole('radiogroup', { name: 'Size' }).getByRole('radio');
  await tabTo(sizes.first());
  await page.keyboard.press('ArrowDown');
  await expect(sizes.nth(1)).toBeChecked();
  const required = root.getByRole('radiogroup', { name: 'Your choice' }).getByRole('radio');
  await tabTo(required.first());
  await page.keyboard.press('ArrowRight');
  await expect(required.nth(1)).toBeChecked();
  await tabTo(root.getByRole('region', { name: 'Add' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await tabTo(root.getByRole('region', { name: 'Without' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await tabTo(root.getByRole('textbox'));
  await page.keyboard.type('cheese on the side');
  await tabTo(add);
  await page.keyboard.press('Enter');
  await expect(menu.cards.first()).toBeVisible();
  await new OrdersPanel(page).expectState(await sendOrder(menu), 'received');
  const line = (await kitchen.orders())[0]?.lines[0];
  expect(line).toMatchObject({ name: 'Шопска салата', comment: 'cheese on the side' });
  expect(line?.added).toHaveLength(1);
  expect(line?.removed).toHaveLength(1);
});
