// Owners of all cookies and storage keys: a reset of a shared device reads these lists. Apart from the keys, because every
// page loads those first. [S9.23]
import type { Owner } from '#contract/owner.ts';
import { KEPT_ORDERS_KEY } from '#domain/account/kept-orders.ts';
import { ATTEMPTS_KEY } from '#domain/booking/booking-attempt.ts';
import { SIGN_OUTS_KEY } from './account/late-sign-outs.ts';
import { LINK_ATTEMPT_KEY } from './link-attempt.ts';
import { STATION_LANGUAGE_KEY } from './station-language.ts';
import { COOKIES, STORAGE_KEYS } from './storage-keys.ts';

/** Owner of each cookie; a test checks that all are listed. */
export const COOKIE_OWNERS: Record<string, Owner> = {
  [COOKIES.kiosk]: 'device',
  [COOKIES.session]: 'guest',
  [COOKIES.user]: 'guest',
  [COOKIES.language]: 'guest',
  [COOKIES.openedPlace]: 'guest',
  [COOKIES.cart]: 'guest',
};

/** Owner of each key; a test checks that all are listed. */
export const STORAGE_OWNERS: Record<string, Owner> = {
  [STORAGE_KEYS.cart]: 'guest',
  [STORAGE_KEYS.cartEnvelope]: 'guest',
  [STORAGE_KEYS.reloadedAt]: 'device',
  [STORAGE_KEYS.install]: 'device',
  [STORAGE_KEYS.earlyPress]: 'guest',
  [STORAGE_KEYS.offlineSaid]: 'device',
  [STORAGE_KEYS.billWanted]: 'guest',
  [STORAGE_KEYS.addresses]: 'guest',
  [STORAGE_KEYS.guest]: 'guest',
  [STORAGE_KEYS.account]: 'guest',
  [STORAGE_KEYS.orderKey]: 'guest',
  [KEPT_ORDERS_KEY]: 'guest',
  [SIGN_OUTS_KEY]: 'device',
  [STORAGE_KEYS.bookings]: 'guest',
  [ATTEMPTS_KEY]: 'guest',
  [STORAGE_KEYS.scan]: 'guest',
  [STORAGE_KEYS.embedded]: 'device',
  [STORAGE_KEYS.sound]: 'device',
  [STORAGE_KEYS.reset]: 'device',
  [STORAGE_KEYS.houseDevice]: 'device',
  [STORAGE_KEYS.crashes]: 'device',
  [STORAGE_KEYS.logs]: 'guest',
  [LINK_ATTEMPT_KEY]: 'guest',
  [STATION_LANGUAGE_KEY]: 'device',
};
