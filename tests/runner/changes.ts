// The run after a small change: files in, steps out. It is quick and not complete; `npm test` is complete.
import { type Importers, nearestTests } from './nearest-tests.ts';
import type { Step } from './step.ts';
import { suiteOf } from './suites.ts';

/** Changed, they change every test. */
const EVERYWHERE =
  /^(package(-lock)?\.json|[^/]*\.config\.ts|tsconfig[^/]*\.json|tests\/(run\.mjs|runner\/.*|support\/.*))$/;
const DOCS = /^(docs\/.*|[^/]*\.md|LICENSE)$/;
/** Files that change a page, an answer of the server or a journey. */
const SEEN = /^(src|server|service-worker|public|e2e)\/|^index\.html$/;
const BUILT = /^(src|service-worker|public)\/|^index\.html$/;
const JOURNEY = /^e2e\/(?:[^/]+\/)*[^/]+\.spec\.ts$/;
/** A guest scans, chooses and orders, and the kitchen has the order once: the main job of all that is built. */
const MAIN_JOURNEYS = ['e2e/scan-and-order.spec.ts', 'e2e/staff/kitchen.spec.ts', '--grep=@smoke'];
/** Budget for the nearest tests of Vitest, in seconds on two quiet cores. */
const SECONDS = 18;
/** The folders that each project of one layer compiles. `types:all` compiles everything. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  'types:rules': /^src\/(domain|contract)\//,
  'types:device': /^src\/core\/(api|db|sync)\//,
  'types:worker': /^(src\/core\/(api|db|sync)|service-worker)\//,
  'types:page': /^src\//,
  'types:server': /^server\//,
};

export interface Change {
  readonly files: readonly string[];
  /** The files that still exist. */
  readonly there: readonly string[];
}

/** The test files of the project, and the files that they depend on. */
export interface TestFiles {
  readonly all: readonly string[];
  readonly importers: Importers;
  /** Tests that read all sources, quickly: layers, catalogs, words. */
  readonly sources: readonly string[];
  /** Tests that compare a page of the docs with the code. */
  readonly docs: readonly string[];
}

export interface Reach {
  readonly steps: readonly Step[];
  /** One line that says how much is left to `npm test`. */
  readonly told: string;
}

/** The part of `all` that a run after the change does. */
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
        // A file may hold nothing but tests of the other depth.
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

/** The journeys stand before the suites, because they leave a core to the compilers, and a suite needs both. */
function turn({ name, cores }: Step): number {
  if (name === 'browser' || name === 'journeys') return 1;
  return cores === 1 ? 0 : 2;
}

/** Average seconds of a test file, by the budget of its step and the number of its suite's files. */
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

/** The compiler keeps its findings, and checks again only what depends on the changed files. */
const incremental = (step: Step): Step =>
  plus(
    step,
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/tabl/${step.name.replace(':', '-')}.tsbuildinfo`,
  );
