// What is checked, in which order, and how long each may take. The journeys come last: they want both cores.
import { join, resolve } from 'node:path';
import { describeChromium, ensureChromium } from '../support/chromium.ts';
import { playwrightResults, vitestResults } from './results.ts';
import type { Step } from './step.ts';

const root = resolve(import.meta.dirname, '../..');
const MINUTE = 60_000;

/** One TypeScript project: the floors compile with the libraries that they will have, and no others. */
const types = (project: string): Step => ({
  name: `types:${project}`,
  command: [
    'typescript:tsc',
    '--pretty',
    'false',
    '-p',
    project === 'all' ? 'tsconfig.json' : `tsconfig.${project}.json`,
  ],
  limit: 2 * MINUTE,
});

const suite = (name: string, minutes: number): Step => ({
  name,
  command: ['vitest:vitest', 'run', '--config', 'vitest.config.ts'],
  env: { SUITE: name },
  resultsFile: 'VITEST_JSON',
  readResults: vitestResults,
  limit: minutes * MINUTE,
});

const browser: Step = {
  name: 'browser',
  needsBrowser: true,
  run: async () => {
    const found = await ensureChromium();
    if (found) {
      process.env.CHROMIUM_PATH = found.path;
      return { passed: 1, failed: 0, messages: [], note: describeChromium(found) };
    }
    const messages = [
      'No Chromium was found and none could be installed.',
      'Set CHROMIUM_PATH to one, or run: npx playwright install --with-deps chromium',
    ];
    return { passed: 0, failed: 1, messages };
  },
};

export const allSteps: readonly Step[] = [
  {
    name: 'lint',
    command: ['@biomejs/biome:biome', 'ci', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=50'],
    limit: MINUTE,
  },
  ...['rules', 'device', 'worker', 'page', 'server', 'all'].map(types),
  suite('unit', 4),
  suite('component', 4),
  { name: 'dead-code', command: ['knip:knip', '--no-progress'], limit: 2 * MINUTE },
  { name: 'dead-code:production', command: ['knip:knip', '--production', '--no-progress'], limit: 2 * MINUTE },
  suite('server', 5),
  suite('simulation', 8),
  { name: 'build', command: [join(root, 'server/cli/run.mjs'), 'build'], limit: 3 * MINUTE },
  { name: 'size', command: ['size-limit:size-limit'], limit: MINUTE },
  browser,
  {
    name: 'journeys',
    needsBrowser: true,
    command: ['@playwright/test:playwright', 'test'],
    resultsFile: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    readResults: playwrightResults,
    live: true,
    limit: 22 * MINUTE,
  },
];
