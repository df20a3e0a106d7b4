// `npm test -- --changed` runs the tests nearest to a change, and reports what is left to `npm test`.
import { expect, test } from 'vitest';
import { reachOf } from '../runner/changes.ts';
import { nearestTests } from '../runner/nearest-tests.ts';
import { partOf } from '../runner/parts.ts';
import { STEPS } from '../runner/steps.ts';
import { suiteOf } from '../runner/suites.ts';

/** A file, and the files that import it. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  'src/domain/pricing/money.ts': ['src/guest/cart/cart-sheet.tsx', 'tests/domain/pricing/money.test.ts'],
  'src/guest/cart/cart-sheet.tsx': ['tests/guest/cart/cart.test.tsx'],
  'server/routes/guest/orders.ts': ['server/app.ts'],
  'server/routes/guest/feedback.ts': ['server/app.ts'],
  'server/app.ts': ['tests/server/order/bans.test.ts', 'tests/server/service/feedback.test.ts'],
};
const importers = (file: string): readonly string[] => IMPORTERS[file] ?? [];
const isTest = (file: string): boolean => suiteOf(file) !== undefined;
const secondsOf = (file: string): number | undefined => (isTest(file) ? 1 : undefined);
/** Suites as large as the real ones, so that one file takes about a second. */
const others = ['domain', 'guest', 'server'].flatMap((folder) =>
  Array.from({ length: 200 }, (_, at) => `tests/${folder}/other-${at}.test.ts`),
);
const TESTS = {
  all: [...Object.values(IMPORTERS).flat().filter(isTest), ...others],
  importers,
  sources: ['tests/architecture/layers.test.ts'],
  docs: ['tests/server/venue/import.test.ts'],
};
/** As if a file named "gone" were deleted. */
const reached = (...files: readonly string[]) =>
  reachOf(STEPS.core, { files, there: files.filter((file) => !file.includes('gone')) }, TESTS);
const names = (...files: readonly string[]): string[] => reached(...files).steps.map(({ name }) => name);
const commandOf = (name: string, ...files: readonly string[]) =>
  reached(...files).steps.find((step) => step.name === name)?.command ?? [];

test('nearest tests: a test with fewer imports between it and the change runs first', () => {
  const { chosen } = nearestTests(['src/domain/pricing/money.ts'], importers, secondsOf, 99);
  expect(chosen).toEqual(['tests/domain/pricing/money.test.ts', 'tests/guest/cart/cart.test.tsx']);
});

test('nearest tests: among tests that import the whole server, the one that shares words with the route runs first', () => {
  const [ofOrders] = nearestTests(['server/routes/guest/orders.ts'], importers, secondsOf, 99).chosen;
  const [ofFeedback] = nearestTests(['server/routes/guest/feedback.ts'], importers, secondsOf, 99).chosen;
  expect([ofOrders, ofFeedback]).toEqual(['tests/server/order/bans.test.ts', 'tests/server/service/feedback.test.ts']);
});

test('nearest tests: a changed test runs before all others', () => {
  const files = ['src/domain/pricing/money.ts', 'tests/guest/cart/cart.test.tsx'];
  expect(nearestTests(files, importers, secondsOf, 99).chosen[0]).toBe('tests/guest/cart/cart.test.tsx');
});

test('nearest tests: tests without time left are skipped and named', () => {
  expect(nearestTests(['src/domain/pricing/money.ts'], importers, secondsOf, 1)).toEqual({
    chosen: ['tests/domain/pricing/money.test.ts'],
    left: ['tests/guest/cart/cart.test.tsx'],
  });
});

test('change plan: a changed docs page is formatted and checked by the tests that read it', () => {
  expect(names('docs/testing.md', 'README.md')).toEqual(['lint', 'server']);
  expect(commandOf('server', 'docs/testing.md').slice(-1)).toEqual(TESTS.docs);
});

test('change plan: a changed rule compiles its layer, and runs the tests and journeys of each layer that imports the rule', () => {
  expect(names('src/domain/pricing/money.ts')).toEqual([
    ...['build', 'lint', 'dead-code', 'dead-code:production', 'types:rules', 'types:page', 'types:all'],
    ...['browser', 'journeys', 'rules', 'component'],
  ]);
  expect(commandOf('rules', 'src/domain/pricing/money.ts')).toEqual([
    ...['vitest:vitest', 'run', '--config', 'vitest.config.ts'],
    ...['tests/domain/pricing/money.test.ts', 'tests/architecture/layers.test.ts'],
  ]);
  expect(commandOf('component', 'src/domain/pricing/money.ts').slice(-1)).toEqual(['tests/guest/cart/cart.test.tsx']);
});

test('change plan: a changed route compiles and tests the server', () => {
  expect(names('server/routes/guest/orders.ts')).toEqual([
    ...['lint', 'dead-code', 'dead-code:production', 'types:server', 'types:all'],
    ...['browser', 'journeys', 'rules', 'server'],
  ]);
});

test('change plan: a changed screen test builds nothing and runs no journey', () => {
  expect(names('tests/guest/cart/cart.test.tsx')).toEqual([
    ...['lint', 'dead-code', 'dead-code:production', 'types:all', 'rules', 'component'],
  ]);
});

test('change plan: a changed journey runs alone; a change of other visible code runs the main journeys', () => {
  expect(commandOf('journeys', 'e2e/search.spec.ts', 'docs/testing.md').slice(-1)).toEqual(['e2e/search.spec.ts']);
  expect(commandOf('journeys', 'e2e/staff/waiter.spec.ts').slice(-1)).toEqual(['e2e/staff/waiter.spec.ts']);
  for (const file of ['e2e/support/pages.ts', 'src/domain/pricing/money.ts', 'e2e/gone.spec.ts'])
    expect(commandOf('journeys', file)).toContain('e2e/scan-and-order.spec.ts');
});

test('change plan: a deleted file’s importers are compiled and tested, and the file is not formatted', () => {
  expect(names('src/guest/cart/gone.tsx')).toContain('types:page');
  expect(commandOf('lint', 'src/guest/cart/gone.tsx').slice(-1)).toEqual(['--no-errors-on-unmatched']);
});

test('change plan: the run reports how many tests are left to npm test', () => {
  const many = Array.from({ length: 300 }, (_, at) => `tests/server/order/test-${at}.test.ts`);
  const steps = [{ name: 'server', budget: 190 }];
  const files = ['server/app.ts'];
  const { told } = reachOf(
    steps,
    { files, there: files },
    { ...TESTS, all: many, importers: (file) => (file === 'server/app.ts' ? many : []) },
  );
  // 18 of 190 seconds are 28 of 300 files; one more reads all sources.
  expect(told).toMatch(/^29 test files run; left to npm test: 272 /);
});

test.each(['package-lock.json', 'vitest.config.ts', 'tests/support/serve.ts', 'tests/runner/steps.ts'])(
  'change plan: a change of %s runs everything',
  (file) => {
    expect(reached(file)).toEqual({ steps: STEPS.core, told: expect.stringContaining(file) });
  },
);

test('change plan: an empty change is only formatted', () => {
  expect(names()).toEqual(['lint']);
});

test('deep run in six parts: every step is in exactly one part, and no part takes twice as long as another', () => {
  const parts = ['1/6', '2/6', '3/6', '4/6', '5/6', '6/6'].map((part) => partOf(STEPS.deep, part));
  expect(
    parts
      .flat()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(STEPS.deep.map(({ name }) => name).sort());
  const seconds = parts.map((steps) => steps.reduce((sum, { budget = 0 }) => sum + budget, 0));
  expect(Math.max(...seconds)).toBeLessThan(2 * Math.min(...seconds));
  expect(['7/6', '0/6', 'two', ''].map((part) => partOf(STEPS.deep, part))).toEqual([[], [], [], []]);
});
