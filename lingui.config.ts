import { defineConfig } from '@lingui/cli';

/** Loaded by staff alone. */
const STAFF = ['src/screens/staff', 'src/pages/staff'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['bg', 'en', 'es', 'de', 'fr-CH'],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/messages', include: ['src'], exclude: STAFF.map((at) => `${at}/**`) },
    { path: '<rootDir>/src/locales/{locale}/staff', include: STAFF },
  ],
});
