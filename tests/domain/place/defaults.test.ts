import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from '#domain/language/language.ts';
import { DEFAULT_SETTINGS, defaultSettings } from '#domain/place/settings.ts';
import { SESSION_COOKIE_HOURS, SESSION_EXTENSION_MINUTES, SESSION_HOURS } from '#domain/session/session.ts';

test('a venue that sets nothing gets the defaults [S9.15]', () => {
  expect(DEFAULT_SETTINGS).toMatchObject({
    defaultLanguage: 'bg',
    currencySuffix: 'lv.',
    orderExpireHours: 3,
    bookingIntervalMinutes: 15,
    ordersAllowed: true,
    disableOvertimeOrders: true,
  });
});

test('prices of a place without settings use its own currency', () => {
  expect(['BGN', 'EUR', 'CHF'].map((currency) => defaultSettings(currency).currencySuffix)).toEqual([
    'lv.',
    '€',
    'CHF',
  ]);
});

test('the design theme and subtheme are 3 unless set [S9.16]', () => {
  expect([DEFAULT_SETTINGS.designTheme, DEFAULT_SETTINGS.designSubtheme]).toEqual([3, 3]);
});

test('the interface has five languages, Bulgarian first [S1.10]', () => {
  expect(LANGUAGES).toEqual(['bg', 'en', 'es', 'de', 'fr-CH']);
  expect(['bg', 'fr-CH', 'fr', 'BG', '', undefined, 1].map(isLanguage)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a session lasts two hours for a guest, eight for a waiter, about five years in a kiosk; its cookie 90 hours', () => {
  expect(SESSION_HOURS).toEqual({ guest: 2, waiter: 8, kiosk: 43_800 });
  expect(SESSION_COOKIE_HOURS).toBe(90);
});

test('extending a session adds 15 minutes', () => {
  expect(SESSION_EXTENSION_MINUTES).toBe(15);
});
