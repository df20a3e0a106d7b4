// Folder names below a layer: a subject has the same name in every layer.

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
 * Folders divided by subject, each with the additional names allowed there. `ui` is divided by purpose, `staff` and
 * `kiosk` by screen.
 */
export const DIVIDED: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/contract': [],
  'src/core/api': [],
  'src/core/db': [],
  'src/core/platform': [],
  'src/core/sync': [],
  // frame: what surrounds every page; lazy: parts that the first card does not need.
  'src/shared': ['frame', 'lazy'],
  'src/guest': [
    ...['frame', 'lazy', 'layout', 'install', 'more', 'notices'],
    ...['whole-menu', 'panel-menu', 'product-card', 'checkout', 'orders', 'follow', 'places-around'],
  ],
};

/** Code that only staff and shared devices load, never a guest's phone. */
export const SET_APART = ['staff', 'kiosk', 'account'] as const;

export const MOST_FILES = 40;
