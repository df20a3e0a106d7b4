import { defineConfig } from '@playwright/test';
import { DEPTH } from './tests/runner/depth.ts';
import { patience } from './tests/support/patience.ts';

// Journeys in a real Chromium. The sizes are those of UX.md. docs/testing.md says which journey is walked where.
/** What a size changes. */
const everySize = /@every-size/;
/** Belongs to the long rest, on a phone as well. */
const deep = /@deep/;
/** Of what every size changes: so much depends on it that each change is walked on the tablet of a table, too. */
const onTablet = /@tablet/;
const nothing = /(?!)/;

/** Which journeys a device walks: with each change, with the long rest, and all where nobody asks for either. */
const walked = {
  core: {
    phone: { grepInvert: deep },
    tablet: { grep: onTablet, grepInvert: deep },
    others: { grep: nothing },
  },
  deep: {
    phone: { grep: deep },
    tablet: { grep: everySize, grepInvert: new RegExp(`${onTablet.source}(?!.*${deep.source})`) },
    others: { grep: everySize },
  },
  all: { phone: {}, tablet: { grep: everySize }, others: { grep: everySize } },
}[DEPTH ?? 'all'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  timeout: patience(120_000),
  // Machines stumble for seconds. What does not come fails a little later, and what comes costs nothing.
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
  ],
});
