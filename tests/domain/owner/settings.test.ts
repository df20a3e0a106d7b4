import { describe, expect, test } from 'vitest';
import { checkSetting } from '#domain/owner/check-setting.ts';
import { fieldChanges, fieldValue } from '#domain/owner/field-values.ts';
import { isSettingField, SETTING_GROUPS } from '#domain/owner/setting-fields.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';

const file: VenueFile = {
  currency: 'EUR',
  defaultLanguage: 'bg',
  languages: ['bg', 'en'],
  name: 'Малкото',
  products: [{ slug: 'soup', name: { bg: 'Супа', en: 'Soup' } }],
  settings: { design_theme: 2, second_currency: 'CHF' },
};
const WEEK = { 1: '-', 2: '-', 3: '-', 4: '-', 5: '11:00-15:00, 18:00-01:00', 6: '-', 7: '00:00-24:00' };

describe('a value of a setting', () => {
  test.each([
    ['settings.orders_allowed', 2, { kind: 'choose' }],
    ['settings.orders_allowed', 0, undefined],
    ['settings.design_theme', 4, { kind: 'choose' }],
    ['settings.order_silent_minutes', 1.5, { kind: 'whole', most: 240 }],
    ['settings.order_silent_minutes', 241, { kind: 'whole', most: 240 }],
    ['settings.order_silent_minutes', 0, undefined],
    ['settings.default_currency_suffix', 'very long sign', { kind: 'longer', longest: 8 }],
    ['settings.facebook_link', 'http://facebook.com/x', { kind: 'link' }],
    ['settings.facebook_link', 'https://facebook.com/x', undefined],
    ['email', 'не-е-имейл', { kind: 'email' }],
    ['email', 'bar@briz', { kind: 'email' }],
    ['email', 'bar@briz.example, x@y.example', { kind: 'email' }],
    ['email', 'bar+summer@briz.example', undefined],
    ['email', 'бар@бриз.бг', undefined],
    ['email', '', undefined],
    ['phone', 'ask at the bar', { kind: 'phone' }],
    ['phone', '12', { kind: 'phone' }],
    ['phone', '+359 888 123 456 789 012 3', { kind: 'phone' }],
    ['phone', '+359 (2) 981-22/33', undefined],
    ['phone', '0700 12 345', undefined],
    ['phone', '9'.repeat(41), { kind: 'longer', longest: 40 }],
    ['settings.facebook_link', 'https://', { kind: 'link' }],
    ['settings.facebook_link', 'https://face book.com', { kind: 'link' }],
    ['settings.second_currency_from', '2026-02-30', { kind: 'date' }],
    ['settings.second_currency_from', '2026-02-28', undefined],
    ['settings.chf_rate', 0, { kind: 'rate' }],
    ['settings.second_currency', 'euro', { kind: 'code' }],
    ['accent', 'red', { kind: 'colour' }],
    ['accent', '#b3202a', undefined],
    ['name', { en: 'Small' }, { kind: 'words' }],
    ['name', undefined, { kind: 'words' }],
    ['description', undefined, undefined],
    ['languages', ['en'], { kind: 'default-language' }],
    ['languages', [], { kind: 'choose' }],
    ['languages', ['bg'], { kind: 'language-in-use', language: 'en' }],
    ['languages', ['bg', 'en', 'de'], undefined],
    ['settings.first_init_lang', 'de', { kind: 'choose' }],
    ['settings.first_init_lang', 'en', undefined],
    ['hours', { ...WEEK, 3: '9-17' }, { kind: 'hours', day: 3, fault: 'unreadable' }],
    ['hours', { ...WEEK, 3: '09:00-09:00' }, { kind: 'hours', day: 3, fault: 'no-length' }],
    ['hours', { ...WEEK, 5: '11:00-15:00, 14:00-18:00' }, { kind: 'hours', day: 5, fault: 'overlap' }],
    ['hours', WEEK, undefined],
    ['hours', undefined, undefined],
    ['datedHours', { '2026-02-30': '-' }, { kind: 'date' }],
    ['datedHours', { '12-31': '9-17' }, { kind: 'dates', date: '12-31', fault: 'unreadable' }],
    ['datedHours', { '12-31': '18:00-11:00' }, { kind: 'dates', date: '12-31', fault: 'ends-next-day' }],
    ['datedHours', { '2026-12-24': '-', '12-31': '19:00-04:00' }, undefined],
    ['datedHours', undefined, undefined],
    ['service.needs', [{ key: 'ice', name: { en: 'Ice' } }], { kind: 'at', at: '0.name', why: 'words' }],
    [
      'service.needs',
      [
        { key: 'ice', name: 'Лед' },
        { key: 'ice', name: 'Лед' },
      ],
      { kind: 'same-key' },
    ],
    ['service.questions', [{ key: 'food', title: { bg: 'Храната' } }], undefined],
    ['orderTypes.room.additionalTypes', [{ key: 'pool', name: 'Б'.repeat(61) }], { kind: 'longer', longest: 60 }],
    [
      'orderTypes.room.additionalTypes',
      [
        { key: 'pool', name: 'Басейн' },
        { key: 'spa', name: { bg: 'Басейн' } },
      ],
      { kind: 'same-key' },
    ],
    ['orderTypes.preorder.pickupPlaces', [{ key: 'bar', name: 'Бар' }], undefined],
  ] as const)('%s: %j has the fault %j', (field, value, fault) => {
    expect(checkSetting(file, field, value)).toEqual(fault);
  });

  test('a rate of the second currency is refused when it cannot give a price', () => {
    const on = {
      ...file,
      settings: { show_prices_in_two_currency: 1, second_currency: 'CHF', second_currency_rate: 0.94 },
    };
    expect(checkSetting(file, 'settings.show_prices_in_two_currency', 1)).toEqual({ kind: 'pair', own: 'EUR' });
    expect(checkSetting(on, 'settings.second_currency', 'EUR')).toEqual({ kind: 'pair', own: 'EUR' });
    expect(checkSetting(on, 'settings.second_currency_rate', undefined)).toEqual({ kind: 'pair', own: 'EUR' });
    expect(checkSetting(on, 'settings.second_currency', 'BGN')).toEqual({ kind: 'pair', own: 'EUR' });
    expect(checkSetting(on, 'settings.second_currency_rate', 0.95)).toBeUndefined();
  });
});

test('a field’s change carries the value that it saw, and never writes hours twice', () => {
  expect(fieldChanges(file, 'settings.design_theme', 3)).toEqual([
    { path: ['settings', 'design_theme'], was: 2, to: 3 },
  ]);
  const byDay = { ...file, settings: { working_hours_1: '10:00-20:00' } };
  expect(fieldValue(byDay, 'hours')).toMatchObject({ 1: '10:00-20:00', 2: '-' });
  expect(fieldChanges(byDay, 'hours', WEEK)).toEqual([
    { path: ['hours'], was: undefined, to: WEEK },
    { path: ['settings', 'working_hours_1'], was: '10:00-20:00' },
  ]);
});

test('each setting is in exactly one group, and no unknown name is a setting', () => {
  const names = Object.values(SETTING_GROUPS).flatMap((group) => Object.keys(group));
  expect(new Set(names).size).toBe(names.length);
  expect(names.every(isSettingField)).toBe(true);
  expect(isSettingField('currency')).toBe(false);
});
