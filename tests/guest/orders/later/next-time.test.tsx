// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { RefusalText, type RefusedEntry } from '#guest/orders/later/refusal-text.tsx';
import { RefusedNotice } from '#guest/orders/later/refused-notice.tsx';
import { renderScreen, words } from '../../../support/render-screen.tsx';

const said = (code: 'slot_full' | 'invalid_time', nextAt: number | undefined): string => {
  const refusal = { code, productIds: [], ingredientIds: [], quote: undefined, nextAt };
  const { container } = renderScreen(
    <RefusalText entry={{ refusal, lines: [], summary: [] }} timeZone="Europe/Sofia" />,
  );
  return words(container);
};

test.each([
  ['slot_full', 'That time is full. Please choose another one.'],
  ['invalid_time', 'Nothing can be ordered for that time.'],
] as const)('next time: %s names the next time in the place’s time zone, if a next time exists', (code, general) => {
  const next = Date.parse('2026-11-24T12:30:00+02:00');
  expect(said(code, next)).toContain(`${general} The next free time: Tue 24 Nov, 12:30.`);
  expect(said(code, undefined)).not.toContain('The next free time');
});

test('next time: one press chooses the next time; without a next time no button is shown', async () => {
  const nextAt = Date.parse('2026-11-24T12:30:00+02:00');
  const refusal = { code: 'slot_full', productIds: [], ingredientIds: [], quote: undefined } as const;
  const onTakeTime = vi.fn();
  const notice = (over: object) => (
    <RefusedNotice
      entry={{ refusal: { ...refusal, ...over }, lines: [], summary: [] }}
      timeZone="Europe/Sofia"
      onTakeTime={onTakeTime}
    />
  );
  const { unmount } = renderScreen(notice({ nextAt }));
  expect(words(screen.getByTestId('refused-notice'))).toContain(
    'That time is full. Please choose another one. The next',
  );
  expect(words(screen.getByTestId('refused-notice'))).not.toContain('back in your order');
  await userEvent.click(screen.getByTestId('take-next-time'));
  expect(onTakeTime).toHaveBeenCalledWith(nextAt);
  unmount();
  renderScreen(notice({}));
  expect(screen.queryByTestId('take-next-time')).toBeNull();
});

const OPENS = Date.parse('2026-11-24T10:00:00+02:00');
const closed = (over: object, now: string | undefined): string => {
  const refusal = { code: 'place_closed', productIds: [], ingredientIds: [], quote: undefined, ...over } as const;
  const { container } = renderScreen(
    <RefusalText
      entry={{ refusal, lines: [], summary: [] }}
      timeZone="Europe/Sofia"
      now={now === undefined ? undefined : Date.parse(now)}
    />,
  );
  return words(container);
};

test.each([
  ['2026-11-24T00:30:00+02:00', 'The kitchen is closed now. Opens at 10:00.'],
  ['2026-11-23T22:30:00+02:00', 'The kitchen is closed now. Opens tomorrow at 10:00.'],
  ['2026-11-21T22:30:00+02:00', 'The kitchen is closed now. Opens on Tuesday at 10:00.'],
  ['2026-11-01T22:30:00+02:00', 'The kitchen is closed now. Opens on Tue 24 Nov at 10:00.'],
  [undefined, 'The kitchen is closed now. Opens on Tue 24 Nov at 10:00.'],
  ['2026-11-24T10:00:00+02:00', 'The kitchen was closed then.'],
])('closed place: a rejected order, read at %s, shows the next opening [S4.12]', (now, expected) => {
  expect(closed({ opensAt: OPENS }, now)).toBe(`${expected} The dishes are back in your order.`);
});

test('closed place: without hours the panel says only "closed"; with advance orders it names the next time', () => {
  expect(closed({}, '2026-11-23T22:30:00+02:00')).toBe('The kitchen is closed now. The dishes are back in your order.');
  const nextAt = OPENS + 30 * 60_000;
  expect(closed({ opensAt: OPENS, nextAt }, '2026-11-23T22:30:00+02:00')).toBe(
    'The kitchen is closed now. Opens tomorrow at 10:00. The next free time: Tue 24 Nov, 10:30. The dishes are back in your order.',
  );
});

test('portions: an order above the remaining portions names the dish and the rest, and does not say "sold out"', () => {
  const productId = 7 as ProductId;
  const entry = (left: number) => ({
    refusal: {
      ...({ code: 'inactive_products', productIds: [productId], ingredientIds: [], quote: undefined } as const),
      portions: [{ productId, left }],
    },
    lines: [
      { productId, variantId: 71 as VariantId, quantity: 2, choice: { required: undefined, addable: [], removed: [] } },
    ],
    summary: [{ name: 'Salad', quantity: 2, total: 1580 }],
  });
  const saidOf = (left: number) =>
    words(
      renderScreen(<RefusalText entry={entry(left) as unknown as RefusedEntry} timeZone="Europe/Sofia" />).container,
    );
  expect(saidOf(1)).toBe('Salad: only 1 left. The dishes are back in your order.');
  expect(saidOf(0)).toContain('Salad: sold out.');
});
