// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readGuestFacts } from '#contract/order/guest-facts.ts';
import { VoidedDishes } from '#shared/service/voided-dishes.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const said = (more: object): string | undefined => {
  const voids = { 0: { code: 'other', text: 'По желание на госта', productIds: [], ...more } };
  const reason = readGuestFacts({ voids })?.voids?.[0];
  const { getByTestId, unmount } = renderScreen(<VoidedDishes dishes={[{ name: 'Soup', quantity: 1, reason }]} />);
  const text = getByTestId('voided-dish').textContent?.replace(/\s+/g, ' ').trim();
  unmount();
  return text;
};

test('a dish taken off: its cause is said in the reader’s language, the staff’s own text as written', () => {
  expect(said({ cause: 'changed_mind' })).toBe('Soup. Taken off at your request.');
  expect(said({})).toBe('Soup. По желание на госта');
});

test('a dish taken off: a cause that this app does not know is said by its text', () => {
  expect(said({ text: 'Burnt', cause: 'of_later' })).toBe('Soup. Burnt');
});
