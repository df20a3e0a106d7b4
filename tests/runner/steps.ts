// What is checked, and in which order: cheap ones first. The journeys come last, they want both cores.
import { join, resolve } from 'node:path';
import { describeChromium, ensureChromium } from '../support/chromium.ts';
import { playwrightResults, vitestResults } from './results.ts';
import type { Depth, Step } from './step.ts';

const root = resolve(import.meta.dirname, '../..');

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
});

/** Tests of Vitest: a suite (a folder of vitest.config.ts), and of it what a depth wants. */
const tests = (name: string, depth: Depth): Step => ({
  name,
  command: ['vitest:vitest', 'run', '--config', 'vitest.config.ts'],
  env: { SUITE: name, DEPTH: depth },
  resultsFile: 'VITEST_JSON',
  readResults: vitestResults,
});

const journeys = (depth: Depth): Step => ({
  name: 'journeys',
  needsBrowser: true,
  command: ['@playwright/test:playwright', 'test'],
  env: { DEPTH: depth },
  resultsFile: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
  readResults: playwrightResults,
  live: true,
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

const build: Step = { name: 'build', command: [join(root, 'server/cli/run.mjs'), 'build'] };

/** `npm test`: what every change must pass. */
const coreSteps: readonly Step[] = [
  {
    name: 'lint',
    command: ['@biomejs/biome:biome', 'ci', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=50'],
  },
  ...['rules', 'device', 'worker', 'page', 'server', 'all'].map(types),
  tests('unit', 'core'),
  tests('component', 'core'),
  { name: 'dead-code', command: ['knip:knip', '--no-progress'] },
  { name: 'dead-code:production', command: ['knip:knip', '--production', '--no-progress'] },
  tests('server', 'core'),
  tests('simulation', 'core'),
  build,
  { name: 'size', command: ['size-limit:size-limit'] },
  browser,
  journeys('core'),
];

/** `npm run test:deep`: the long rest. The journeys build the app where it is not built. */
const deepSteps: readonly Step[] = [
  // Where no menus are, none of them is run.
  { ...tests('real-menus', 'deep'), mayBeEmpty: true },
  tests('simulation', 'deep'),
  browser,
  journeys('deep'),
];

export const STEPS: Readonly<Record<Depth, readonly Step[]>> = { core: coreSteps, deep: deepSteps };
