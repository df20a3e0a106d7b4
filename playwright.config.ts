import { defineConfig } from '@playwright/test';
import { DEPTH } from './tests/runner/depth.ts';
import { patience } from './tests/support/patience.ts';

// Journeys in real Chromium. The sizes are those of UX.md; docs/testing.md says which journey runs where.
/** Journeys that depend on the screen size. */
const everySize = /@every-size/;
/** Part of the long rest, on a phone too. */
const deep = /@deep/;
/** Also runs on a table's tablet: with each change, or with the long rest when tagged `@deep`. */
const onTablet = /@tablet/;
const nothing = /(?!)/;
const either = (...all: readonly RegExp[]): RegExp => new RegExp(all.map(({ source }) => source).join('|'));

/** Journeys of a device: with each change, with the long rest, or all by default. */
const walked = {
  core: {
    phone: { grepInvert: deep },
    tablet: { grep: onTablet, grepInvert: deep },
    others: { grep: nothing },
  },
  deep: {
    phone: { grep: deep },
    tablet: { grep: either(everySize, onTablet), grepInvert: new RegExp(`${onTablet.source}(?!.*${deep.source})`) },
    others: { grep: everySize },
  },
  all: { phone: {}, tablet: { grep: either(everySize, onTablet) }, others: { grep: everySize } },
}[DEPTH ?? 'all'];

/** Long-rest journeys with a step of their own, by `JOURNEYS` (tests/runner/steps.ts). */
const FILES: Readonly<Record<string, string>> = {
  pictures: '**/every-screen.spec.ts',
  themes: '**/themes.spec.ts',
  menus: '**/real-menus.spec.ts',
};
const kind = process.env.JOURNEYS ?? '';
const file = FILES[kind];
const isAmong = (name: string): boolean =>
  kind === '' || file !== undefined || (kind === 'phone') === (name === 'phone');

export default defineConfig({
  testDir: 'e2e',
  ...(file !== undefined && { testMatch: file }),
  ...(kind !== '' && file === undefined && { testIgnore: Object.values(FILES) }),
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  timeout: patience(120_000),
  // Machines may stall for seconds. A long timeout delays only failures.
  expect: { timeout: patience(30_000) },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list', { printSteps: true }], ['json']] : [['list']],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    screenshot: 'only-on-failure',
    actionTimeout: patience(30_000),
    navigationTimeout: patience(30_000),
    testIdAttribute: 'data-testid',
  },
  projects: [
    { name: 'phone', ...walked.phone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'tablet', ...walked.tablet, use: { viewport: { width: 1280, height: 800 }, hasTouch: true } },
    { name: 'kiosk', ...walked.others, use: { viewport: { width: 1080, height: 1920 }, hasTouch: true } },
    { name: 'room', ...walked.others, use: { viewport: { width: 1024, height: 768 }, hasTouch: true } },
  ].filter(({ name }) => isAmong(name)),
});
