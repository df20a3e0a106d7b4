// Layout of the staff frame and the owner's pages on laptop and phone.
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../support/accessibility.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

/** Whether a click in the element's middle would reach it. */
const isReached = async (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top + height <= window.innerHeight && hit !== null && button.contains(hit);
  });

test('owner console: on a laptop, sign-out is visible and the language can be chosen @deep', async ({ house }) => {
  const owner = await another(house, { viewport: { width: 1280, height: 800 } });
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  await openPage(owner, 'Настройки');
  await expect(owner.getByTestId('staff-settings')).toBeVisible();
  await owner.getByTestId('settings-venue').click();
  await expect(owner.getByTestId('phone')).toBeVisible();
  expect(await isReached(owner, 'Изход')).toBe(true);
  await owner.mouse.wheel(0, 2000);
  expect(await isReached(owner, 'Изход')).toBe(true);

  await owner.getByRole('button', { name: 'Език: Български' }).click();
  await owner.getByTestId('language-de').click();
  await expect(owner.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await checkAccessibility(owner);
});

for (const hasTouch of [false, true]) {
  test(`owner console: in a window of 1024×768 every page is in sight, ${hasTouch ? 'by touch' : 'by mouse'} @deep`, async ({
    house,
  }) => {
    const owner = await another(house, { viewport: { width: 1024, height: 768 }, hasTouch, isMobile: hasTouch });
    await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
    const list = owner.getByRole('navigation', { name: 'Страници за персонала' });
    await expect(list.getByRole('link', { name: 'Известия и вход' })).toBeInViewport({ ratio: 1 });
    const hidden = await list.evaluate((nav) => {
      const { bottom } = nav.getBoundingClientRect();
      return [...nav.querySelectorAll('a')]
        .filter((link) => link.getBoundingClientRect().bottom > bottom || link.scrollWidth > link.clientWidth)
        .map((link) => link.textContent);
    });
    expect(hidden).toEqual([]);
    expect(await isReached(owner, 'Изход')).toBe(true);
  });
}

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
})) {
  test(`owner console: on a ${device}, the publish bar covers no focused element of the menu page @deep`, async ({
    house,
  }) => {
    const owner = await another(house, { viewport });
    await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
    await openPage(owner, 'Меню');
    await owner.getByTestId('owner-dish').first().getByRole('link').click();
    await owner.getByRole('button', { name: 'Надолу', exact: true }).focus();
    await owner.keyboard.press('Enter');
    await expect(owner.getByTestId('publish')).toBeVisible();
    for (const name of ['Нагоре', 'Надолу']) {
      await owner.evaluate(() => window.scrollTo(0, 0));
      await owner.getByRole('button', { name: 'Нагоре', exact: true }).blur();
      await owner.getByRole('button', { name, exact: true }).focus();
      expect(await isReached(owner, name)).toBe(true);
    }
  });
}
