// The line that ends `npm test` is believed by people and by machines, so it must not be able to lie.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightResults, vitestResults } from '../runner/results.ts';
import { runSteps } from '../runner/run-steps.ts';
import type { Step } from '../runner/step.ts';

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
  limit: 10_000,
});
const write = (json: object): string => `writeFileSync(out, ${JSON.stringify(JSON.stringify(json))});`;
const run = (steps: readonly Step[]): Promise<number> => runSteps(steps, (line) => said.push(...line.split('\n')));

test('sums up and ends with the line, exit code 0 only when all passed', async () => {
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

test('a step that hangs is ended with what it started', async () => {
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
  expect(await run([{ name: 'hanging', command: [hanging], limit: 1500 }])).toBe(1);
  const beaten = statSync(beats).size;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(beaten).toBeGreaterThan(0);
  expect(statSync(beats).size).toBe(beaten);
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
