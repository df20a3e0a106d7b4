// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bulkPrices, priceSteps, readRule } from '#domain/owner/bulk-prices.ts';
import { PricesScreen } from '#staff/prices/prices-screen.tsx';
import { EURO_AND_LEV, renderScreen } from '../../support/render-screen.tsx';
import { smallVenue } from '../../support/small-venue.ts';

const shown = (onKeep = vi.fn(async () => true), money?: typeof EURO_AND_LEV) => {
  renderScreen(
    <PricesScreen
      backHref="/"
      categories={[
        { slug: 'salads', name: 'Салати', dishes: [{ slug: 'shopska', name: 'Шопска салата' }] },
        { slug: 'food', name: 'Храна', dishes: [{ slug: 'fish', name: 'Риба на деня' }] },
      ]}
      current={undefined}
      steps={priceSteps('EUR').map(({ amount, text }) => ({ amount, words: text }))}
      currency="EUR"
      readRule={(by, text, direction) => readRule(by, text, direction, 'EUR')}
      preview={(asked) => bulkPrices(smallVenue(), asked)}
      onKeep={onKeep}
      notices={null}
    />,
    money,
  );
  return onKeep;
};
const previewed = () => screen.queryAllByTestId('new-price').map((row) => row.textContent?.replaceAll(/\s+/g, ' '));
const keep = () => screen.getByTestId<HTMLButtonElement>('keep-prices');

test('price change: shows each old price beside the new one, in both currencies, before saving', async () => {
  const onKeep = shown(undefined, EURO_AND_LEV);
  expect(keep().disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), '10');
  expect(previewed()).toEqual([
    'Шопска салата250 gbefore 5.20 € → now 5.70 €11.15 lv.',
    'Шопска салата400 гbefore 7.90 € → now 8.70 €17.02 lv.',
  ]);
  expect(screen.getByTestId('new-prices-count').textContent).toContain('2 prices change.');
  expect(onKeep).not.toHaveBeenCalled();
  await userEvent.click(keep());
  expect(onKeep).toHaveBeenCalledWith([
    expect.objectContaining({ was: '5.20', to: '5.70' }),
    expect.objectContaining({ was: '7.9', to: '8.70' }),
  ]);
});

test('price change: changes only marked dishes, and their extras if chosen', async () => {
  shown();
  await userEvent.type(screen.getByRole('textbox'), '10');
  await userEvent.click(screen.getByRole('radio', { name: 'Dishes that I mark' }));
  expect(previewed()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Шопска салата' }));
  expect(previewed()).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Extras and choices too' }));
  expect(previewed().at(-1)).toContain('Сирене');
});

test('price change: a reduction by an amount stops at zero and says so', async () => {
  shown();
  await userEvent.click(screen.getByRole('radio', { name: 'Lower' }));
  await userEvent.click(screen.getByRole('radio', { name: 'An amount' }));
  await userEvent.type(screen.getByRole('textbox'), '6');
  expect(previewed()[0]).toContain('now 0.00 €');
  expect(screen.getByText('1 price becomes zero.')).toBeDefined();
});

test('price change: an invalid percentage is marked on blur, and an unsaved value stays', async () => {
  const onKeep = shown(vi.fn(async () => false));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(field, '900');
  await userEvent.tab();
  expect(screen.getByText(/up to 500/)).toBeDefined();
  expect(previewed()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  await userEvent.click(keep());
  expect(onKeep).toHaveBeenCalled();
  expect(await screen.findByText(/It was not kept/)).toBeDefined();
  expect(field.value).toBe('10');
});
