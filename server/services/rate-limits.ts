// How much one session or one address may ask. Generous: a full restaurant stands behind one address, and a retry is
// never counted (an order's id is looked up first).
import type { Limit } from '../store/limit.ts';
import type { Store } from '../store/store.ts';

export interface RateLimits {
  readonly ordersBySession: Limit;
  readonly ordersByAddress: Limit;
  /** Calls of one table: nobody rings every second. */
  readonly callsBySession: Limit;
  /** A full restaurant leaves at once, and nobody fills the book alone. */
  readonly feedbackByAddress: Limit;
  /** Reports of visits: a full restaurant of phones sends some a minute each. */
  readonly logsByAddress: Limit;
  /** Starts of card payments: each is a call of a bank. */
  readonly paymentsByAddress: Limit;
  /** Promo codes, right ones too: whoever guesses must not hear which one is. */
  readonly promosBySession: Limit;
  readonly promosByAddress: Limit;
  /** Sessions given out. */
  readonly scansByAddress: Limit;
  /** Codes that do not exist. */
  readonly wrongByAddress: Limit;
  /** Bookings that are tried: a table that nobody comes to is an evening's loss. */
  readonly bookingsByAddress: Limit;
  /** Pictures sent at one place: each takes a core for seconds, and room on the disk. */
  readonly picturesByPlace: Limit;
  /** Links and codes of the staff that do not exist. */
  readonly wrongStaffByAddress: Limit;
  /** Passwords of customers that are tried, right ones too. */
  readonly signInsByAccount: Limit;
  readonly signInsByAddress: Limit;
  /** Mail that is asked for: nobody fills somebody else's box. */
  readonly accountMailsByAccount: Limit;
  readonly accountMailsByAddress: Limit;
  /** Links of customers that do not exist. */
  readonly wrongLinksByAddress: Limit;
  /** Addresses that are looked for: each may cost a second of a geocoder that all guests share. */
  readonly addressSearchesByAddress: Limit;
  /** A map is a dozen tiles. */
  readonly tilesByAddress: Limit;
}

/** They hold over all servers of the database. Windows are short: who is turned away waits for the end of one. */
export const createRateLimits = ({ limit }: Pick<Store, 'limit'>): RateLimits => ({
  ordersBySession: limit({ name: 'orders-by-session', most: 30, seconds: 30 }),
  ordersByAddress: limit({ name: 'orders-by-address', most: 1200, seconds: 60 }),
  callsBySession: limit({ name: 'calls-by-session', most: 6, seconds: 60 }),
  feedbackByAddress: limit({ name: 'feedback-by-address', most: 60, seconds: 300 }),
  logsByAddress: limit({ name: 'logs-by-address', most: 1200, seconds: 60 }),
  paymentsByAddress: limit({ name: 'payments-by-address', most: 240, seconds: 60 }),
  promosBySession: limit({ name: 'promos-by-session', most: 20, seconds: 60 }),
  promosByAddress: limit({ name: 'promos-by-address', most: 600, seconds: 3600 }),
  scansByAddress: limit({ name: 'scans-by-address', most: 240, seconds: 60 }),
  wrongByAddress: limit({ name: 'wrong-by-address', most: 30, seconds: 60 }),
  bookingsByAddress: limit({ name: 'bookings-by-address', most: 40, seconds: 300 }),
  picturesByPlace: limit({ name: 'pictures-by-place', most: 120, seconds: 3600 }),
  wrongStaffByAddress: limit({ name: 'wrong-staff-by-address', most: 20, seconds: 60 }),
  signInsByAccount: limit({ name: 'sign-ins-by-account', most: 10, seconds: 300 }),
  signInsByAddress: limit({ name: 'sign-ins-by-address', most: 60, seconds: 60 }),
  accountMailsByAccount: limit({ name: 'account-mails-by-account', most: 5, seconds: 900 }),
  accountMailsByAddress: limit({ name: 'account-mails-by-address', most: 100, seconds: 900 }),
  wrongLinksByAddress: limit({ name: 'wrong-links-by-address', most: 30, seconds: 60 }),
  addressSearchesByAddress: limit({ name: 'address-searches-by-address', most: 20, seconds: 60 }),
  tilesByAddress: limit({ name: 'tiles-by-address', most: 600, seconds: 60 }),
});
