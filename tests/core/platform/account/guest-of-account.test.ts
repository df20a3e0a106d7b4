// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { fillGuest, guestOfProfile } from '#core/platform/account/guest-of-account.ts';
import { readGuest, writeGuest } from '#core/platform/order/guest-storage.ts';

const ELENA = { name: 'Елена Петрова', phone: '0888 123 456' };
const IVAN = { name: 'Иван', phone: '0899 654 321' };
beforeEach(() => localStorage.clear());

test('a profile gives the guest’s contact once it has a phone number', () => {
  const form = { firstName: 'Елена', lastName: 'Петрова', email: 'elena@abv.bg', phone: ELENA.phone, address: '' };
  expect(guestOfProfile(form)).toEqual(ELENA);
  expect(guestOfProfile({ ...form, phone: '' })).toBeUndefined();
});

test('a profile fills an empty contact on the device, and updates it when the profile changes', () => {
  fillGuest(ELENA, undefined);
  expect(readGuest()).toEqual(ELENA);
  const moved = { ...ELENA, phone: '0888 000 000' };
  fillGuest(moved, ELENA);
  expect(readGuest()).toEqual(moved);
});

test('a profile does not replace the contact of an earlier orderer on the device', () => {
  writeGuest(IVAN);
  fillGuest(ELENA, undefined);
  expect(readGuest()).toEqual(IVAN);
});
