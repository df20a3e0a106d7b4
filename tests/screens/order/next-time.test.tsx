// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { RefusalWords } from '#screens/order-more/refusal-words.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

const said = (code: 'slot_full' | 'invalid_time', nextAt: number | undefined): string => {
  const refusal = { code, productIds: [], ingredientIds: [], quote: undefined, nextAt };
  const { container } = renderScreen(
    <RefusalWords entry={{ refusal, lines: [], summary: [] }} timeZone="Europe/Sofia" />,
  );
  return words(container);
};

test.each([
  ['slot_full', 'That time is full. Please choose another one.'],
  ['invalid_time', 'Nothing can be ordered for that time.'],
] as const)('%s names the next time by the clock of the place, where there is one', (code, general) => {
  const next = Date.parse('2026-11-24T12:30:00+02:00');
  expect(said(code, next)).toContain(`${general} The next free time: Tue, Nov 24, 12:30.`);
  expect(said(code, undefined)).not.toContain('The next free time');
});
