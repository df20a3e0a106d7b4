// An owner replaces a dish's picture on a phone, and a guest at a table sees it.
import sharp from 'sharp';
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('owner: a picture cropped on a phone reaches guests after publication, and the undo restores the old one @deep', async ({
  page,
  house,
  network,
}) => {
  const dish = page.getByTestId('product-screen').locator('img').first();
  await page.goto(`/${house.place}/na-furna/musaka`);
  const src = () => dish.getAttribute('src');
  await expect.poll(src).toContain('/pictures/');
  const old = (await src()) ?? '';

  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await owner.goto(`/${house.place}/staff/menu?category=~na-furna&dish=~musaka`);
  const photograph = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#b04020' } })
    .jpeg()
    .toBuffer();
  const pictures = owner.getByTestId('dish-pictures');
  await pictures
    .getByTestId('replace-picture')
    .setInputFiles({ name: 'musaka.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(pictures.getByTestId('picture-problem')).toContainText('JPEG');
  await pictures
    .getByTestId('replace-picture')
    .setInputFiles({ name: 'musaka.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await expect(pictures.getByTestId('picture-framing')).toBeVisible();
  await checkAccessibility(owner);
  await expectNoSidewaysScroll(owner);

  // By the keys alone.
  await pictures.getByRole('button', { name: '1:1' }).press('Enter');
  await pictures.getByTestId('crop-part').press('Shift+ArrowRight');
  await network.fail({ kind: 'refuse' });
  await pictures.getByTestId('use-picture').press('Enter');
  await expect(pictures.getByTestId('picture-problem')).toBeVisible();
  await network.heal();
  await pictures.getByTestId('use-picture').press('Enter');
  await expect(pictures.getByTestId('dish-picture')).toHaveCount(1);
  await expect(pictures.getByTestId('picture-framing')).toHaveCount(0);
  await expect(pictures.locator('img')).not.toHaveAttribute('src', old);
  await checkAccessibility(owner);
  await page.reload();
  await expect.poll(src).toBe(old);

  await owner.getByTestId('publish').click();
  const told = owner.getByTestId('changed-pictures');
  await expect(told.locator('del img')).toHaveCount(1);
  await expect(told.locator('ins img')).toHaveCount(1);
  await checkAccessibility(owner);
  await owner.getByTestId('publish-now').click();
  await expect(owner.getByTestId('undo-publication')).toBeVisible();
  await expect.poll(src).not.toBe(old);
  await expect
    .poll(() => dish.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.width / img.height > 0]))
    .toEqual([true, true]);
  await expect(dish).toHaveAttribute('width', '1200');

  await owner.getByTestId('undo-publication').click();
  await owner.getByTestId('undo-now').click();
  await expect(owner.getByTestId('undo-publication')).toHaveCount(0);
  await expect.poll(src).toBe(old);
});

test('owner: pictures are matched to dishes by name, continue after a lost network, and invalid files are named @deep', async ({
  house,
  network,
}) => {
  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house, 'Елена', 'PLACE_ADMIN');
  await owner.goto(`/${house.place}/staff/menu`);
  await owner.getByTestId('menu-ways').click();
  await owner.getByTestId('to-pictures').click();
  const photograph = (background: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const file = async (name: string, background: string) => ({
    ...{ name, mimeType: 'image/jpeg', buffer: await photograph(background) },
  });
  await network.fail({ kind: 'refuse' });
  await owner
    .getByTestId('add-pictures')
    .setInputFiles([
      await file('Таратор.jpg', '#dfe8d0'),
      await file('IMG_2031.jpg', '#b04020'),
      { name: 'shopska-salata.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
    ]);
  const rows = owner.getByTestId('batched-picture');
  await expect(rows.nth(0)).toContainText('Таратор');
  await rows.nth(1).getByTestId('choose-dish').press('Enter');
  await rows.nth(1).getByRole('combobox').selectOption({ label: 'Мусака' });
  await owner.keyboard.press('Tab');
  await expect(rows.nth(1).getByTestId('batched-dish')).toHaveText('Мусака');
  await checkAccessibility(owner);
  await expectNoSidewaysScroll(owner);
  await owner.getByTestId('send-pictures').press('Enter');
  await expect(owner.getByTestId('batch-standing')).toContainText('Няма връзка');
  await network.heal();
  await expect(rows.nth(0)).toHaveAttribute('data-state', 'kept', { timeout: patience(20_000) });
  await expect(rows.nth(1)).toHaveAttribute('data-state', 'kept', { timeout: patience(20_000) });
  await expect(rows.nth(2).getByTestId('picture-problem')).toContainText('JPEG');
  await checkAccessibility(owner);
  await owner.getByTestId('publish').click();
  await expect(owner.getByTestId('changed-pictures')).toHaveCount(2);
});
