// People and machines trust the last line of `npm test`, so that line must always be true.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playwrightResults, vitestResults } from '../runner/results.ts';
import { type RunOptions, runSteps } from '../runner/run-steps.ts';
import { slownessOf } from '../runner/slowness.ts';
import type { Step } from '../runner/step.ts';
import { patience } from '../support/patience.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tabl-runner-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (name: string, code: string): string => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, code);
  return path;
};
const suite = (name: string, code: string): Step => ({
  name,
  command: [script(name, `import { writeFileSync } from 'node:fs'; const out = process.env.VITEST_JSON; ${code}`)],
  resultsFile: 'VITEST_JSON',
  readResults: vitestResults,
});
const write = (json: object): string => `writeFileSync(out, ${JSON.stringify(JSON.stringify(json))});`;
const run = (steps: readonly Step[], options: Omit<RunOptions, 'say'> = {}): Promise<number> =>
  runSteps(steps, { ...options, say: (line) => said.push(...line.split('\n')) });

test('runner: the last line sums up all steps, and the exit code is 0 only when all passed', async () => {
  const code = await run([
    { name: 'lint', command: [script('lint', '')] },
    suite('unit', write({ numPassedTests: 12, numFailedTests: 0, testResults: [] })),
  ]);
  expect(said.at(-1)).toBe('13 passed, 0 failed');
  expect(code).toBe(0);
});

test('runner: a failure has a message, and stops neither the other steps nor the sum', async () => {
  const failed = { status: 'failed', fullName: 'soup is hot', failureMessages: ['expected cold to be hot'] };
  const code = await run([
    suite(
      'unit',
      write({
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [{ name: 'soup.test.ts', status: 'failed', assertionResults: [failed] }],
      }),
    ),
    { name: 'lint', command: [script('lint', 'console.log("a wrong comma"); process.exit(1)')] },
    { name: 'build', command: [script('build', '')] },
  ]);
  expect(said.at(-1)).toBe('3 passed, 2 failed');
  expect(said.join('\n')).toMatch(/soup is hot[\s\S]*expected cold to be hot[\s\S]*a wrong comma/);
  expect(code).toBe(1);
});

test.each([
  ['ran no test', write({ numPassedTests: 0, numFailedTests: 0, testResults: [] })],
  ['left no results', ''],
  ['passed and then crashed', `${write({ numPassedTests: 3, testResults: [] })} process.exit(139)`],
  ['could not load a file', write({ numPassedTests: 3, testResults: [{ name: 'a', status: 'failed' }] })],
])('runner: a suite that %s is a failure', async (_, code) => {
  expect(await run([suite('unit', code)])).toBe(1);
  expect(said.at(-1)).toMatch(/^\d+ passed, 1 failed$/);
});

test('runner: a suite outside the change may be empty', async () => {
  const empty = suite('unit', write({ numPassedTests: 0, numFailedTests: 0, testResults: [] }));
  const code = await run([
    { ...empty, mayBeEmpty: true },
    { name: 'lint', command: [script('lint', '')] },
  ]);
  expect(said.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('runner: a silent step is killed with its child processes', async () => {
  const beats = join(folder, 'beats');
  const child = script(
    'child',
    `import { appendFileSync } from 'node:fs'; setInterval(() => appendFileSync(${JSON.stringify(beats)}, '.'), 20);`,
  );
  const hanging = script(
    'hanging',
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, [${JSON.stringify(child)}], { stdio: 'inherit' }); setInterval(() => {}, 1000);`,
  );
  expect(await run([{ name: 'hanging', command: [hanging], mayBeSilent: 1500 }])).toBe(1);
  expect(said.join('\n')).toContain('said nothing');
  const beaten = statSync(beats).size;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(beaten).toBeGreaterThan(0);
  expect(statSync(beats).size).toBe(beaten);
});

/** Prints a word ten times in two and a half seconds, then ends; or prints nothing for as long. */
const slow = (word: string): string =>
  script('slow', `let at = 0; const t = setInterval(() => { ${word}; if (++at === 10) clearInterval(t); }, 250);`);

test('runner: a step with output is never killed, however long it takes', async () => {
  const mayBeSilent = patience(1500);
  expect(await run([{ name: 'slow', command: [slow('console.log(at)')], mayBeSilent }])).toBe(0);
});

test('runner: a step may be silent for longer on a slower machine', async () => {
  const silent = { name: 'slow', command: [slow('')], mayBeSilent: 500 } as const;
  expect(await run([silent])).toBe(1);
  expect(await run([silent], { slowness: () => 40 })).toBe(0);
});

test('runner slowness: follows the median of the samples, is never below 1 and never above 10', () => {
  const samples = [[5, 5, 5], [45, 45, 9000], [60_000]];
  expect(samples.map(slownessOf)).toEqual([1, 2, 10]);
});

test('runner patience: follows the slowness measured while the tests run', async () => {
  const file = join(folder, 'slowness');
  writeFileSync(file, '3');
  vi.stubEnv('SLOWNESS_FILE', file);
  vi.resetModules();
  const { patience: waits } = await import('../support/patience.ts');
  vi.unstubAllEnvs();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  expect(waits(1000)).toBe(3000);
  writeFileSync(file, '1.5');
  clock.mockReturnValue(1_001_000);
  expect(waits(1000)).toBe(1500);
  clock.mockRestore();
});

test('runner: a step over its budget says so and still passes', async () => {
  expect(await run([{ name: 'slow', budget: 0, command: [slow('')] }])).toBe(0);
  expect(said.join('\n')).toContain('over its budget of 0 s');
});

test('runner: two steps of one core run in parallel, and a step that needs more cores waits', async () => {
  const events: string[] = [];
  const step = (name: string, ms: number, more: Partial<Step> = {}): Step => ({
    name,
    cores: 1,
    ...more,
    run: async () => {
      events.push(`${name} starts`);
      await new Promise((done) => setTimeout(done, ms));
      events.push(`${name} ends`);
      return { passed: 1, failed: 0, messages: [] };
    },
  });
  await run([step('build', 200), step('lint', 50), step('size', 1, { after: 'build' }), step('unit', 1, { cores: 2 })]);
  expect(events).toEqual([
    'build starts',
    'lint starts',
    'lint ends',
    'build ends',
    'size starts',
    'size ends',
    'unit starts',
    'unit ends',
  ]);
});

test('runner: a step whose own code throws is a named failure', async () => {
  const broken: Step = { name: 'browser', run: () => Promise.reject(new Error('no browser starts')) };
  expect(await run([broken])).toBe(1);
  expect(said.join('\n')).toMatch(/FAILED {2}browser[\s\S]*no browser starts/);
});

describe('.ci/run', () => {
  /** Last line and exit code of a run in which npm's commands do this. */
  const ci = (commands: { readonly install?: string; readonly test?: string }) => {
    const { install = ':', test = 'echo "12 passed, 0 failed"' } = commands;
    const npm = join(folder, 'npm');
    writeFileSync(npm, `#!/bin/sh\ncase "$*" in\nci*) ${install};;\ntest) ${test};;\n*) exit 9;;\nesac\n`);
    chmodSync(npm, 0o755);
    const { stdout, status } = spawnSync('bash', [resolve(import.meta.dirname, '../../.ci/run')], {
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
      encoding: 'utf8',
    });
    return [stdout.trimEnd().split('\n').at(-1), status];
  };

  test.each([
    ['passes', {}, ['12 passed, 0 failed', 0]],
    ['fails', { test: 'echo "11 passed, 1 failed"; exit 1' }, ['11 passed, 1 failed', 1]],
    ['is not reached because packages cannot be installed', { install: 'exit 1' }, ['0 passed, 1 failed', 1]],
  ])('.ci/run: repeats the last line of npm test when that %s', (_, commands, outcome) => {
    expect(ci(commands)).toEqual(outcome);
  });
});

test('runner: counts failed journeys: unexpected failures and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'order.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'it broke' }] }] }],
  });
  const result = playwrightResults({
    suites: [{ title: 'order.spec.ts', specs: [spec('a', 'expected'), spec('b', 'unexpected')] }],
    errors: [{ message: 'no server' }],
    stats: { expected: 1, unexpected: 1, skipped: 2 },
  });
  expect(result).toMatchObject({ passed: 1, failed: 2, skipped: 2 });
  expect(result.failedJourneys).toEqual([{ file: 'order.spec.ts', line: 7, project: 'phone' }]);
  expect(result.messages).toHaveLength(2);
  expect(result.messages[0]).toContain('[phone] › order.spec.ts › b');
});

test('runner: a failed journey reports the content of its page', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tabl-seen-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Error details\n\nsecret\n\n# Page snapshot\n\n```yaml\n- main:\n  - alert: Nothing answers\n```\n',
  );
  const attachments = [
    { name: 'error-context', path },
    { name: 'error-context', path: join(folder, 'gone.md') },
    { name: 'screenshot', path: join(folder, 'test-failed-1.png') },
  ];
  const results = [{ errors: [{ message: 'it broke' }], attachments }];
  const { messages } = playwrightResults({
    suites: [
      {
        title: 'order.spec.ts',
        specs: [{ title: 'b', tests: [{ projectName: 'phone', status: 'unexpected', results }] }],
      },
    ],
  });
  expect(messages[0]).toContain('it broke\n    The page showed:\n    - main:\n      - alert: Nothing answers');
  expect(messages[0]).not.toContain('secret');
});
