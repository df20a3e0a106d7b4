// Service at a table: call, bill request and feedback.
import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/accessibility.ts';
import { letTimePass, orderOneDish, sitDown } from './support/journey.ts';
import type { MenuPage } from './support/pages.ts';
import { expect, speak, test } from './support/test.ts';

const stageOf = (page: Page, sheet: 'call' | 'bill') => page.locator(`[data-testid="${sheet}-sheet"]`);

/** A guest at a table who has ordered, so bell and bill are beside the order. */
const seated = async (page: Page, tableUrl: string, baseURL: string | undefined): Promise<MenuPage> => {
  await speak(page, 'en', baseURL ?? '');
  const menu = await sitDown(page, tableUrl);
  await orderOneDish(menu);
  return menu;
};

test('call: a guest calls the waiter once, adds to the call and withdraws the call, also with the keyboard [S1.06, S4.17, S6.01] @tablet', async ({
  page,
  baseURL,
  tableUrl,
  guard,
}) => {
  // A second request is refused by a status, which the browser logs.
  guard.allow(/status of 422 .*\/api\/calls/);
  await seated(page, tableUrl, baseURL);
  const bell = page.getByTestId('open-call').first();
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'form');
  await page.getByTestId('tile-water').focus();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('tile-water')).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('tile-cutlery').click();
  await checkAccessibility(page);
  await page.getByTestId('call-waiter').click();
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'steps');
  await expect(page.getByTestId('service-steps')).toContainText('Waiting to be seen');
  await expect(stageOf(page, 'call')).toContainText('Water · Cutlery');
  await checkAccessibility(page);

  // A second call for the same need adds nothing.
  await page.getByTestId('call-more').click();
  await page.getByTestId('tile-water').click();
  await page.getByTestId('call-waiter').click();
  await expect(stageOf(page, 'call')).toContainText('You have already asked for that');
  await page.keyboard.press('Escape');
  await expect(stageOf(page, 'call')).toBeHidden();
  await expect(bell).toHaveText('Called');
  await bell.click();
  await page.getByTestId('withdraw-call').click();
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'withdrawn');
});

test('call: without a network the guest is told to wave, and a call six minutes old is dropped with a notice [S8.19] @tablet @deep', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await seated(page, tableUrl, baseURL);
  await page.getByTestId('open-call').first().click();
  await expect(page.getByTestId('tile-water')).toBeVisible();
  await network.fail({ kind: 'refuse' });
  await page.getByTestId('tile-water').click();
  await page.getByTestId('call-waiter').click();
  await expect(stageOf(page, 'call')).toContainText('Please wave to our staff.');
  await letTimePass(page, 6);
  await network.heal();
  await expect(stageOf(page, 'call')).toContainText('nobody was called');
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'form');
});

test('call: withdrawn while its answer is lost, it is cancelled once the server answers @deep', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await seated(page, tableUrl, baseURL);
  await page.getByTestId('open-call').first().click();
  await page.getByTestId('tile-water').click();
  // The call arrives, its answer does not.
  await network.fail({ kind: 'lose-answer', to: 'POST /api/calls' });
  const isSent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/calls'));
  await page.getByTestId('call-waiter').click();
  await isSent;
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'waiting');
  await page.getByTestId('withdraw-call').click();
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'withdrawing');
  await checkAccessibility(page);
  await network.heal();
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'withdrawn');
  await page.reload();
  await expect(page.getByTestId('open-call').first()).toHaveText('Waiter');
});

test('call: an accepted call stays a call while the list of calls is lost, and no empty form is offered @deep', async ({
  page,
  baseURL,
  network,
  tableUrl,
}) => {
  await seated(page, tableUrl, baseURL);
  await page.getByTestId('open-call').first().click();
  await page.getByTestId('tile-water').click();
  await network.fail({ kind: 'lose-answer', to: 'GET /api/calls' });
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/calls'),
  );
  await page.getByTestId('call-waiter').click();
  await answered;
  await expect(stageOf(page, 'call')).not.toHaveAttribute('data-stage', 'form');
  await network.heal();
  await expect(stageOf(page, 'call')).toHaveAttribute('data-stage', 'steps');
});

test('bill: is split by dish, requested once, and marked [S1.06, S3.37, S4.18, S8.30] @tablet @deep', async ({
  page,
  baseURL,
  tableUrl,
}) => {
  await seated(page, tableUrl, baseURL);
  await page.getByTestId('open-bill').first().click();
  await expect(page.getByTestId('bill-total')).toContainText('€');
  await page.getByTestId('tile-card').click();
  await page.getByTestId('split-bill').click();
  await page.getByTestId('split-byDish').click();
  await page.getByRole('button', { name: 'Person 2' }).first().click();
  await expect(page.getByTestId('bill-shares')).toContainText('0.00 €');
  await checkAccessibility(page);
  await page.getByTestId('ask-bill').click();
  await expect(stageOf(page, 'bill')).toHaveAttribute('data-stage', 'asked');
  await expect(page.getByTestId('ask-bill')).toBeHidden();
  await checkAccessibility(page);
  expect(await page.evaluate(() => localStorage.getItem('bill_wanted'))).toBe('1');
});

const FEEDBACK = [
  ['en', 'Maybe', 'The soup could be colder.', 'Your words are saved.', 'Thank you for your feedback!'],
  ['bg', 'Може би', 'Супата може да е по-студена.', 'Думите ви са запазени.', 'Благодарим за отзива!'],
] as const;
for (const [language, maybe, said, saved, thanks] of FEEDBACK) {
  test(`feedback in ${language}: is saved without a network, sent later without a press, and thanked for once [S2.08, S6.01, S8.30] @tablet @deep`, async ({
    page,
    baseURL,
    network,
  }) => {
    await speak(page, language, baseURL ?? '');
    await page.goto('/neven/feedback');
    const food = page.getByTestId('question-food');
    await food.getByRole('radio', { name: '5' }).click();
    await page.getByTestId('question-return').getByRole('radio', { name: maybe }).click();
    await page.getByTestId('feedback-text').fill(said);
    await checkAccessibility(page);
    await network.fail({ kind: 'refuse' });
    await page.getByTestId('send-feedback').click();
    await expect(page.getByTestId('feedback-screen')).toContainText(saved);
    await network.heal();
    await expect(page.getByTestId('feedback-screen')).toContainText(thanks);
    await page.reload();
    await expect(page.getByTestId('feedback-screen')).toContainText(thanks);
    await expect(page.getByTestId('send-feedback')).toBeHidden();
  });
}
