// Plans the short run after a small change: from files to steps. It is fast but incomplete; `npm test` is complete.
import { type Importers, nearestTests } from './nearest-tests.ts';
import type { Step } from './step.ts';
import { suiteOf } from './suites.ts';

/** Files whose change affects every test. */
const EVERYWHERE =
  /^(package(-lock)?\.json|[^/]*\.config\.ts|tsconfig[^/]*\.json|tests\/(run\.mjs|runner\/.*|support\/.*))$/;
const DOCS = /^(docs\/.*|[^/]*\.md|LICENSE)$/;
/** Files that can change a page, an answer of the server or a journey. */
const SEEN = /^(src|server|service-worker|public|e2e)\/|^index\.html$/;
const BUILT = /^(src|service-worker|public)\/|^index\.html$/;
const JOURNEY = /^e2e\/(?:[^/]+\/)*[^/]+\.spec\.ts$/;
/** Main journeys: a guest scans, chooses and orders, and the kitchen has the order once. */
const MAIN_JOURNEYS = ['e2e/scan-and-order.spec.ts', 'e2e/staff/kitchen.spec.ts', '--grep=@smoke'];
/** Time budget of the nearest Vitest tests, seconds on two idle cores. */
const SECONDS = 18;
/** Folders compiled by each single-layer project. `types:all` compiles everything. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  'types:rules': /^src\/(domain|contract)\//,
  'types:device': /^src\/core\/(api|db|sync)\//,
  'types:worker': /^(src\/core\/(api|db|sync)|service-worker)\//,
  'types:page': /^src\//,
  'types:server': /^server\//,
};

export interface Change {
  readonly files: readonly string[];
  /** Changed files that still exist. */
  readonly there: readonly string[];
}

/** The project's test files, and the files that they depend on. */
export interface TestFiles {
  readonly all: readonly string[];
  readonly importers: Importers;
  /** Fast tests that read all sources: layers, catalogs, words. */
  readonly sources: readonly string[];
  /** Tests that compare a docs page with the code. */
  readonly docs: readonly string[];
}

export interface Reach {
  readonly steps: readonly Step[];
  /** Line that reports how many tests are left to `npm test`. */
  readonly told: string;
}

/** The part of `all` that a run after the change executes. */
export function reachOf(all: readonly Step[], { files, there }: Change, tests: TestFiles): Reach {
  const code = files.filter((file) => !DOCS.test(file));
  const setting = code.find((file) => EVERYWHERE.test(file));
  if (setting) return { steps: all, told: `everything runs, because ${setting} changes every test` };
  const seen = code.filter((file) => SEEN.test(file));
  const { chosen, left } = nearestTests(code, tests.importers, secondsPerFile(all, tests.all), SECONDS);
  const always = [...(code.length > 0 ? tests.sources : []), ...(code.length < files.length ? tests.docs : [])];
  const wanted = [...new Set([...chosen, ...always])];

  const steps = all.flatMap((step): Step[] => {
    switch (step.name) {
      case 'lint':
        return [files.includes('biome.json') ? step : plus(step, '--no-errors-on-unmatched', ...there)];
      case 'rules':
      case 'device':
      case 'component':
      case 'server':
      case 'simulation': {
        const ofStep = wanted.filter((test) => suiteOf(test) === step.name);
        // A file may contain only tests of the other depth.
        const quiet = { ...step, env: { ...step.env, MAY_BE_EMPTY: '1' }, mayBeEmpty: true };
        return ofStep.length > 0 ? [plus(quiet, ...ofStep)] : [];
      }
      case 'size':
        return [];
      case 'build':
        return code.some((file) => BUILT.test(file)) ? [step] : [];
      case 'browser':
        return seen.length > 0 ? [{ ...step, cores: 1 }] : [];
      case 'journeys': {
        if (seen.length === 0) return [];
        const journeys = seen.filter((file) => JOURNEY.test(file) && there.includes(file));
        // A changed journey may belong to the other depth.
        if (journeys.length === seen.length)
          return [plus({ ...step, mayBeEmpty: true }, '--pass-with-no-tests', ...journeys)];
        return [{ ...plus(step, ...MAIN_JOURNEYS, '--workers=1'), cores: 1, after: 'build' }];
      }
      case 'dead-code':
      case 'dead-code:production':
        return code.length > 0 ? [step] : [];
      default: {
        const layer = LAYERS[step.name];
        return code.some((file) => !layer || layer.test(file)) ? [incremental(step)] : [];
      }
    }
  });
  const farther = left.filter((test) => !always.includes(test)).length;
  return {
    steps: steps.toSorted((a, b) => turn(a) - turn(b)),
    told: `${wanted.length} test files run; left to npm test: ${farther} that are farther from the change, most journeys, the size`,
  };
}

/** Journeys come before the suites: they leave a core to the compilers, while a suite needs both. */
function turn({ name, cores }: Step): number {
  if (name === 'browser' || name === 'journeys') return 1;
  return cores === 1 ? 0 : 2;
}

/** Average seconds per test file, from the step's budget and the suite's number of files. */
function secondsPerFile(all: readonly Step[], tests: readonly string[]): (test: string) => number | undefined {
  const seconds = new Map<string, number>();
  for (const { name, budget = 0 } of all) {
    const files = tests.filter((test) => suiteOf(test) === name);
    for (const file of files) seconds.set(file, budget / files.length);
  }
  return (test) => seconds.get(test);
}

const plus = (step: Step, ...args: readonly string[]): Step => ({
  ...step,
  ...(step.command && { command: [...step.command, ...args] }),
});

/** The compiler keeps its state, and checks only what depends on the changed files. */
const incremental = (step: Step): Step =>
  plus(
    step,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/tabl/${step.name.replace(':', '-')}.tsbuildinfo`,
  );
