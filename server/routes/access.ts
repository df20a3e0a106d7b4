// Access rule of every route. A route without a rule fails the start, so that no route is open by mistake.
import type { FastifyInstance } from 'fastify';
import type { Role } from '#domain/account/user.ts';

/** A staff member signed in at the place with at least this role. `station`: a kitchen screen is allowed too. */
export interface StaffAccess {
  readonly role: Role;
  readonly station?: true;
}

/**
 * public    every caller
 * guest     a caller with the secret of a table session; the route's own service checks it
 * customer  a caller with the token of a customer's sign-in, at any place
 */
export type Access = 'public' | 'guest' | 'customer' | StaffAccess;

/** Every signed-in staff member, and a station. [S6.08] */
const ANY_STAFF: StaffAccess = { role: 'PDF_MENU_ADMIN', station: true };
/** Managers of the place. [S6.10] */
const MANAGERS: StaffAccess = { role: 'PLACE_ADMIN' };

/** Waiters and kitchen screens. [S6.09] */
const AT_THE_TABLES: StaffAccess = { role: 'WAITER', station: true };

export const ACCESS: Readonly<Record<string, Access>> = {
  'GET /healthz': 'public',
  'GET /api/ping': 'public',
  'GET /api/openapi.json': 'public',
  'GET /api/client': 'public',
  'POST /api/getPlacesForMap': 'public',
  'GET /api/getCitiesForMap': 'public',
  'GET /api/getTagsForMap': 'public',
  'GET /api/settings': 'public',
  'GET /api/accumulated-order-amount-setting-place': 'public',
  'GET /api/languages': 'public',
  'GET /api/categoriesWithSubcategories': 'public',
  'GET /api/categoriesHierarchy': 'public',
  'GET /api/ingredients': 'public',
  'GET /api/subcategories/:id': 'public',
  'GET /api/products': 'public',
  'GET /api/pages': 'public',
  'GET /api/availability': 'public',
  // Guests send pictures without a session; the service applies a rate limit.
  'GET /api/gallery': 'public',
  'POST /api/places/gallery': 'public',
  // A caller without a session gets public events only.
  'GET /api/events': 'public',
  'POST /api/tables/verify_token': 'public',
  'POST /api/tables/verify_session': 'guest',
  'PUT /api/tables/guest_name': 'guest',
  'POST /api/orders': 'guest',
  'POST /api/orders/cancel': 'guest',
  // Orders without a table: the order's own secret, created on the device, proves its guest.
  'POST /api/orders/delivery': 'public',
  'POST /api/orders/preorder': 'public',
  'POST /api/orders/room': 'guest',
  'POST /api/orders/served-on-spot': 'guest',
  'GET /api/order-mail': 'public',
  'GET /api/order-times': 'public',
  // Address search comes before any proof; the service applies a rate limit.
  'GET /api/map-services': 'public',
  'POST /api/address-search': 'public',
  'GET /api/tiles/:place/:z/:x/:y': 'public',
  'GET /api/coast/:lat/:lng/:unitsPerKm': 'public',
  // Guests book without a session; the key of the booking's link proves its owner.
  'GET /api/reservations': 'public',
  'POST /api/bookings': 'public',
  'POST /api/bookings/getBusyDates': 'public',
  'POST /api/bookings/getFreeHoursForDate': 'public',
  'POST /api/bookings/own': 'public',
  'POST /api/bookings/own/cancel': 'public',
  'POST /api/bookings/own/change': 'public',
  'POST /api/bookings/own/days': 'public',
  'POST /api/bookings/own/hours': 'public',
  'POST /api/orders/own/cancel': 'public',
  'POST /api/orders/own/withdraw': 'public',
  'GET /api/orders/own': 'public',
  // The key of the order's link proves the caller.
  'GET /api/orders/followed': 'public',
  'GET /api/orders/by-client-id/:id': 'guest',
  'GET /api/orders/by_table_session/:session': 'guest',
  'PUT /api/orders/by_table_session/:session/bill_wanted': 'guest',
  // Password, secret or link proves a customer; each service checks its own.
  'POST /api/login': 'public',
  'POST /api/register': 'public',
  'POST /api/users/token': 'public',
  'POST /api/users/sign-out': 'public',
  'POST /api/users/validate': 'public',
  'POST /api/users/reset-password': 'public',
  'POST /api/users/mail-link': 'public',
  'POST /api/users/links/sign-in': 'public',
  'POST /api/users/links/reset': 'public',
  'POST /api/users/links/verify': 'public',
  'POST /api/users/links/email': 'public',
  // The order's secret or its customer's token proves the caller; each service checks it.
  'POST /api/epay/initiateEpayOrder': 'public',
  'POST /api/epay/initiateEpayOrderOneTouch': 'public',
  'POST /api/epay/checkPaymentStatus': 'public',
  // The payment's own key proves the caller.
  'POST /api/epay/checkPaymentStatusOneTouch': 'public',
  'GET /api/payments/offer': 'public',
  'POST /api/payments/cancel': 'public',
  'POST /api/payments/on-receipt': 'public',
  // A provider proves itself by its signature.
  'POST /api/payments/notify/:provider/:place': 'public',
  // Demonstration pages without a real bank.
  'GET /api/demo-bank/:provider/:id': 'public',
  'POST /api/demo-bank/:provider/:id': 'public',
  'POST /api/epay/deleteUserPaymentInstrument': 'customer',
  'GET /api/users/payment-instruments': 'customer',
  'GET /api/loyalty/offer': 'public',
  'GET /api/users/loyalty': 'customer',
  'GET /api/users/profile': 'customer',
  'POST /api/users/editProfile': 'customer',
  'POST /api/users/proof': 'customer',
  'GET /api/users/orders': 'customer',
  'POST /api/users/orders': 'customer',
  'GET /api/users/bookings': 'customer',
  'POST /api/users/bookings': 'customer',
  'GET /api/users/addresses': 'customer',
  'POST /api/users/addresses': 'customer',
  'POST /api/users/addresses/remove': 'customer',
  'GET /api/users/data': 'customer',
  'POST /api/users/delete': 'customer',
  // Link, code, secret or PIN proves a staff member; each service checks its own.
  'POST /api/staff/sign-in': 'public',
  'POST /api/staff/link': 'public',
  'POST /api/staff/token': 'public',
  'POST /api/staff/sign-out': 'public',
  'POST /api/staff/return': 'public',
  'POST /api/staff/pin': 'public',
  'POST /api/staff/tiles': 'public',
  'POST /api/staff/enrol': 'public',
  // A shared device proves itself by its secret.
  'PUT /api/devices/beat': 'public',
  'PUT /api/devices/here': 'public',
  'POST /api/devices/session': 'public',
  'POST /api/devices/staff': 'public',
  'POST /api/devices/pin': 'public',
  'GET /api/staff/me': ANY_STAFF,
  'GET /api/staff/places': { role: 'PDF_MENU_ADMIN' },
  'GET /api/staff/board': AT_THE_TABLES,
  'GET /api/staff/events': AT_THE_TABLES,
  'PUT /api/staff/screen': AT_THE_TABLES,
  'GET /api/staff/orders': { role: 'WAITER' },
  // Waiters take orders; a kitchen screen cannot.
  'POST /api/staff/orders': { role: 'WAITER' },
  'POST /api/staff/orders/cancel': { role: 'WAITER' },
  'GET /api/tablesMenu': { role: 'WAITER' },
  // Waiters receive guests; a kitchen screen gets no names.
  'GET /api/staff/bookings': { role: 'WAITER' },
  'POST /api/staff/bookings': { role: 'WAITER' },
  'POST /api/staff/bookings/hours': { role: 'WAITER' },
  'GET /api/staff/bookings/:id/hours': { role: 'WAITER' },
  'POST /api/staff/bookings/:id': { role: 'WAITER' },
  'POST /api/staff/bookings/:id/edit': { role: 'WAITER' },
  // `domain/staff/staff-rights.ts` defines which commands a role or a station may send.
  'POST /api/staff/commands/:kind': AT_THE_TABLES,
  // The asking waiter is signed in; the service checks the approving manager's PIN.
  'POST /api/staff/approvals': { role: 'WAITER' },
  'GET /api/staff/push': { role: 'WAITER' },
  'PUT /api/staff/push': { role: 'WAITER' },
  'DELETE /api/staff/push': { role: 'WAITER' },
  'GET /api/staff/me/sign-ins': { role: 'PDF_MENU_ADMIN' },
  'DELETE /api/staff/me/sign-ins/:id': { role: 'PDF_MENU_ADMIN' },
  'GET /api/staff/me/second-factor': { role: 'PDF_MENU_ADMIN' },
  'POST /api/staff/me/second-factor': MANAGERS,
  'POST /api/staff/me/second-factor/confirm': MANAGERS,
  'POST /api/staff/me/second-factor/off': { role: 'PDF_MENU_ADMIN' },
  'PUT /api/staff/me/pin': { role: 'PDF_MENU_ADMIN' },
  'GET /api/staff/today': MANAGERS,
  'GET /api/staff/report': MANAGERS,
  'GET /api/staff/report.csv': MANAGERS,
  'GET /api/staff/payments': MANAGERS,
  'GET /api/staff/payments/receipts': { role: 'WAITER' },
  'POST /api/staff/payments/:key/receipt': { role: 'WAITER' },
  // Waiters who may note a payment at a table may also release a guest's held share.
  'POST /api/staff/payments/:key/cancel': { role: 'WAITER' },
  'POST /api/staff/payments/:key/refund': MANAGERS,
  'POST /api/staff/payments/:key/judge': MANAGERS,
  'POST /api/staff/payments/refunds/:id/done': MANAGERS,
  'GET /api/staff/orders/history': MANAGERS,
  'GET /api/staff/orders/history.csv': MANAGERS,
  'GET /api/staff/orders/history/:id': MANAGERS,
  'GET /api/staff/feedback': MANAGERS,
  'GET /api/staff/feedback.csv': MANAGERS,
  'GET /api/staff/bans': MANAGERS,
  'POST /api/staff/bans': MANAGERS,
  'DELETE /api/staff/bans/:id': MANAGERS,
  'GET /api/staff/people': MANAGERS,
  'POST /api/staff/people': MANAGERS,
  'POST /api/staff/people/:id/link': MANAGERS,
  'PUT /api/staff/people/:id/name': MANAGERS,
  'PUT /api/staff/people/:id/role': MANAGERS,
  'PUT /api/staff/people/:id/pin': MANAGERS,
  'DELETE /api/staff/people/:id': MANAGERS,
  'GET /api/staff/devices': MANAGERS,
  'POST /api/staff/devices': MANAGERS,
  'POST /api/staff/devices/:id/code': MANAGERS,
  'PUT /api/staff/devices/:id': MANAGERS,
  'POST /api/staff/devices/:id/commands': MANAGERS,
  'DELETE /api/staff/devices/:id': MANAGERS,
  // Waiters request papers, and read whether they were printed.
  'GET /api/staff/papers/:id': { role: 'WAITER' },
  'GET /api/staff/printers': MANAGERS,
  'POST /api/staff/printers/test': MANAGERS,
  'POST /api/staff/printers/confirm': MANAGERS,
  'GET /api/staff/tables': MANAGERS,
  'POST /api/staff/tables': MANAGERS,
  'POST /api/staff/tables/rename': MANAGERS,
  'POST /api/staff/tables/retire': MANAGERS,
  'POST /api/staff/tables/restore': MANAGERS,
  'POST /api/staff/tables/code': MANAGERS,
  'GET /api/staff/drafts': MANAGERS,
  'GET /api/staff/drafts/preview': MANAGERS,
  'POST /api/staff/drafts': MANAGERS,
  'DELETE /api/staff/drafts/:id': MANAGERS,
  'POST /api/staff/drafts/discard': MANAGERS,
  'POST /api/staff/drafts/publish': MANAGERS,
  'DELETE /api/staff/drafts/planned/:id': MANAGERS,
  'GET /api/staff/drafts/undo': MANAGERS,
  'POST /api/staff/drafts/undo': MANAGERS,
  'POST /api/staff/pictures': MANAGERS,
  'POST /api/staff/pictures/crop': MANAGERS,
  'GET /api/staff/gallery': MANAGERS,
  'GET /api/staff/gallery/:id': MANAGERS,
  'POST /api/staff/gallery/:id': MANAGERS,
  // The client's administrator is responsible for the business.
  'GET /api/staff/shop-facts': { role: 'CLIENT_ADMIN' },
  'GET /api/staff/menu-sheet': MANAGERS,
  'POST /api/staff/menu-sheet': MANAGERS,
  // A printer proves itself by the secret in its URL.
  'POST /api/printers/cloudprnt/:key': 'public',
  'GET /api/printers/cloudprnt/:key': 'public',
  'DELETE /api/printers/cloudprnt/:key': 'public',
  'POST /api/printers/server-direct-print/:key': 'public',
  // Guests give feedback without a session.
  'POST /api/feedback': 'public',
  // Every visitor of a menu sends log entries; an entry identifies no person.
  'POST /api/logs/spent_time_on_page': 'public',
  'POST /api/logs/user_action': 'public',
  'POST /api/logs/make-system-log': 'public',
  // Promo codes can be tried before a scan; the service applies a rate limit.
  'POST /api/promo-codes/check': 'public',
  // The answer depends on the customer's token, which may be missing.
  'GET /api/check-registered-user-discount': 'public',
  'GET /api/orders/by_table_session/:session/bill': 'guest',
  'POST /api/orders/by_table_session/:session/shares': 'guest',
  'POST /api/calls': 'guest',
  'POST /api/calls/end': 'guest',
  'GET /api/calls/by_table_session/:session': 'guest',
};

/** True for pages and pictures, which every caller may read. */
const isPage = (method: string, url: string): boolean => method === 'GET' && !/^\/(?:api|healthz)(?:\/|$)/.test(url);

/** Access rule of a route; `undefined`: it has none. */
export const accessOf = (method: string, url: string): Access | undefined => {
  // Fastify answers HEAD for every GET route.
  const verb = method === 'HEAD' ? 'GET' : method;
  return ACCESS[`${verb} ${url}`] ?? (isPage(verb, url) ? 'public' : undefined);
};

/** Call it before any route is registered. Throws at the start for an unlisted route. */
export const guardRoutes = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      if (accessOf(method, route.url) === undefined)
        throw new Error(`The route ${method} ${route.url} has no entry in the access list`);
    }
  });
};
