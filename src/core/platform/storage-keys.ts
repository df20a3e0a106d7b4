// Every cookie and every storage key, with its owner: a reset of a shared device reads these lists. [S9.23]
import type { Owner } from '#contract/owner.ts';
import { PRESS_NOTE_KEY } from '#domain/cart/press-note.ts';
import { CRASHES_KEY, SHARED_MARK_KEY } from '#domain/device/shared-device.ts';
import { SCAN_NOTE_KEY } from '#domain/session/scan-note.ts';

export const COOKIES = {
  /** Kiosk mode. */
  kiosk: '_tkm_',
  /** The table session. */
  session: '_tot_',
  /** The signed-in user. */
  user: '_tut_',
  /** The language of the interface. */
  language: '_tlt_',
  /** The place that was opened last. */
  openedPlace: '_top_',
  /** The cart, while it fits. */
  cart: 'to_order',
} as const;

/** The owner of each cookie; a test holds all cookies to it. */
export const COOKIE_OWNERS: Record<string, Owner> = {
  [COOKIES.kiosk]: 'device',
  [COOKIES.session]: 'guest',
  [COOKIES.user]: 'guest',
  [COOKIES.language]: 'guest',
  [COOKIES.openedPlace]: 'guest',
  [COOKIES.cart]: 'guest',
};

export const STORAGE_KEYS = {
  /** The cart in the specified shape [S3.14]. */
  cart: 'to_order',
  /** The cart's place, revision and comments, which the specified shape has no room for. */
  cartEnvelope: 'to_order_envelope',
  /** When this tab last reloaded for a lost part, epoch ms; for the tab's life only. */
  reloadedAt: 'reloaded_at',
  /** The number of visits, and whether the guest refused to install the app (install-memory.ts). */
  install: 'install_hint',
  /** Prefix of the keys of presses that came before the app (early-presses.ts). */
  earlyPress: PRESS_NOTE_KEY,
  /** The guest has been told that the menu opens without a network (offline-memory.ts). */
  offlineSaid: 'offline_said',
  /** The table's bill was asked for and nobody has brought it yet (bill/bill-flag.ts). [S3.37] */
  billWanted: 'bill_wanted',
  /** The guest's addresses, by place (delivery/address-storage.ts). [S3.34] */
  addresses: 'tabl_user_addresses',
  /** The guest that orders are for: name and number (order/guest-storage.ts). */
  guest: 'tabl_user_contact',
  /** The signed-in customer (account/account-storage.ts). */
  account: 'tabl_user_account',
  /** Key by which orders are the customer's (account/order-key.ts). */
  orderKey: 'tabl_user_orders',
  /** Bookings that were made without an account (booking/kept-bookings.ts). */
  bookings: 'tabl_user_bookings',
  /** A table's code that was scanned and is not answered yet (scan-note.ts); for the tab's life only. */
  scan: SCAN_NOTE_KEY,
  /** An app shows these pages (device/embedded-mark.ts); for the tab's life only. */
  embedded: 'embedded',
  /** A reset of this shared device was begun and has not ended (kiosk/reset-mark.ts). */
  reset: 'reset_begun',
  /** Kind that the venue has set this device up as (device/device-mark.ts). */
  houseDevice: SHARED_MARK_KEY,
  /** When the app of a shared device crashed (device/crash-notes.ts). */
  crashes: CRASHES_KEY,
  /** Log entries that the server has not answered yet (log/log-storage.ts). */
  logs: 'visit_logs',
} as const;

/** The owner of each key; a test holds all keys to it. */
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
  [STORAGE_KEYS.bookings]: 'guest',
  [STORAGE_KEYS.scan]: 'guest',
  [STORAGE_KEYS.embedded]: 'device',
  [STORAGE_KEYS.reset]: 'device',
  [STORAGE_KEYS.houseDevice]: 'device',
  [STORAGE_KEYS.crashes]: 'device',
  [STORAGE_KEYS.logs]: 'guest',
};
