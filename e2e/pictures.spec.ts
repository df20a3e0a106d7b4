// Every screen on all four devices, in light and in dark, beside the picture of it that was looked at: what changes a
// screen without meaning to is seen here. `UPDATE_PICTURES=1` keeps what is there now; look at it before it is committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compareWithKept, shrink } from '../tests/support/compare-pictures.ts';
import { type DeviceName, SCREENS, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

test.use({ serverOf: 'pictures' });

const KEPT = join(import.meta.dirname, 'pictures');
/** How wide the kept pictures are. */
const WIDTHS: Readonly<Record<DeviceName, number>> = { phone: 234, tablet: 480, kiosk: 324, room: 384 };
const write = process.env.UPDATE_PICTURES === '1';

/** What is painted once nothing changes any more: parts come behind the first card, one after the other. */
async function stillPicture(page: Page): Promise<Buffer> {
  let before = await page.screenshot();
  for (let look = 0; look < 12; look++) {
    await page.waitForTimeout(400);
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen looks as it did, ${colorScheme} @every-size`, async ({ page, guard, tableUrl }, info) => {
    test.setTimeout(240_000);
    guard.allow(/status of 404/);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const device = info.project.name as DeviceName;
    for (const screen of SCREENS) {
      if (screen.on && !screen.on.includes(device)) continue;
      const name = `${device}/${screen.name}-${colorScheme}`;
      await test.step(name, async () => {
        await screen.open({ page, device, place: PLACE, tableUrl });
        await settle(page);
        const small = await shrink(await stillPicture(page), WIDTHS[device]);
        const compared = await compareWithKept(join(KEPT, `${name}.webp`), small, write);
        if (!compared?.isSame) {
          const seen = info.outputPath(`${screen.name}-seen.webp`);
          writeFileSync(seen, small);
          if (compared?.shown) writeFileSync(info.outputPath(`${screen.name}-differs.png`), compared.shown);
        }
        const told = compared
          ? `${(compared.differs * 100).toFixed(2)} % of ${name} differ`
          : `no picture of ${name} is kept`;
        expect.soft(compared?.isSame, told).toBe(true);
      });
    }
  });
}
