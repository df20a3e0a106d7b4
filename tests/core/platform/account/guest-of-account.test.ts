// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fillGuest, guestOfProfile } from '#core/platform/account/guest-of-account.ts';
import { readGuest, writeGuest } from '#core/platform/order/guest-storage.ts';

const ELENA = { name: 'Елена Петрова', phone: '0888 123 456' };
const IVAN = { name: 'Иван', phone: '0899 654 321' };
beforeEach(() => localStorage.clear());

test('a profile names whom orders are for once it has a number', () => {
  const form = { firstName: 'Елена', lastName: 'Петрова', email: 'elena@abv.bg', phone: ELENA.phone, address: '' };
  expect(guestOfProfile(form)).toEqual(ELENA);
  expect(guestOfProfile({ ...form, phone: '' })).toBeUndefined();
});

test('the profile fills in for a device that knows nobody, and follows its own changes', () => {
  fillGuest(ELENA, undefined);
  expect(readGuest()).toEqual(ELENA);
  const moved = { ...ELENA, phone: '0888 000 000' };
  fillGuest(moved, ELENA);
  expect(readGuest()).toEqual(moved);
});

test('a profile names nobody in the place of who ordered from the device before', () => {
  writeGuest(IVAN);
  fillGuest(ELENA, undefined);
  expect(readGuest()).toEqual(IVAN);
});
