// `npm test -- --changed` leaves out what a change cannot reach, and nothing else.
import { expect, test } from 'vitest';
import { reachedSteps } from '../runner/changes.ts';
import { STEPS } from '../runner/steps.ts';

const READING = { sources: ['tests/architecture/layers.test.ts'], docs: ['tests/server/venue/import.test.ts'] };
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

test('a rule is compiled, tested by all that import it, and walked by every journey', () => {
  expect(names('src/domain/pricing/money.ts')).toEqual(all.filter((name) => !name.startsWith('types:')));
  expect(commandOf('unit', 'src/domain/pricing/money.ts')).toEqual([
    'vitest:vitest',
    'related',
    '--run',
    '--config',
    'vitest.config.ts',
    'src/domain/pricing/money.ts',
    ...READING.sources,
    ...READING.docs,
  ]);
  // The server runs as a process of its own, which no import shows.
  expect(commandOf('server', 'src/domain/pricing/money.ts')).toEqual(
    STEPS.core.find(({ name }) => name === 'server')?.command,
  );
});

test('a test of a screen builds nothing and walks no journey', () => {
  const steps = names('tests/screens/cart.test.tsx');
  expect(steps).toEqual(['lint', 'unit', 'component', 'dead-code', 'dead-code:production', 'server', 'simulation']);
});

test('a journey that changed is walked alone', () => {
  expect(commandOf('journeys', 'e2e/search.spec.ts', 'docs/testing.md').slice(-1)).toEqual(['e2e/search.spec.ts']);
  expect(commandOf('journeys', 'e2e/staff/waiter.spec.ts').slice(-1)).toEqual(['e2e/staff/waiter.spec.ts']);
  expect(commandOf('journeys', 'e2e/support/pages.ts')).toEqual(STEPS.core.at(-1)?.command);
});

test.each(['package-lock.json', 'vitest.config.ts', 'tests/support/serve.ts', 'tests/runner/steps.ts'])(
  'a change of %s runs everything',
  (file) => {
    expect(reached(file)).toEqual(STEPS.core);
  },
);

test('nothing changed is formatted and no more', () => {
  expect(names()).toEqual(['lint']);
});
