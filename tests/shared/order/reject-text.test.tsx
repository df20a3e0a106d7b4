// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readGuestFacts } from '#contract/order/guest-facts.ts';
import { RejectText } from '#shared/order/reject-text.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

test('a cause is said in the reader’s language instead of the staff’s text; a text without a cause is said as written', () => {
  const said = (reason: object) =>
    renderScreen(
      <RejectText reason={{ code: 'other', text: 'По желание на госта', productIds: [], ...reason }} dishes={[]} />,
    ).container.textContent?.trim();
  expect(said({ cause: 'changed_mind' })).toBe('Taken off at your request.');
  expect(said({})).toBe('По желание на госта');
});

test('a cause that this app does not know is said by its text', () => {
  const voids = { 0: { code: 'other', text: 'Burnt', productIds: [], cause: 'of_later' } };
  const reason = readGuestFacts({ voids })?.voids?.[0];
  expect(renderScreen(<RejectText reason={reason} dishes={[]} />).container.textContent?.trim()).toBe('Burnt');
});
