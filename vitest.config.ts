import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { definitions } from './build/shared.ts';
import { DEPTH } from './tests/runner/depth.ts';
import { SUITES } from './tests/runner/suites.ts';
import { patience } from './tests/support/patience.ts';

const all = (...folders: readonly string[]) => folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

// Suites without a browser. `SUITE` picks one, so that each has a time budget; default: all.
const suites = Object.fromEntries(Object.entries(SUITES).map(([name, folders]) => [name, all(...folders)]));

/**
 * Suites whose files share a process, because a fresh one reloads the tested code for each file. Files of `rules` and
 * `server` share modules too; those of `device` and `component` have their own realm. Files named here need a process of
 * their own: they start processes, render pages, observe shared modules, or check Node errors of another realm.
 */
const shared: Record<string, string[]> = {
  rules: [],
  device: [
    'tests/core/api/events.test.ts',
    'tests/core/platform/{early-answers,embedded-mark,opened-page}.test.ts',
    'tests/core/sync/menu/menu-refresh.test.ts',
    'tests/early/early-script.test.ts',
    'tests/shared/menu/{by-the-clock,menu-store,menu-turns,seeded-menus}.test.ts',
    'tests/shared/place/{moved-party,own-orders,place-link,price-at-once}.test.ts',
    'tests/shared/search/search-results.test.ts',
    'tests/shared/session/session-store.test.ts',
  ],
  component: [],
  server: [
    ...all('server/cli', 'server/site'),
    'tests/server/device/cleared-from-afar.test.ts',
    'tests/server/jobs/{printing/print-command,printing/start-printing,webhooks/hooks-command}.test.ts',
    'tests/server/log/scripted-visit.test.ts',
    'tests/server/order/{exactly-once,refused-fields,refusals-seen,same-price}.test.{ts,tsx}',
    'tests/server/{start,start-ledger}.test.ts',
    'tests/server/store/{kill,many-servers}.test.ts',
    'tests/server/venue/{owners-files,pictures,sanitise-html}.test.ts',
  ],
};
/** Tests with real menus, in separate files on several floors. */
const realMenus = ['tests/**/*menus.test.ts'];
const suite = process.env.SUITE;
const include = suite === 'real-menus' ? realMenus : suite ? (suites[suite] ?? []) : Object.values(suites).flat();
// They have a step of their own in the long rest.
const exclude = suite !== 'real-menus' && DEPTH === 'deep' ? realMenus : [];
const apart = suite === undefined ? undefined : shared[suite];
const together =
  suite === 'device' || suite === 'component' ? ({ pool: 'vmForks' } as const) : ({ isolate: false } as const);

export default defineConfig({
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  resolve: { alias: [{ find: /^#(.*)$/, replacement: `${fileURLToPath(new URL('./src', import.meta.url))}/$1` }] },
  define: definitions,
  test: {
    ...(apart === undefined
      ? { include, exclude }
      : {
          projects: [
            { extends: true, test: { name: 'together', include, exclude: [...exclude, ...apart], ...together } },
            ...(apart.length > 0 ? [{ extends: true, test: { name: 'apart', include: apart, exclude } } as const] : []),
          ],
        }),
    // One worker for each of the two cores.
    ...(suite !== undefined && { maxWorkers: 2 }),
    // `npm test` skips tests tagged `deep`, and the long rest runs only them. Without a depth both run.
    tags: [{ name: 'deep', description: 'long, or of real menus: npm run test:deep' }],
    ...(DEPTH && { tagsFilter: [DEPTH === 'deep' ? 'deep' : '!deep'] }),
    setupFiles: ['tests/support/patient-waits.ts'],
    ...((suite === undefined || suite === 'server') && { globalSetup: 'tests/server/support/databases-of-the-run.ts' }),
    testTimeout: patience(60_000),
    hookTimeout: patience(120_000),
    teardownTimeout: patience(10_000),
    expect: { poll: { timeout: patience(4000) } },
    // A suite without tests for a change does not fail; the runner counts the executed ones.
    passWithNoTests: process.env.MAY_BE_EMPTY === '1',
    reporters: process.env.VITEST_JSON
      ? [
          ['default', { summary: false }],
          ['json', { outputFile: process.env.VITEST_JSON }],
        ]
      : ['default'],
  },
});
