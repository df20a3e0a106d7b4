// Names for a folder below a floor: a subject has the same word on every floor.

export const SUBJECTS = [
  'menu',
  'product',
  'search',
  'diet',
  'language',
  'availability',
  'cart',
  'pricing',
  'order',
  'outbox',
  'delivery',
  'payment',
  'bill',
  'place',
  'table',
  'session',
  'visit',
  'service',
  'kitchen',
  'staff',
  'owner',
  'device',
  'kiosk',
  'account',
  'booking',
  'promotion',
  'loyalty',
  'gallery',
  'log',
] as const;

/**
 * The folders that are divided by subject, each with the names that it may have besides. `ui` is divided by what a part is made
 * for, `staff` and `kiosk` by screen.
 */
export const DIVIDED: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/contract': [],
  'src/core/api': [],
  'src/core/db': [],
  'src/core/platform': [],
  'src/core/sync': [],
  // frame: what surrounds every page; lazy: the parts that no first card needs.
  'src/shared': ['frame', 'lazy'],
  'src/guest': [
    ...['frame', 'lazy', 'layout', 'install', 'more', 'notices'],
    ...['whole-menu', 'panel-menu', 'product-card', 'checkout', 'orders', 'follow', 'places-around'],
  ],
};

/** Parts that only their own devices load: a guest's phone never does. */
export const SET_APART = ['staff', 'kiosk', 'account'] as const;

export const MOST_FILES = 40;
