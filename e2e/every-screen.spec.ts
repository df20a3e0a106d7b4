// Every screen on all four devices, in light and dark: passes axe, does not scroll sideways, and equals its approved
// picture, so that an unintended change is noticed. `UPDATE_PICTURES=1` stores new pictures; look at them before a commit.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { compareWithKept, shrink } from '../tests/support/compare-pictures.ts';
import { patience } from '../tests/support/patience.ts';
import { checkAccessibility, checkLooks, expectNoSidewaysScroll } from './support/accessibility.ts';
import {
  type DeviceName,
  OWN_ORDER_PAGES,
  ROOM_ORDER_PAGES,
  SCREENS,
  type Screen,
  settle,
  type Visit,
} from './support/screens.ts';
import { untilStill } from './support/still.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

test.use({ serverOf: 'pictures' });

const SCHEMES = ['light', 'dark'] as const;
const KEPT = join(import.meta.dirname, 'pictures');
/** Widths of the stored pictures. */
const WIDTHS: Readonly<Record<DeviceName, number>> = { phone: 234, tablet: 480, kiosk: 324, room: 384 };
const write = process.env.UPDATE_PICTURES === '1';

/** Compares every screen with its picture, and runs axe. */
async function lookAt(screens: readonly Screen[], visit: Visit, info: TestInfo): Promise<void> {
  const { page, device } = visit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    if (screen.on && !screen.on.includes(device)) continue;
    await test.step(screen.name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await screen.open(visit);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await comparePicture(page, info, `${screen.name}-${colorScheme}`);
      }
      // After both pictures, because axe needs off-screen content rendered.
      await checkLooks(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await checkAccessibility(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

test('every screen: equals its reference picture and passes accessibility @every-size @deep', async ({
  page,
  guard,
  server: _,
  tables,
}, info) => {
  test.setTimeout(patience(360_000));
  guard.allow(/status of 404/);
  const { url: tableUrl } = tables.reserved(PLACE, '1', info.file);
  await lookAt(SCREENS, { page, device: info.project.name as DeviceName, place: PLACE, tableUrl }, info);
});

test('order page: for delivery and pickup equals its reference picture and passes accessibility @every-size @deep', async ({
  page,
  tableUrl,
}, info) => {
  test.setTimeout(patience(120_000));
  await lookAt(OWN_ORDER_PAGES, { page, device: info.project.name as DeviceName, place: PLACE, tableUrl }, info);
});

test('order page: for a room equals its reference picture and passes accessibility @every-size @deep', async ({
  page,
  tableUrl,
  tables,
}, info) => {
  test.setTimeout(patience(120_000));
  const { url: roomUrl } = tables.reserved('hotel-rila', '201', info.file);
  const visit = { page, device: info.project.name as DeviceName, place: PLACE, tableUrl, roomUrl };
  await lookAt(ROOM_ORDER_PAGES, visit, info);
});

async function comparePicture(page: Page, info: TestInfo, name: string): Promise<void> {
  const device = info.project.name as DeviceName;
  const small = await shrink(await stillPicture(page), WIDTHS[device]);
  const compared = await compareWithKept(join(KEPT, device, `${name}.webp`), small, write);
  if (!compared?.isSame) {
    writeFileSync(info.outputPath(`${name}-seen.webp`), small);
    if (compared?.shown) writeFileSync(info.outputPath(`${name}-differs.png`), compared.shown);
  }
  const told = compared
    ? `${(compared.differs * 100).toFixed(2)} % of ${device}/${name} differ`
    : `no picture of ${device}/${name} is kept`;
  expect.soft(compared?.isSame, told).toBe(true);
}

/** Takes the picture when two in a row are equal, because lazy chunks arrive after the first card. */
async function stillPicture(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (let look = 0; look < 12; look++) {
    await untilStill(page);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}
