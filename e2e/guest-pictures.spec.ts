// A guest sends a picture in German or Bulgarian, the manager approves it, and the gallery shows it.

import sharp from 'sharp';
import { patience } from '../tests/support/patience.ts';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { NETWORK_FAULTS } from './support/guard.ts';
import { another, signIn } from './support/staff.ts';
import { expect, ownPlace, speak, test } from './support/test.ts';

test.use(ownPlace({ from: 'neven' }));

const photograph = async (noise: number) => ({
  name: 'terrace.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#2a6f4e',
      noise: { type: 'gaussian', mean: noise, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer(),
});

const LANGUAGES = [
  { language: 'de', send: 'Absenden', stays: 'bleibt hier', again: /Absenden|Erneut versuchen/ },
  { language: 'bg', send: 'Изпращане', stays: 'остава тук', again: /Изпращане|Нов опит/ },
] as const;

for (const { language, send, stays, again } of LANGUAGES) {
  test(`guest picture in ${language}: is shown after approval, and its selection survives a dead network [S2.15, S7.41] @tablet @deep`, async ({
    page,
    house,
    network,
    guard,
    baseURL,
  }) => {
    guard.allow(NETWORK_FAULTS);
    await speak(page, language, baseURL ?? '');
    await page.goto(`/${house.place}/gallery`);
    const form = page.getByTestId('send-picture');
    const file = page.getByTestId('guest-picture-file');
    await expect(form).toBeVisible();
    const before = await page.getByTestId('gallery-picture').count();

    await file.setInputFiles(await photograph(120));
    await network.fail({ kind: 'refuse' });
    const press = form.getByRole('button', { name: send });
    await expect(async () => {
      // A page that has already noticed the dead network says so and disables the button.
      if ((await press.isVisible()) && (await press.isEnabled())) await press.click({ timeout: patience(1000) });
      await expect(form).toContainText(stays, { timeout: patience(1000) });
    }).toPass();
    await checkAccessibility(page);
    await network.heal();
    await form.getByRole('button', { name: again }).click();
    await expect(form).toHaveAttribute('data-stage', 'sent');
    await checkAccessibility(page);
    await expectNoSidewaysScroll(page);

    const manager = await another(house, { viewport: { width: 390, height: 844 } });
    await signIn(manager, house, 'Мария', 'PLACE_ADMIN');
    await expect(manager.getByTestId('need-pictures')).toContainText('1 снимка чака одобрение');
    await manager.goto(`/${house.place}/staff/pictures`);
    await expect(manager.getByTestId('waiting-picture').locator('img')).toBeVisible();
    await checkAccessibility(manager);
    await expectNoSidewaysScroll(manager);
    await page.reload();
    await expect(page.getByTestId('gallery-picture')).toHaveCount(before);
    await manager.getByRole('button', { name: 'Разрешаване' }).click();
    await expect(manager.getByTestId('shown-picture')).toBeVisible();

    await page.reload();
    await expect(page.getByTestId('gallery-picture')).toHaveCount(before + 1);
  });
}
