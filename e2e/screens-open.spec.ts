// One screen of each kind with every change: opens by its address, fits a phone and passes accessibility. All others, with
// pictures, sizes and themes, are in every-screen.spec.ts and themes.spec.ts.
import { patience } from '../tests/support/patience.ts';
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { SCREENS, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { PLACE } from './support/test-venues.ts';

const KINDS = [
  ...['places', 'not-found', 'category', 'subcategories', 'whole-menu', 'product', 'search-results'],
  ...['about', 'sizes', 'more', 'sign-in', 'cart'],
];

test('screens: one screen of each kind opens, fits a phone and passes accessibility @smoke', async ({
  page,
  guard,
  tableUrl,
}) => {
  test.setTimeout(patience(180_000));
  guard.allow(/status of 404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screens = SCREENS.filter(({ name }) => KINDS.includes(name));
  expect(screens).toHaveLength(KINDS.length);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await screen.open({ page, device: 'phone', place: PLACE, tableUrl });
      await settle(page);
      await expectNoSidewaysScroll(page);
      await checkAccessibility(page);
    });
  }
});
