// Steps of both commands, cheap ones first. Journeys come last, because they need both cores.
import { join, resolve } from 'node:path';
import { describeChromium, ensureChromium } from '../support/chromium.ts';
import { walkJourneys } from './journeys.ts';
import { playwrightResults, vitestResults } from './results.ts';
import type { Depth, Step } from './step.ts';

const root = resolve(import.meta.dirname, '../..');

/** One TypeScript project: each layer compiles only with the libraries that it will have. */
const types = (project: string, budget: number): Step => ({
  name: `types:${project}`,
  budget,
  cores: 1,
  command: [
    'typescript:tsc',
    '--pretty',
    'false',
    '-p',
    project === 'all' ? 'tsconfig.json' : `build/tsconfig.${project}.json`,
  ],
});

/** A Vitest suite of vitest.config.ts at a depth. `name` may contain a shard: "simulation:2/3". */
const tests = (name: string, depth: Depth, budget: number): Step => {
  const [suite = '', shard] = name.split(':');
  return {
    name,
    budget,
    command: ['vitest:vitest', 'run', '--config', 'vitest.config.ts', ...(shard ? [`--shard=${shard}`] : [])],
    env: { SUITE: suite, DEPTH: depth },
    resultsFile: 'VITEST_JSON',
    readResults: vitestResults,
  };
};

/** `kind`: project of the long rest (playwright.config.ts), with a shard if large: "phone:1/3". */
const journeys = (depth: Depth, kind: string | undefined, budget: number): Step => {
  const [which = '', shard] = kind?.split(':') ?? [];
  const step: Step = {
    name: kind ? `journeys:${kind}` : 'journeys',
    budget,
    needsBrowser: true,
    command: ['@playwright/test:playwright', 'test', ...(shard ? [`--shard=${shard}`] : [])],
    env: { DEPTH: depth, JOURNEYS: which },
    resultsFile: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    readResults: playwrightResults,
    live: true,
  };
  return { ...step, run: walkJourneys };
};

const browser: Step = {
  name: 'browser',
  budget: 5,
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

const knip = (name: string, ...args: readonly string[]): Step => ({
  name,
  budget: 10,
  cores: 1,
  command: ['knip:knip', ...args, '--no-progress'],
});

/** `npm test`, for every change. Twelve minutes on two idle cores. */
const coreSteps: readonly Step[] = [
  { name: 'build', budget: 30, cores: 1, command: [join(root, 'server/cli/run.mjs'), 'build'] },
  {
    name: 'lint',
    budget: 10,
    cores: 1,
    command: ['@biomejs/biome:biome', 'ci', '--colors=off', '--diagnostic-level=error', '--max-diagnostics=50'],
  },
  knip('dead-code'),
  knip('dead-code:production', '--production'),
  ...['rules', 'device', 'worker', 'page', 'server'].map((project) => types(project, 6)),
  { name: 'size', budget: 5, cores: 1, after: 'build', command: ['size-limit:size-limit'] },
  types('all', 20),
  tests('rules', 'core', 40),
  tests('device', 'core', 100),
  tests('component', 'core', 170),
  tests('server', 'core', 180),
  tests('simulation', 'core', 60),
  browser,
  journeys('core', undefined, 180),
];

/** `npm run test:deep`: the long rest. The journeys build the app if needed. No step takes ten minutes. */
const deepSteps: readonly Step[] = [
  // Skipped when the menus are not available.
  { ...tests('real-menus', 'deep', 60), mayBeEmpty: true },
  tests('rules', 'deep', 90),
  { ...tests('device', 'deep', 30), mayBeEmpty: true },
  // Tests that `npm test` runs on SQLite only, here on PostgreSQL too.
  tests('server', 'deep', 300),
  tests('simulation:1/3', 'deep', 420),
  tests('simulation:2/3', 'deep', 420),
  tests('simulation:3/3', 'deep', 420),
  browser,
  journeys('deep', 'pictures', 420),
  journeys('deep', 'themes', 300),
  { ...journeys('deep', 'menus', 60), mayBeEmpty: true },
  journeys('deep', 'sizes', 360),
  journeys('deep', 'phone:1/3', 420),
  journeys('deep', 'phone:2/3', 420),
  journeys('deep', 'phone:3/3', 420),
];

export const STEPS: Readonly<Record<Depth, readonly Step[]>> = { core: coreSteps, deep: deepSteps };
