// @vitest-environment jsdom
// Orderer details: stored on a guest's own device until told to forget, never on a shared device.
import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CHECKOUT, withGuest } from '#domain/order/checkout/checkout-form.ts';
import { type KnownGuestHere, useKnownGuest } from '#guest/order/use-known-guest.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';

const KEY = 'tabl_user_contact';
const ELENA = { name: 'Elena', phone: '088 812 3456' };

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  Cookies.remove('_tkm_');
});

const here = async (): Promise<() => KnownGuestHere> => {
  const guest = await seatGuest();
  const seen: { last?: KnownGuestHere } = {};
  const Eyes = () => {
    seen.last = useKnownGuest();
    return null;
  };
  guest.show(<Eyes />);
  await vi.waitFor(() => expect(seen.last).toBeDefined(), 5_000);
  return () => seen.last as KnownGuestHere;
};

test('known guest: the guest’s own device remembers the orderer until told to forget', async () => {
  const first = await here();
  expect(first().known).toBeUndefined();
  const filledIn = { ...EMPTY_CHECKOUT, ...ELENA, email: 'elena@example.com' };
  act(() => first().keep(filledIn));
  // The device stores only name and phone, not the email address.
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(ELENA);
  const later = await here();
  expect(later().known).toEqual(ELENA);
  act(() => later().forget());
  expect(later().known).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('known guest: a request to forget covers the order sent next; a newly opened form may remember again', async () => {
  localStorage.setItem(KEY, JSON.stringify(ELENA));
  const open = await here();
  act(() => open().forget());
  expect(open().isForgotten()).toBe(true);
  act(() => open().keep(ELENA));
  expect(localStorage.getItem(KEY)).toBeNull();
  const anew = await here();
  expect(anew().isForgotten()).toBe(false);
  act(() => anew().keep(ELENA));
  expect(anew().known).toEqual(ELENA);
});

test('known guest: a shared device neither shows nor saves guest details', async () => {
  localStorage.setItem(KEY, JSON.stringify(ELENA));
  Cookies.set('_tkm_', '1');
  const kiosk = await here();
  expect([kiosk().known, kiosk().keeps]).toEqual([undefined, false]);
  localStorage.clear();
  act(() => kiosk().keep(ELENA));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['no json'],
  ['null'],
  ['{"name":"Elena"}'],
  ['{"name":"","phone":""}'],
  [JSON.stringify({ name: 7, phone: {} })],
])('known guest: malformed stored data counts as none: %s', async (text) => {
  localStorage.setItem(KEY, text);
  expect((await here())().known).toBeUndefined();
});

test('known guest: details already in the form stay', () => {
  expect(withGuest(undefined, undefined)).toBeUndefined();
  expect(withGuest(undefined, ELENA)).toEqual({ ...EMPTY_CHECKOUT, ...ELENA });
  const begun = { ...EMPTY_CHECKOUT, orderType: 'delivery' as const, comment: 'The blue door' };
  expect(withGuest(begun, ELENA)).toEqual({ ...begun, ...ELENA });
  const ben = { ...begun, name: 'Ben' };
  expect(withGuest(ben, ELENA)).toBe(ben);
});
