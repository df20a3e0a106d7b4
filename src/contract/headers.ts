// Headers beside the bodies, so that the specified bodies stay exact.
export const HEADERS = {
  client: 'x-client',
  place: 'x-place',
  /** The table session's secret, for the event stream. */
  session: 'x-session',
  idempotencyKey: 'idempotency-key',
  label: 'x-order-label',
  /** Units of the place's currency, "20.16". */
  shownTotal: 'x-shown-total',
  menuVersion: 'x-menu-version',
  /** Whole seconds by the server's clock, or "unknown". */
  orderAge: 'x-order-age',
  /** "1": the guest was asked about its age and still wants it. */
  confirmed: 'x-order-confirmed',
  /** The refused order whose new quote this one accepts. */
  replaces: 'x-replaces',
  /** Secrets of the earlier sittings that a command was sent under: "Kx3…,P0a…". */
  earlierSession: 'x-earlier-session',
  /** Secrets of orders without a table: "Kx3…,P0a…". */
  orderSecrets: 'x-order-secrets',
  /** The device's own id: a slip of the finger is told by it, and nothing else. */
  device: 'x-device',
  /** Customer of an order, where one was signed in when it was made: `order_key` of the sign-in. */
  customer: 'x-customer',
  /** Allergens that the guest avoids, for the kitchen: "milk,nuts". */
  avoid: 'x-avoid',
  /** "vegan,halal" */
  diet: 'x-diet',
  /** On each answer of our server, with `SERVER_MARK`. */
  mark: 'x-tabl',
} as const;

/** Marks an answer as ours: a captive portal does not know it. */
export const SERVER_MARK = 'tabl';
