// Rate limits of the venue server. A caller with proof (table session, table code, sign-in, order key, venue device) is
// counted by this proof. Callers without proof are counted by IP address in separate counters, so that one phone on the
// venue's Wi-Fi cannot use up the other guests' limits.
import type { Limit } from '../store/limit.ts';
import type { Store } from '../store/store.ts';

/** Property that groups the calls of a counter. All except `address` are proven. */
export type CountedBy =
  | 'address'
  | 'address and account'
  | 'device, as it calls itself'
  | 'account'
  | 'customer'
  | 'order'
  | 'order payment'
  | 'person of the staff'
  | 'phone of a table'
  | 'place'
  | 'table code'
  | 'table or room'
  | 'venue device';

export interface LimitTerms {
  /** Name of the limit's counter in the database, which all servers share. */
  readonly name: string;
  readonly by: CountedBy;
  /** Maximum number of calls in a window that starts with the first one and lasts `seconds`. */
  readonly most: number;
  readonly seconds: number;
  /** For `docs/limits.md`. */
  readonly counts: string;
}

/** Windows are short, so that a guest never waits long. A retry of an answered command is not counted. */
export const LIMITS = {
  orders: {
    name: 'orders-by-session',
    by: 'table or room',
    most: 30,
    seconds: 30,
    counts: 'Orders and their cancellations; at a counter each phone has a counter of its own',
  },
  unprovenOrders: {
    name: 'unproven-orders-by-address',
    by: 'address',
    most: 300,
    seconds: 60,
    counts: 'Orders and calls with an unknown session',
  },
  customerOrders: {
    name: 'orders-by-customer',
    by: 'customer',
    most: 30,
    seconds: 30,
    counts: 'Pickup and delivery orders of a customer whose address of mail is proven',
  },
  pickupOrders: {
    name: 'pickup-orders-by-address',
    by: 'address',
    most: 600,
    seconds: 60,
    counts: 'Pickup and delivery orders of anybody else, and their cancellations',
  },
  pickupOrdersOfDevice: {
    name: 'pickup-orders-by-device',
    by: 'device, as it calls itself',
    most: 30,
    seconds: 30,
    counts: 'The same, of one device',
  },
  openPickups: {
    name: 'open-pickups-by-address',
    by: 'address',
    most: 20,
    seconds: 1800,
    counts: 'Pickup and delivery orders that reach the kitchen unconfirmed; staff confirm those beyond',
  },
  calls: {
    name: 'calls-by-session',
    by: 'table or room',
    most: 6,
    seconds: 60,
    counts: 'Calls for the waiter or the bill',
  },
  feedback: {
    name: 'feedback-by-session',
    by: 'table or room',
    most: 30,
    seconds: 300,
    counts: 'Feedback from a table or room',
  },
  deviceFeedback: {
    name: 'feedback-by-device',
    by: 'venue device',
    most: 60,
    seconds: 300,
    counts: 'Feedback from a kiosk or tablet of the venue',
  },
  unprovenFeedback: {
    name: 'unproven-feedback-by-address',
    by: 'address',
    most: 60,
    seconds: 300,
    counts: 'Feedback of anybody else',
  },
  logs: {
    name: 'logs-by-address',
    by: 'address',
    most: 1200,
    seconds: 60,
    counts: 'Reports of visits; a refused report is lost and nothing else',
  },
  payments: {
    name: 'payments-by-order',
    by: 'order payment',
    most: 30,
    seconds: 60,
    counts: 'Starts of a card payment of one order or bill share; shares that one phone asks for',
  },
  unprovenPayments: {
    name: 'unproven-payments-by-address',
    by: 'address',
    most: 60,
    seconds: 60,
    counts: 'Starts of a card payment of an order that the caller may not pay',
  },
  promos: {
    name: 'promos-by-phone',
    by: 'phone of a table',
    most: 20,
    seconds: 60,
    counts: 'Promo codes tried, right ones too',
  },
  firstPromos: {
    name: 'first-promos-by-phone',
    by: 'phone of a table',
    most: 3,
    seconds: 60,
    counts: 'Promo codes of a phone that its table’s limit does not count',
  },
  promosOfTable: {
    name: 'promos-by-session',
    by: 'table or room',
    most: 200,
    seconds: 60,
    counts: 'Promo codes tried beyond those by all phones of a table together',
  },
  unprovenPromos: {
    name: 'unproven-promos-by-address',
    by: 'address',
    most: 120,
    seconds: 60,
    counts: 'Promo codes tried without a table session',
  },
  scans: {
    name: 'scans-by-table',
    by: 'table code',
    most: 240,
    seconds: 60,
    counts: 'Sessions given out for a table’s code',
  },
  wrongCodes: {
    name: 'wrong-by-address',
    by: 'address',
    most: 30,
    seconds: 60,
    counts: 'Table codes that do not exist',
  },
  customerBookings: {
    name: 'bookings-by-customer',
    by: 'customer',
    most: 10,
    seconds: 300,
    counts: 'Bookings tried by a signed-in customer',
  },
  bookings: {
    name: 'bookings-by-address',
    by: 'address',
    most: 40,
    seconds: 300,
    counts: 'Bookings tried without a sign-in',
  },
  pictures: {
    name: 'pictures-by-place',
    by: 'place',
    most: 120,
    seconds: 3600,
    counts: 'Pictures that staff send',
  },
  guestPictures: {
    name: 'guest-pictures-by-phone',
    by: 'phone of a table',
    most: 10,
    seconds: 900,
    counts: 'Pictures that a guest with a table session sends for the gallery',
  },
  unprovenGuestPictures: {
    name: 'guest-pictures-by-address',
    by: 'address',
    most: 30,
    seconds: 900,
    counts: 'Pictures sent for the gallery without a table session',
  },
  wrongStaffLinks: {
    name: 'wrong-staff-links-by-address',
    by: 'address',
    most: 20,
    seconds: 60,
    counts: 'Sign-in links of staff that do not exist',
  },
  wrongDeviceCodes: {
    name: 'wrong-device-codes-by-address',
    by: 'address',
    most: 20,
    seconds: 60,
    counts: 'Enrolment codes of devices that do not exist',
  },
  ownPins: {
    name: 'own-pins-by-person',
    by: 'person of the staff',
    most: 10,
    seconds: 900,
    counts: 'Changes of the own PIN, with a wrong old one too',
  },
  secondFactors: {
    name: 'second-factors-by-person',
    by: 'person of the staff',
    most: 10,
    seconds: 900,
    counts: 'Codes of a second factor, right ones too, of a person who holds a sign-in link or is signed in',
  },
  signIns: {
    name: 'sign-ins-by-address-and-account',
    by: 'address and account',
    most: 10,
    seconds: 300,
    counts: 'Passwords tried for one account from one address, right ones too',
  },
  signInsOfAccount: {
    name: 'sign-ins-by-account',
    by: 'account',
    most: 100,
    seconds: 3600,
    counts: 'Passwords tried for one account from everywhere',
  },
  unprovenSignIns: {
    name: 'sign-ins-by-address',
    by: 'address',
    most: 60,
    seconds: 60,
    counts: 'Passwords tried from one address',
  },
  accountMails: {
    name: 'account-mails-by-account',
    by: 'account',
    most: 5,
    seconds: 900,
    counts: 'Mail asked for to one address',
  },
  customerMails: {
    name: 'account-mails-by-customer',
    by: 'customer',
    most: 5,
    seconds: 900,
    counts: 'Proofs of the own address that a signed-in customer asks for',
  },
  unprovenAccountMails: {
    name: 'account-mails-by-address',
    by: 'address',
    most: 100,
    seconds: 900,
    counts: 'Mail asked for without a sign-in',
  },
  wrongLinks: {
    name: 'wrong-links-by-address',
    by: 'address',
    most: 30,
    seconds: 60,
    counts: 'Mailed links that do not exist',
  },
  addressSearches: {
    name: 'address-searches-by-address',
    by: 'address',
    most: 20,
    seconds: 60,
    counts: 'Street addresses looked up by the geocoder',
  },
  tiles: {
    name: 'tiles-by-address',
    by: 'address',
    most: 600,
    seconds: 60,
    counts: 'Pictures of the map',
  },
} as const satisfies Readonly<Record<string, LimitTerms>>;

export type RateLimits = Readonly<Record<keyof typeof LIMITS, Limit>>;

/** The limits apply across all servers of one database. */
export const createRateLimits = ({ limit }: Pick<Store, 'limit'>): RateLimits =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([key, { name, most, seconds }]) => [key, limit({ name, most, seconds })]),
  ) as RateLimits;
