// The line that ends `npm test` is believed by people and by machines, so it must not be able to lie.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

test('the last line is the sum of all steps, and the exit code is 0 only when all passed', async () => {
  const code = await run([
    { name: 'lint', command: [script('lint', '')] },
    suite('unit', write({ numPassedTests: 12, numFailedTests: 0, testResults: [] })),
  ]);
  expect(said.at(-1)).toBe('13 passed, 0 failed');
  expect(code).toBe(0);
});

test('a failure is told in words, and stops neither the others nor the sum', async () => {
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
])('a suite that %s is a failure', async (_, code) => {
  expect(await run([suite('unit', code)])).toBe(1);
  expect(said.at(-1)).toMatch(/^\d+ passed, 1 failed$/);
});

test('a suite that a change does not reach may be empty', async () => {
  const empty = suite('unit', write({ numPassedTests: 0, numFailedTests: 0, testResults: [] }));
  const code = await run([
    { ...empty, mayBeEmpty: true },
    { name: 'lint', command: [script('lint', '')] },
  ]);
  expect(said.at(-1)).toBe('1 passed, 0 failed');
  expect(code).toBe(0);
});

test('a step that says nothing is ended with what it started', async () => {
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

/** Says a word ten times in two and a half seconds, and is then done; or keeps silent for as long. */
const slow = (word: string): string =>
  script('slow', `let at = 0; const t = setInterval(() => { ${word}; if (++at === 10) clearInterval(t); }, 250);`);

test('a step that goes on is not ended, however long it takes', async () => {
  const mayBeSilent = patience(1500);
  expect(await run([{ name: 'slow', command: [slow('console.log(at)')], mayBeSilent }])).toBe(0);
});

test('a step of a slower machine may be silent for longer', async () => {
  const silent = { name: 'slow', command: [slow('')], mayBeSilent: 500 } as const;
  expect(await run([silent])).toBe(1);
  expect(await run([silent], { slowness: 40 })).toBe(0);
});

test('a machine is slow by what the same work takes: never quicker than a quick one, never slower than ten', () => {
  expect([slownessOf(100), slownessOf(900), slownessOf(60_000)]).toEqual([1, 2, 10]);
});

describe('two runs that are added up', () => {
  const tallyFile = (): string => join(folder, 'tally');

  test('a run leaves its sum in the tally, and its last line cannot be taken for the sum of both', async () => {
    await run([{ name: 'lint', command: [script('lint', '')] }], { tallyFile: tallyFile() });
    expect(readFileSync(tallyFile(), 'utf8')).toBe('1 0\n');
    expect(said.at(-1)).toMatch(/^1 passed and 0 failed in /);
  });

  /** What .ci/run makes of an npm whose commands do this. */
  const ci = (commands: { readonly ci?: string; readonly test?: string; readonly deep?: string }) => {
    const { ci = '', test = 'echo "12 0" >"$TEST_TALLY"', deep = 'echo "30 0" >"$TEST_TALLY"' } = commands;
    const npm = join(folder, 'npm');
    writeFileSync(
      npm,
      `#!/bin/sh\ncase "$*" in\nci*) ${ci || ':'};;\ntest) ${test};;\n"run test:deep") ${deep};;\nesac\n`,
    );
    chmodSync(npm, 0o755);
    const { stdout, status } = spawnSync('bash', [resolve(import.meta.dirname, '../../.ci/run')], {
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
      encoding: 'utf8',
    });
    return [stdout.trimEnd().split('\n').at(-1), status];
  };

  test('the last line of .ci/run is the sum of both commands', () => {
    expect(ci({})).toEqual(['42 passed, 0 failed', 0]);
  });

  test.each([
    ['fails', 'echo "29 1" >"$TEST_TALLY"; exit 1', '41 passed, 1 failed'],
    ['ends badly without a failure', 'echo "30 0" >"$TEST_TALLY"; exit 139', '42 passed, 1 failed'],
    ['leaves no sum', ':', '12 passed, 1 failed'],
  ])('a second command that %s makes .ci/run fail', (_, deep, line) => {
    expect(ci({ deep })).toEqual([line, 1]);
  });

  test('a first command that fails does not keep the second one from running', () => {
    expect(ci({ test: 'echo "11 1" >"$TEST_TALLY"; exit 1' })).toEqual(['41 passed, 1 failed', 1]);
  });

  test('packages that cannot be installed make .ci/run fail', () => {
    expect(ci({ ci: 'exit 1' })).toEqual(['0 passed, 1 failed', 1]);
  });
});

test('failures of journeys are counted: unexpected, flaky, and errors outside of every test', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'it broke' }] }] }],
  });
  const result = playwrightResults({
    suites: [{ title: 'order.spec.ts', specs: [spec('a', 'expected'), spec('b', 'unexpected'), spec('c', 'flaky')] }],
    errors: [{ message: 'no server' }],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
  });
  expect(result).toMatchObject({ passed: 1, failed: 3, skipped: 2 });
  expect(result.messages).toHaveLength(3);
  expect(result.messages[0]).toContain('[phone] › order.spec.ts › b');
});

test('a failed journey says what its page showed', ({ onTestFinished }) => {
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
