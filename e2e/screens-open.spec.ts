// Every screen, once with every change: it opens by its own address, fits a phone and can be used by everyone. A new screen
// costs a second or two here; its pictures, its other sizes and its themes are every-screen.spec.ts and themes.spec.ts.
import { patience } from '../tests/support/patience.ts';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { SCREENS, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

test('every screen opens, fits a phone and can be used by everyone @smoke', async ({ page, guard, tableUrl }) => {
  test.setTimeout(patience(180_000));
  guard.allow(/status of 404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of SCREENS.filter(({ on }) => !on || on.includes('phone'))) {
    await test.step(screen.name, async () => {
      await screen.open({ page, device: 'phone', place: PLACE, tableUrl });
      await settle(page);
      await expectNoSidewaysScroll(page);
      await checkAccessibility(page);
    });
  }
  expect(SCREENS.length).toBeGreaterThan(20);
});
