import { defineConfig } from '@playwright/test';

// Journeys in a real Chromium. The sizes are those of UX.md; what a size changes is tagged @every-size, the rest
// is walked on a phone.
const everySize = /@every-size/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    testIdAttribute: 'data-testid',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'tablet', grep: everySize, use: { viewport: { width: 1280, height: 800 }, hasTouch: true } },
    { name: 'kiosk', grep: everySize, use: { viewport: { width: 1080, height: 1920 }, hasTouch: true } },
    { name: 'room', grep: everySize, use: { viewport: { width: 1024, height: 768 }, hasTouch: true } },
  ],
});
