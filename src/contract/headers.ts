// Headers beside the bodies, so that the specified bodies stay exact.
export const HEADERS = {
  client: 'x-client',
  place: 'x-place',
  /** Secret of the table session, for the event stream. */
  session: 'x-session',
  idempotencyKey: 'idempotency-key',
  label: 'x-order-label',
  /** Units of the place's currency, "20.16". */
  shownTotal: 'x-shown-total',
  menuVersion: 'x-menu-version',
  /** Whole seconds by the server's clock, or "unknown". */
  orderAge: 'x-order-age',
  /** "1": the guest was asked about the order's age and confirmed it. */
  confirmed: 'x-order-confirmed',
  /** Id of the refused order whose new quote this one accepts. */
  replaces: 'x-replaces',
  /** Secrets of earlier sittings with which a command was sent: "Kx3…,P0a…". */
  earlierSession: 'x-earlier-session',
  /** Secrets of orders without a table: "Kx3…,P0a…". */
  orderSecrets: 'x-order-secrets',
  /** The device's own id: used only to detect accidental repeats. */
  device: 'x-device',
  /** Customer of an order, if signed in when it was made: `order_key` of the sign-in. */
  customer: 'x-customer',
  /** Allergens that the guest avoids, for the kitchen: "milk,nuts". */
  avoid: 'x-avoid',
  /** "vegan,halal" */
  diet: 'x-diet',
  /** On each answer of our server, with the value `SERVER_MARK`. */
  mark: 'x-tabl',
} as const;

/** Marks an answer as ours: a captive portal cannot know it. */
export const SERVER_MARK = 'tabl';
