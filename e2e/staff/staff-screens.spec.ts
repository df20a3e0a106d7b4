// Every staff page as a manager: passes axe, works by keyboard, and does not scroll sideways.
import type { Locator, Page } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility, checkLooks, expectNoSidewaysScroll } from '../support/accessibility.ts';
import { orderOneDish, sitDown } from '../support/journey.ts';
import { another, signIn, type VenueNow } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** Addresses below /{place}/staff/ and their content. */
const PAGES = [
  ['today', 'today-screen'],
  ['report', 'report-orders'],
  ['bookings', 'bookings'],
  ['payments', 'card-payments'],
  ['pictures', 'guest-pictures'],
  ['tables', 'tables-screen'],
  ['kitchen', 'kitchen'],
  ['orders', 'history-order'],
  ['feedback', 'given-feedback'],
  ['menu', 'staff-menu'],
  ['menu?category=~supi&dish=~tarator', 'dish-editor'],
  ['menu?category=~supi&view=prices', 'bulk-prices'],
  ['menu?category=~supi&view=dishes', 'arrange'],
  ['codes', 'staff-codes'],
  ['discounts', 'staff-discounts'],
  ['settings', 'staff-settings'],
  ['people', 'staff-people'],
  ['devices', 'staff-devices'],
  ['notifications', 'staff-notifications'],
] as const;

/** All pages, plus that of an occupied table and the one for taking its order. */
const pagesOf = async (
  { place }: VenueNow,
  owner: Page,
): Promise<readonly (readonly [path: string, testId: string])[]> => {
  // A closing sheet may still go back in history, which aborts the opening of a page.
  await expect(async () => {
    await owner.goto(`/${place}/staff/tables?view=tables`);
  }).toPass();
  const href = await owner.locator('[data-testid=table-tile]:not([data-state=free])').first().getAttribute('href');
  const table = `tables${new URL(href ?? '', owner.url()).search}`;
  await owner.goto(`/${place}/staff/${table}`);
  const order = await owner.getByTestId('take-order-door').getAttribute('href');
  const take = `tables${new URL(order ?? '', owner.url()).search}`;
  return [...PAGES, [table, 'table-screen'], [take, 'take-order']];
};

/** Elements reached by Tab, from the top of the page until it wraps around. */
const reached = async (page: Page): Promise<readonly string[]> => {
  const seen: string[] = [];
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  for (let times = 0; times < 40; times += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return '';
      // A date field's calendar has the focus inside the field, with the browser's own outline.
      if (!one.matches(':focus')) return `inside ${one.tagName}`;
      // A box around a field shows the outline for the field.
      const box = one.parentElement ?? one;
      const isMarked = [one, box].some((part) => getComputedStyle(part).outlineStyle !== 'none');
      return isMarked ? one.tagName : `unseen ${one.outerHTML.slice(0, 80)}`;
    });
    if (name === '') break;
    seen.push(name);
  }
  return seen;
};

/** Whether one element overlaps the other. */
const meet = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('one of them is not there');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
})) {
  test(`staff pages on a ${device}: pass axe in light and dark, show the focus and do not scroll sideways @deep`, async ({
    page,
    house,
    tableUrl,
  }) => {
    test.setTimeout(patience(240_000));
    await orderOneDish(await sitDown(page, tableUrl));
    const owner = await another(house, { viewport, colorScheme: 'light' });
    /** Runs all rules in light, then only the colour rules in dark, because a scheme changes nothing else. */
    const judge = async () => {
      await checkAccessibility(owner);
      await expectNoSidewaysScroll(owner);
      await owner.emulateMedia({ colorScheme: 'dark' });
      await checkLooks(owner);
      await expectNoSidewaysScroll(owner);
      await owner.emulateMedia({ colorScheme: 'light' });
    };
    await owner.goto(`/${house.place}/staff/sign-in`);
    await expect(owner.getByTestId('staff-nobody')).toBeVisible();
    await judge();
    await owner.getByRole('button', { name: 'Език: Български' }).click();
    await owner.getByTestId('language-de').click();
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Für das Personal');
    await owner.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await owner.getByTestId('language-bg').click();
    await signIn(owner, house, 'Александра Йорданова-Константинова', 'PLACE_ADMIN');
    // On a personal phone both are under "More".
    if (device === 'phone') await owner.getByTestId('more-pages').click();
    const within = device === 'phone' ? owner.getByRole('dialog') : owner.getByTestId('staff-frame');
    const [place, person] = [within.locator('span[lang]').first(), within.locator('section strong').first()];
    expect(await meet(place, person), 'the venue under the person').toBe(false);
    if (device === 'phone') await judge();
    for (const [path, testId] of await pagesOf(house, owner)) {
      await test.step(path, async () => {
        await owner.goto(`/${house.place}/staff/${path}`);
        await expect(owner.getByTestId(testId).first()).toBeVisible();
        const keys = await reached(owner);
        expect(keys.length, 'reached by the Tab key').toBeGreaterThan(2);
        expect(keys.filter((one) => one.startsWith('unseen'))).toEqual([]);
        await judge();
      });
    }
  });
}

test('staff pages: do not scroll sideways in German at 320 px @deep', async ({ page, house, tableUrl }) => {
  test.setTimeout(patience(120_000));
  await orderOneDish(await sitDown(page, tableUrl));
  const owner = await another(house, { viewport: { width: 320, height: 640 } });
  await signIn(owner, house, 'Александра Йорданова-Константинова', 'PLACE_ADMIN');
  await owner.getByTestId('more-pages').click();
  await owner.getByRole('button', { name: 'Език: Български' }).click();
  await owner.getByTestId('language-de').click();
  await expect(owner.locator('html')).toHaveAttribute('lang', 'de');
  // The sheet goes back in history, which would abort the opening of a page.
  await expect(owner.getByTestId('language-de')).toBeHidden();
  for (const [path, testId] of await pagesOf(house, owner)) {
    await test.step(path, async () => {
      await owner.goto(`/${house.place}/staff/${path}`);
      await expect(owner.getByTestId(testId).first()).toBeVisible();
      await expectNoSidewaysScroll(owner);
    });
  }
});
