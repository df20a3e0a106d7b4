import { defineConfig } from '@lingui/cli';

/** Loaded by staff alone. */
const STAFF = ['src/screens/staff', 'src/pages/staff'];

/** Loaded by devices of the house alone, between their guests. */
const KIOSK = ['src/screens/kiosk', 'src/pages/kiosk'];

/** Loaded behind the first card, with the parts that say them. */
const SERVICE = [
  'src/screens/service',
  'src/pages/service',
  'src/screens/order-more',
  'src/screens/house',
  'src/screens/join',
  'src/screens/places-around',
  'src/screens/gallery/send-picture.tsx',
];

/** Loaded with the order page. */
const CHECKOUT = [
  'src/screens/checkout',
  'src/screens/delivery',
  'src/screens/follow',
  'src/screens/order/time-choice.tsx',
  'src/screens/payment',
  'src/pages/payment',
];

/** Loaded by whoever opens the pages of an account. */
const ACCOUNT = ['src/screens/account', 'src/pages/account'];

/** Loaded by whoever books or reserves. */
const BOOKING = ['src/screens/booking', 'src/pages/booking'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['bg', 'en', 'es', 'de', 'fr-CH'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['src'],
      exclude: [...STAFF, ...KIOSK, ...SERVICE, ...CHECKOUT, ...ACCOUNT, ...BOOKING].map((at) =>
        at.endsWith('.tsx') ? at : `${at}/**`,
      ),
    },
    { path: '<rootDir>/src/locales/{locale}/staff', include: STAFF },
    { path: '<rootDir>/src/locales/{locale}/kiosk', include: KIOSK },
    { path: '<rootDir>/src/locales/{locale}/service', include: SERVICE },
    { path: '<rootDir>/src/locales/{locale}/checkout', include: CHECKOUT },
    { path: '<rootDir>/src/locales/{locale}/account', include: ACCOUNT },
    { path: '<rootDir>/src/locales/{locale}/booking', include: BOOKING },
  ],
});
