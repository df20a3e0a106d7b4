// Venues on a map and in a list: by city, by kind, and nearest first on request.
import { checkAccessibility, expectNoSidewaysScroll } from './support/accessibility.ts';
import { settleOnDevice } from './support/journey.ts';
import { expect, speak, test } from './support/test.ts';

/** At the sea, near one of the venues. */
const BEACH = { latitude: 42.3, longitude: 27.75 };

test.use({ serverOf: 'pictures' });

for (const [language, city] of [
  ['bg', 'Лозенец'],
  ['de', 'Losenez'],
] as const) {
  test(`places in ${language}: are found by city, nearest first with the guest’s consent, and stay without a network [S2.21, S7.42] @tablet @deep`, async ({
    page,
    baseURL,
    network,
  }) => {
    await speak(page, language, baseURL ?? '');
    await page.context().setGeolocation(BEACH);
    await page.goto('/');
    const venues = page.getByTestId('place-link');
    await expect(venues).toHaveCount(3);
    // Two venues are close together: a phone's map groups them, a wide one shows both.
    if ((page.viewportSize()?.width ?? 0) < 600) {
      await page.getByTestId('joined-pins').click();
      await expect(page.getByTestId('place-pin')).toHaveCount(2);
      await checkAccessibility(page);
      await page.getByTestId('whole-map').click();
    } else await expect(page.getByTestId('place-pin')).toHaveCount(3);
    // The location is not requested before the guest agrees.
    await expect(venues.filter({ hasText: ' km' })).toHaveCount(0);
    await page.context().grantPermissions(['geolocation']);
    await page.getByTestId('near-me').click();
    await expect(venues.first()).toHaveAttribute('href', '/briz');
    await expect(venues.first()).toContainText(/\d\s(?:km|км|m|м)/);
    await expectNoSidewaysScroll(page);
    await checkAccessibility(page);
    await page.getByTestId('cities').getByRole('button', { name: city }).click();
    await expect(venues).toHaveCount(1);
    await venues.first().click();
    await expect(page).toHaveURL(/\/briz/);
    await settleOnDevice(page);
    await network.fail({ kind: 'refuse' });
    await page.goto('/');
    await expect(venues).toHaveCount(3);
    // The chooser remembers the last place.
    await expect(page.getByTestId('last-place')).toHaveAttribute('href', '/briz');
    await checkAccessibility(page);
  });
}

test('places: a guest who shares no location still has the list, with a notice @deep', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL ?? '');
  await page.goto('/');
  await page.getByTestId('near-me').click();
  await expect(page.getByTestId('places-around')).toContainText('where you are');
  await expect(page.getByTestId('place-link')).toHaveCount(3);
});
