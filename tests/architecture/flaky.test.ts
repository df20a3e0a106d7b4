// A journey that fails only sometimes is reported as flaky, not as failed.
import { describe, expect, test } from 'vitest';
import { walkJourneys } from '../runner/journeys.ts';
import { runSteps } from '../runner/run-steps.ts';
import type { Step, StepResult } from '../runner/step.ts';

describe('flaky journeys: a failed journey runs once more, alone', () => {
  const failures = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ file: `e2e/${at}.spec.ts`, line: at + 1, project: 'phone' }));
  const walked = (passed: number, failed: number): StepResult => ({
    passed,
    failed,
    messages: Array.from({ length: failed }, (_, at) => `journey ${at} broke`),
    failedJourneys: failures(failed),
  });
  const journeys: Step = { name: 'journeys', command: ['@playwright/test:playwright', 'test', '--shard=1/2'] };
  /** The results of runs that end in these ways, one after another, and the commands that were run. */
  const walk = async (...results: readonly StepResult[]) => {
    const commands: (readonly string[])[] = [];
    const result = await walkJourneys(journeys, {
      runCommand: async ({ command = [''] }) => {
        commands.push(command);
        return results[commands.length - 1] ?? walked(0, 1);
      },
    });
    return { result, commands };
  };

  test('passes and counts as flaky when the second run, alone, passes', async () => {
    const { result, commands } = await walk(walked(80, 1), walked(1, 0));
    expect(result).toMatchObject({ passed: 81, failed: 0, flaky: 1 });
    expect(result.messages.join('\n')).toContain('First run: journey 0 broke');
    expect(commands[1]).toEqual([
      '@playwright/test:playwright',
      'test',
      'e2e/0.spec.ts:1',
      '--project=phone',
      '--workers=1',
      '--trace=on',
      '--output=test-results/again',
    ]);
  });

  test('fails when the second run, alone, fails too', async () => {
    const { result } = await walk(walked(79, 2), walked(1, 1));
    expect(result).toMatchObject({ passed: 80, failed: 1, flaky: 1 });
    expect(result.messages.join('\n')).toContain('Second run, alone: journey 0 broke');
  });

  test('fails when the second run itself breaks', async () => {
    const { result } = await walk(walked(79, 2), { passed: 0, failed: 1, messages: ['no browser'] });
    expect(result).toMatchObject({ passed: 79, failed: 2, flaky: 0 });
  });

  test('fails when three are flaky', async () => {
    const { result } = await walk(walked(78, 3), walked(3, 0));
    expect(result).toMatchObject({ passed: 81, failed: 1, flaky: 3 });
  });

  test.each([
    ['nothing failed', walked(80, 0)],
    ['nine failed', walked(70, 9)],
    ['the run broke beside them', { ...walked(70, 1), failed: 2 }],
  ])('is not tried again when %s', async (_, first) => {
    const { result, commands } = await walk(first);
    expect(result).toEqual(first);
    expect(commands).toHaveLength(1);
  });

  test('flaky journeys: have their own number above the last line', async () => {
    const step: Step = {
      name: 'journeys',
      run: async () => ({ ...walked(81, 0), flaky: 1, messages: ['b is flaky'] }),
    };
    const said: string[] = [];
    expect(await runSteps([step], { say: (line) => said.push(...line.split('\n')) })).toBe(0);
    expect(said.at(-2)).toMatch(/^81 passed, 0 failed, 1 flaky in /);
    expect(said.at(-1)).toBe('81 passed, 0 failed');
    expect(said.join('\n')).toContain('b is flaky');
  });
});
