// An owner gives a dish another picture on a phone, and a guest at a table sees it.
import sharp from 'sharp';
import { checkAccessibility, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { another, signIn } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';
import { PLACE } from '../support/test-venues.ts';

test('a picture that an owner cuts on a phone is a guest’s once it is published, and the old one’s again once it is undone @deep', async ({
  page,
  house,
  network,
}) => {
  const dish = page.getByTestId('product-screen').locator('img').first();
  await page.goto(`/${PLACE}/na-furna/musaka`);
  const src = () => dish.getAttribute('src');
  await expect.poll(src).toContain('/pictures/');
  const old = (await src()) ?? '';

  const owner = await another(house, { viewport: { width: 390, height: 844 } });
  await signIn(owner, house.server, 'Никола', 'PLACE_ADMIN');
  await owner.goto(`/${PLACE}/staff/menu?category=~na-furna&dish=~musaka`);
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
