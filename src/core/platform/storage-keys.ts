// All cookies and storage keys with their owners: a reset of a shared device reads these lists. [S9.23]
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
  /** Language of the interface. */
  language: '_tlt_',
  /** The last opened place. */
  openedPlace: '_top_',
  /** The cart, while it fits into a cookie. */
  cart: 'to_order',
} as const;

/** Owner of each cookie; a test checks that all are listed. */
export const COOKIE_OWNERS: Record<string, Owner> = {
  [COOKIES.kiosk]: 'device',
  [COOKIES.session]: 'guest',
  [COOKIES.user]: 'guest',
  [COOKIES.language]: 'guest',
  [COOKIES.openedPlace]: 'guest',
  [COOKIES.cart]: 'guest',
};

export const STORAGE_KEYS = {
  /** The cart in the specified format [S3.14]. */
  cart: 'to_order',
  /** The cart's place, revision and comments, which the specified format lacks. */
  cartEnvelope: 'to_order_envelope',
  /** When this tab last reloaded for a lost lazy chunk, epoch ms; for the tab's lifetime only. */
  reloadedAt: 'reloaded_at',
  /** Number of visits, and whether the guest refused to install the app (install-memory.ts). */
  install: 'install_hint',
  /** Key prefix of presses made before the app loaded (early-presses.ts). */
  earlyPress: PRESS_NOTE_KEY,
  /** The notice that the menu opens offline was shown (offline-memory.ts). */
  offlineSaid: 'offline_said',
  /** An open bill request of the table (bill/bill-flag.ts). [S3.37] */
  billWanted: 'bill_wanted',
  /** The guest's addresses, by place (delivery/address-storage.ts). [S3.34] */
  addresses: 'tabl_user_addresses',
  /** Contact of the guest for orders: name and phone (order/guest-storage.ts). */
  guest: 'tabl_user_contact',
  /** The signed-in customer (account/account-storage.ts). */
  account: 'tabl_user_account',
  /** Key that assigns orders to the customer (account/order-key.ts). */
  orderKey: 'tabl_user_orders',
  /** Bookings made without an account (booking/kept-bookings.ts). */
  bookings: 'tabl_user_bookings',
  /** A scanned table code without an answer yet (scan-note.ts); for the tab's lifetime only. */
  scan: SCAN_NOTE_KEY,
  /** An app embeds these pages (device/embedded-mark.ts); for the tab's lifetime only. */
  embedded: 'embedded',
  /** A reset of this shared device was started and not completed (kiosk/reset-mark.ts). */
  reset: 'reset_begun',
  /** Kind of this shared device (device/device-mark.ts). */
  houseDevice: SHARED_MARK_KEY,
  /** Crash times of a shared device's app (device/crash-notes.ts). */
  crashes: CRASHES_KEY,
  /** Log entries that the server has not acknowledged (log/log-storage.ts). */
  logs: 'visit_logs',
} as const;

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
  [STORAGE_KEYS.bookings]: 'guest',
  [STORAGE_KEYS.scan]: 'guest',
  [STORAGE_KEYS.embedded]: 'device',
  [STORAGE_KEYS.reset]: 'device',
  [STORAGE_KEYS.houseDevice]: 'device',
  [STORAGE_KEYS.crashes]: 'device',
  [STORAGE_KEYS.logs]: 'guest',
};
