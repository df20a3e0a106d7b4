import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { definitions } from './build/shared.ts';
import { DEPTH } from './tests/runner/depth.ts';
import { patience } from './tests/support/patience.ts';

// The suites that need no browser. `SUITE` picks one, so that a budget can be kept for each; without it all run.
const suites: Record<string, string[]> = {
  rules: ['tests/domain/**', 'tests/contract/**', 'tests/locales/**', 'tests/architecture/**'],
  device: ['tests/core/**', 'tests/early/**', 'tests/shared/**'],
  component: ['tests/ui/**', 'tests/guest/**', 'tests/kiosk/**', 'tests/staff/**'],
  server: ['tests/server/**'],
  simulation: ['tests/simulation/**'],
};
/** Suites whose files share a process. */
const SHARED = new Set(['rules']);
/** Tests of menus that nobody here wrote lie in files of their own, on several floors. */
const realMenus = ['tests/**/*menus.test.ts'];
const suite = process.env.SUITE;
const roots = suite ? (suites[suite] ?? []) : Object.values(suites).flat();

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  resolve: { alias: [{ find: /^#(.*)$/, replacement: `${fileURLToPath(new URL('./src', import.meta.url))}/$1` }] },
  define: definitions,
  test: {
    include: suite === 'real-menus' ? realMenus : roots.map((root) => `${root}/*.test.{ts,tsx}`),
    // They have a step of their own in the long rest.
    ...(suite !== 'real-menus' && DEPTH === 'deep' && { exclude: realMenus }),
    // Both cores take their share.
    ...(suite !== undefined && { maxWorkers: 2 }),
    // A fresh process for each file takes as long as the tests. Pure functions leave nothing behind; all others do,
    // and have a process for each file, as all have where they are run by hand.
    isolate: !SHARED.has(suite ?? ''),
    // What every change must pass leaves out what is tagged `deep`; that runs by itself, and both where nobody asks.
    tags: [{ name: 'deep', description: 'long, or of real menus: npm run test:deep' }],
    ...(DEPTH && { tagsFilter: [DEPTH === 'deep' ? 'deep' : '!deep'] }),
    setupFiles: ['tests/support/patient-waits.ts'],
    ...((suite === undefined || suite === 'server') && { globalSetup: 'tests/server/support/databases-of-the-run.ts' }),
    testTimeout: patience(60_000),
    hookTimeout: patience(120_000),
    teardownTimeout: patience(10_000),
    expect: { poll: { timeout: patience(1000) } },
    // A change that reaches no test of a suite is no failure; the runner counts what ran.
    passWithNoTests: process.env.MAY_BE_EMPTY === '1',
    reporters: process.env.VITEST_JSON
      ? [
          ['default', { summary: false }],
          ['json', { outputFile: process.env.VITEST_JSON }],
        ]
      : ['default'],
  },
});
