// What a folder below a floor may be called: a subject, the same word on every floor.

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
 * The floors that are divided by subject, each with the folders that it may have besides. `ui` is divided by what a part
 * is made for and `screens` by screen, so neither stands here.
 */
export const DIVIDED: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/contract': [],
  'src/api': [],
  'src/db': [],
  'src/platform': [],
  'src/sync': [],
  'src/view': [],
  'src/state': [],
  // frame: what surrounds every page; lazy: the parts that no first card needs.
  'src/pages': ['frame', 'lazy'],
};

/** Parts that only their own devices load: a guest's phone never does. */
export const SET_APART = ['staff', 'kiosk', 'account'] as const;

export const MOST_FILES = 40;
