// `npm test -- --changed` leaves out what a change cannot reach, and nothing else.
import { expect, test } from 'vitest';
import { reachedSteps } from '../runner/changes.ts';
import { partOf } from '../runner/parts.ts';
import { STEPS } from '../runner/steps.ts';

const READING = {
  sources: ['tests/architecture/layers.test.ts'],
  docs: ['tests/server/venue/import.test.ts'],
  processes: ['tests/server/start.test.ts'],
};
const reached = (...files: readonly string[]) => reachedSteps(STEPS.core, files, READING);
const names = (...files: readonly string[]): string[] =>
  reached(...files)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('types:'));
const commandOf = (name: string, ...files: readonly string[]) =>
  reached(...files).find((step) => step.name === name)?.command ?? [];
const all = STEPS.core.map(({ name }) => name);

test('a page of the docs is formatted, and compared with the code by the tests that read it', () => {
  expect(names('docs/testing.md', 'README.md')).toEqual(['lint', 'server']);
  expect(commandOf('server', 'docs/testing.md').slice(-1)).toEqual(READING.docs);
});

test('a rule is compiled, tested by all that import it and by the started server, and walked by a few journeys', () => {
  expect(names('src/domain/pricing/money.ts')).toEqual(all.filter((name) => !name.startsWith('types:')));
  expect(commandOf('rules', 'src/domain/pricing/money.ts')).toEqual([
    'vitest:vitest',
    'related',
    '--run',
    '--config',
    'vitest.config.ts',
    'src/domain/pricing/money.ts',
    ...READING.sources,
    ...READING.docs,
  ]);
  expect(commandOf('server', 'src/domain/pricing/money.ts').slice(-1)).toEqual(READING.processes);
});

test('a test of a screen builds nothing and walks no journey', () => {
  const steps = names('tests/guest/cart/cart.test.tsx');
  expect(steps).toEqual([
    'lint',
    'dead-code',
    'dead-code:production',
    'rules',
    'device',
    'component',
    'server',
    'simulation',
  ]);
});

test('a journey that changed is walked alone', () => {
  expect(commandOf('journeys', 'e2e/search.spec.ts', 'docs/testing.md').slice(-1)).toEqual(['e2e/search.spec.ts']);
  expect(commandOf('journeys', 'e2e/staff/waiter.spec.ts').slice(-1)).toEqual(['e2e/staff/waiter.spec.ts']);
  expect(commandOf('journeys', 'e2e/support/pages.ts').slice(-2)).toEqual(['--grep', '@smoke']);
  expect(commandOf('journeys', 'src/domain/pricing/money.ts').slice(-2)).toEqual(['--grep', '@smoke']);
});

test.each(['package-lock.json', 'vitest.config.ts', 'tests/support/serve.ts', 'tests/runner/steps.ts'])(
  'a change of %s runs everything',
  (file) => {
    expect(reached(file)).toEqual(STEPS.core);
  },
);

test('an empty change is formatted and no more', () => {
  expect(names()).toEqual(['lint']);
});

test('every step of the long rest is in exactly one of its parts, and no part is twice as long as another', () => {
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
