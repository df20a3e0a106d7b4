// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { attemptsOf, keepAttempts } from '#core/platform/booking/booking-attempts.ts';
import { ATTEMPTS_KEY, type BookingAttempt } from '#domain/booking/booking-attempt.ts';
import type { PlaceId } from '#domain/ids.ts';
import { type Currency, minor } from '#domain/pricing/money.ts';

const HERE = 1 as PlaceId;
const THERE = 2 as PlaceId;
const NOW = Date.UTC(2026, 10, 29);
const attempt = (id: string, startAt = NOW + 60_000): BookingAttempt => ({
  ...{ id, target: { hall: 'salon', people: 2 }, startAt, language: 'en', price: undefined },
  form: { people: 2, name: 'Elena', phone: '+359888123456', email: '', comment: '' },
  deposit: { amount: minor(2000), currency: 'EUR' as Currency },
});

afterEach(() => sessionStorage.clear());

test('booking attempts: the tab keeps those of each place until their time has come', () => {
  keepAttempts(HERE, [attempt('a'), attempt('b', NOW)]);
  keepAttempts(THERE, [attempt('c')]);
  expect(attemptsOf(HERE, NOW)).toEqual([attempt('a')]);
  expect(attemptsOf(THERE, NOW)).toEqual([attempt('c')]);
  keepAttempts(HERE, []);
  expect(attemptsOf(HERE, NOW)).toEqual([]);
  keepAttempts(THERE, []);
  expect(sessionStorage.getItem(ATTEMPTS_KEY)).toBeNull();
});

test.each(['{', '{}', 'null', '[{"place":1}]'])('booking attempts: unreadable text %s counts as none', (text) => {
  sessionStorage.setItem(ATTEMPTS_KEY, text);
  expect(attemptsOf(HERE, NOW)).toEqual([]);
});
