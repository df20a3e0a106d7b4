// The command: parses its arguments, checks the machine, and runs the steps.
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, testFiles } from './changed-files.ts';
import { reachOf } from './changes.ts';
import { partOf } from './parts.ts';
import { runSteps } from './run-steps.ts';
import { watchSlowness } from './slowness.ts';
import type { Step } from './step.ts';
import { STEPS } from './steps.ts';

const USAGE = (steps: readonly Step[]): string =>
  [
    'Usage: npm test [-- [--without-browser] [--changed[=<commit>]] [--part=<n>/<all>] [step …]], where a step is one of',
    `  ${steps.map(({ name }) => name).join(', ')}`,
    '--changed runs what is nearest to the files that differ from main, or from <commit>, in 90 seconds.',
    '--part runs the nth of so many parts, which take about the same time: for npm run test:deep.',
  ].join('\n');

/** Gives the exit code. */
export async function runTests(args: readonly string[]): Promise<number> {
  const depth = args.includes('--deep') ? 'deep' : 'core';
  const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  const part = args.find((arg) => arg.startsWith('--part='));
  const options = ['--deep', '--without-browser', changed, part];
  const names = args.filter((arg) => !arg.startsWith('-'));
  const isWanted = (step: Step): boolean =>
    !(args.includes('--without-browser') && step.needsBrowser) &&
    (names.length === 0 || names.some((name) => step.name === name || step.name.startsWith(`${name}:`)));
  let steps: readonly Step[] = STEPS[depth].filter(isWanted);
  if (part) steps = partOf(steps, part.slice('--part='.length));
  if (steps.length === 0 || args.some((arg) => arg.startsWith('-') && !options.includes(arg))) {
    console.error(USAGE(STEPS[depth]));
    return 1;
  }
  if (changed) {
    const { since, ...change } = changedFiles(changed.split('=')[1]);
    const reach = reachOf(steps, change, testFiles());
    steps = reach.steps;
    console.log(`  ${change.files.length} files have changed since ${since}; ${reach.told}`);
  }
  // Tells the browser's path to the steps that need it.
  if (steps.some((step) => step.needsBrowser)) steps = withBrowserStep(steps, depth);
  const file = join(tmpdir(), `tabl-slowness-${process.pid}`);
  const slowness = await watchSlowness(file);
  process.env.SLOWNESS_FILE = file;
  process.env.SLOWNESS = String(slowness.now());
  if (slowness.now() > 1)
    console.log(`  this machine is ${slowness.now()} times as slow as a quiet one: every wait is longer`);
  const code = await runSteps(steps, { slowness: slowness.now });
  await slowness.stop();
  rmSync(file, { force: true });
  return code;
}

/** A part or a selection of steps may lack the one that finds the browser. */
function withBrowserStep(steps: readonly Step[], depth: keyof typeof STEPS): readonly Step[] {
  if (steps.some(({ name }) => name === 'browser')) return steps;
  const browser = STEPS[depth].filter(({ name }) => name === 'browser');
  const first = steps.findIndex((step) => step.needsBrowser);
  return [...steps.slice(0, first), ...browser, ...steps.slice(first)];
}
