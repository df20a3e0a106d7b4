import { defineConfig } from '@lingui/cli';

/** Loaded by staff alone. */
const STAFF = ['src/staff'];

/** Loaded by venue devices only. */
const KIOSK = ['src/kiosk'];

/** Loaded after the first card, with the chunks that use them. */
const SERVICE = [
  'src/guest/service',
  'src/guest/orders/later',
  'src/guest/device',
  'src/guest/table',
  'src/guest/frame/share-sheet.tsx',
  'src/guest/gallery/send-picture.tsx',
  'src/guest/install/install-steps-sheet.tsx',
  'src/guest/install/install-strip.tsx',
  'src/guest/place/place-change-sheet.tsx',
  'src/guest/places-around',
  'src/shared/service',
  'src/shared/place/closed-text.tsx',
  'src/ui/picture/lightbox.tsx',
];

/** Messages that several of the later pages show, each with its own catalog. */
const PHONE_FAULT = 'src/shared/frame/phone-fault-text.tsx';
const STILL_WAITING = 'src/shared/frame/still-waiting.tsx';

/** Loaded with the order page. */
const CHECKOUT = [
  'src/guest/checkout',
  'src/guest/delivery',
  'src/guest/follow',
  'src/guest/order',
  'src/guest/payment',
  'src/shared/delivery',
  PHONE_FAULT,
];

/** Loaded by account pages. */
const ACCOUNT = ['src/guest/account', PHONE_FAULT, STILL_WAITING];

/** Loaded by pages of bookings and reservations. */
const BOOKING = ['src/guest/booking', PHONE_FAULT, STILL_WAITING];

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
