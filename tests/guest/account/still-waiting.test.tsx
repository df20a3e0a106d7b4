// @vitest-environment jsdom
// A password sign-in on a slow network: it waits as long as an order, and says so.
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getProfile, login } from '#core/api/account/account.ts';
import { book } from '#core/api/booking/bookings-requests.ts';
import { type Http, ORDER_TIMEOUT_MS } from '#core/api/http.ts';
import type { BookingAttempt } from '#domain/booking/booking-attempt.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail } from '#domain/result.ts';
import { StillWaiting } from '#shared/frame/still-waiting.tsx';
import { renderScreen, words } from '../../support/render-screen.tsx';

afterEach(() => vi.useRealTimers());

test('a sign-in and a booking wait for their answer as long as an order, and a read does not', async () => {
  const send = vi.fn(async (_path: string, _options?: { readonly timeout?: unknown }) =>
    fail({ kind: 'no_response' } as const),
  );
  const http = { send } as unknown as Http;
  const place = 1 as PlaceId;
  await login(http, place, { email: 'elena@abv.bg', password: 'лятна градина' });
  await book(http, place, { id: 'b', target: {}, startAt: 0, form: {}, language: 'en' } as unknown as BookingAttempt);
  await getProfile(http, place);
  expect(send.mock.calls.map(([, options]) => options?.timeout)).toEqual([
    ORDER_TIMEOUT_MS,
    ORDER_TIMEOUT_MS,
    undefined,
  ]);
});

test('a form says after some seconds that the answer is awaited still', () => {
  vi.useFakeTimers();
  renderScreen(<StillWaiting isBusy />);
  expect(words(screen.getByTestId('still-waiting'))).toBe('');
  act(() => void vi.advanceTimersByTime(8_000));
  expect(words(screen.getByTestId('still-waiting'))).toContain('we are still waiting for the answer');
});
