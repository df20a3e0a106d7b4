// Table codes: the manager creates one, a guest scans the saved picture, and a replaced one says so.
import { readFileSync } from 'node:fs';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { checkAccessibility } from '../support/accessibility.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** Decodes the QR code in a picture. */
async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).resize(800).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return decodeQR({ width: info.width, height: info.height, data });
}

test('table codes: a new table’s saved code opens the table, as SVG and PNG; a replaced code says that it was replaced @deep', async ({
  page,
  house,
  guard,
}) => {
  await signIn(page, house, 'Силвия', 'PLACE_ADMIN');
  await openPage(page, 'Маси и кодове');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Нова маса' }).click();
  await page.getByLabel('Име или номер').fill('Тераса 1');
  await checkAccessibility(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Тераса 1/ }).click();
  await expect(page.getByTestId('table-code')).toBeVisible();
  await checkAccessibility(page);
  const saved = async (as: string): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Запазване като ${as}` }).click(),
    ]);
    return readCode(readFileSync(await file.path()));
  };
  const address = await saved('SVG');
  expect(await saved('PNG')).toBe(address);
  expect(address).toContain('/t/');

  const guest = await another(house);
  await guest.goto(new URL(address).pathname);
  await expect(guest.getByText('Маса Тераса 1').first()).toBeVisible();

  await page.getByRole('button', { name: 'Нов код' }).click();
  await page.getByRole('button', { name: 'Да, нов код' }).click();
  await expect(page.getByTestId('table-code').getByTestId('qr-code')).not.toHaveAttribute('data-text', address);
  const late = await another(house);
  guard.allow(/Failed to load resource: the server responded with a status of 404/);
  await late.goto(new URL(address).pathname);
  await expect(late.getByTestId('scan-notice')).toContainText('Този код е сменен');

  await page.getByRole('button', { name: 'Затваряне' }).click();
  // As wide as paper, so that the whole code is captured.
  await page.setViewportSize({ width: 800, height: 1130 });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByTestId('code-card').last()).toContainText('Тераса 1');
  const printed = await page.getByTestId('code-card').last().getByTestId('qr-code').screenshot();
  expect(await readCode(printed)).not.toBe(address);
});
