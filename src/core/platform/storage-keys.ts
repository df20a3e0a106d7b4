// All cookies and storage keys; storage-owners.ts has the owner of each.
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
  /** Sound was allowed in this tab (sound-memory.ts); for the tab's lifetime only. */
  sound: 'sound',
  /** A reset of this shared device was started and not completed (kiosk/reset-mark.ts). */
  reset: 'reset_begun',
  /** Kind of this shared device (device/device-mark.ts). */
  houseDevice: SHARED_MARK_KEY,
  /** Crash times of a shared device's app (device/crash-notes.ts). */
  crashes: CRASHES_KEY,
  /** Log entries that the server has not acknowledged (log/log-storage.ts). */
  logs: 'visit_logs',
} as const;
