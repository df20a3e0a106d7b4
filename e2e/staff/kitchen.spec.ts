// Kitchen screen: orders appear, presses reach the guest; a dead network and a reload.
import type { Locator } from '@playwright/test';
import { patience } from '../../tests/support/patience.ts';
import { checkAccessibility } from '../support/accessibility.ts';
import { orderOneDish, sitDown } from '../support/journey.ts';
import { ticketOf } from '../support/kitchen.ts';
import { OrdersPanel } from '../support/pages.ts';
import { another, enrol, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

const TABLET = { viewport: { width: 1280, height: 800 } };

/** Each main button of a ticket is inside the window and its card, on top, and shows its words whole on two lines at most. */
async function expectWholeButtons(ticket: Locator, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const button = ticket.getByRole('button', { name, exact: true });
    await expect(button).toBeVisible();
    const faultsOf = (one: HTMLElement | SVGElement) => {
      const box = one.getBoundingClientRect();
      const card = one.closest('article')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(one);
      const words = [...range.getClientRects()];
      const within = (inner: DOMRect, outer: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) =>
        inner.left >= outer.left - 1 &&
        inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 &&
        inner.bottom <= outer.bottom + 1;
      const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      const corners = [0.1, 0.9].map((x) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height / 2),
      );
      return [
        !within(box, seen) && 'outside the window',
        !(card && within(box, card)) && 'outside its ticket',
        corners.some((top) => !one.contains(top)) && 'covered',
        !words.every((line) => within(line, box)) && 'words outside the button',
        one.scrollWidth > one.clientWidth && 'words cut',
        new Set(words.map(({ top }) => Math.round(top))).size > 2 && 'words on a third line',
      ].filter((fault) => fault !== false);
    };
    // The board draws a ticket again as an answer arrives.
    await expect(async () => expect(await button.evaluate(faultsOf), name).toEqual([])).toPass();
  }
}

test('kitchen: the board shows an order once, and the guest sees each step @smoke', async ({
  page,
  house,
  tableUrl,
  kitchen,
}) => {
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screen = await another(house, TABLET);
  await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
  await expect(screen.getByTestId('kitchen')).toBeVisible();
  await checkAccessibility(screen);

  const menu = await sitDown(page, tableUrl);
  await orderOneDish(menu);
  const orders = new OrdersPanel(page);
  const ticket = await ticketOf(screen, kitchen);
  await expect(ticket).toHaveCount(1);
  // The kitchen screen has painted the order while visible; no cook has accepted it yet.
  await expect(orders.entries.first()).toContainText('Поръчката стигна до кухнята');
  await checkAccessibility(screen);
  await expectWholeButtons(ticket, ['Приемам']);
  await ticket.getByRole('button', { name: 'Приемам' }).focus();
  await screen.keyboard.press('Enter');
  await expectWholeButtons(ticket, ['Започвам', 'Готово']);
  await expect(orders.entries.first()).toContainText('Поръчката е приета');
  await ticket.getByRole('button', { name: 'Започвам' }).click();
  await expect(ticket.getByRole('button', { name: 'Започвам' })).toHaveCount(0);
  await expectWholeButtons(ticket, ['Готово']);
  await expect(orders.entries.first()).toContainText('Готвим за вас');

  // Ticking its only dish completes the order, also after a reload.
  await ticket.locator('button[aria-pressed]').first().click();
  await expect(ticket).toHaveCount(0);
  await expect(orders.entries.first()).toContainText('Поръчката е готова');
  await screen.reload();
  await expect(screen.getByTestId('kitchen')).toBeVisible();
  await expect(ticket).toHaveCount(0);
  expect(await kitchen.labels()).toHaveLength(1);
});

test('kitchen: “offline” is shown over the whole screen, and presses on the board arrive later @deep', async ({
  page,
  house,
  tableUrl,
  kitchen,
  network,
}) => {
  // The offline band appears after 15 seconds of silence.
  test.setTimeout(patience(120_000));
  const owner = await another(house);
  await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
  const screen = await another(house, TABLET);
  await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
  await orderOneDish(await sitDown(page, tableUrl));
  const ticket = await ticketOf(screen, kitchen);
  await expect(ticket.getByRole('button', { name: 'Приемам' })).toBeVisible();
  await ticket.getByRole('button', { name: /^Още/ }).click();
  await expect(screen.getByRole('dialog')).toBeVisible();
  await checkAccessibility(screen);
  await screen.keyboard.press('Escape');
  await expect(screen.getByRole('dialog')).toBeHidden();
  await network.fail({ kind: 'refuse' });
  await ticket.getByRole('button', { name: 'Приемам' }).click();
  await expect(screen.getByTestId('cut-off')).toBeVisible({ timeout: patience(40_000) });
  await expect(ticket).toBeVisible();
  await network.heal();
  await expect(screen.getByTestId('cut-off')).toBeHidden({ timeout: patience(40_000) });
  await expect(new OrdersPanel(page).entries.first()).toContainText('Поръчката е приета', {
    timeout: patience(40_000),
  });
});

test.describe('kitchen of a German venue', () => {
  test.use({
    copyOf: {
      change: (venue) => {
        venue.defaultLanguage = 'de';
      },
      settings: { default_lang: 'de' },
    },
  });

  test('kitchen: in German, the main buttons of a new, a seen and a started order are whole at 1280 × 800 @deep', async ({
    page,
    house,
    tableUrl,
    kitchen,
  }) => {
    const owner = await another(house);
    await signIn(owner, house, 'Никола', 'PLACE_ADMIN');
    const screen = await another(house, TABLET);
    await enrol(owner, screen, { place: house.place, name: 'Кухня', kind: 'station' });
    await expect(screen.locator('html')).toHaveAttribute('lang', 'de');
    await orderOneDish(await sitDown(page, tableUrl));
    const ticket = await ticketOf(screen, kitchen);
    await expectWholeButtons(ticket, ['Annehmen']);
    await ticket.getByRole('button', { name: 'Annehmen' }).click();
    await expectWholeButtons(ticket, ['Anfangen', 'Fertig']);
    await ticket.getByRole('button', { name: 'Anfangen' }).click();
    await expect(ticket.getByRole('button', { name: 'Anfangen' })).toHaveCount(0);
    await expectWholeButtons(ticket, ['Fertig']);
  });
});
