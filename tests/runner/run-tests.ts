// The command: what was asked for, on which machine, and then the steps.
import { changedFiles, readingTests, stillHere } from './changed-files.ts';
import { reachedSteps } from './changes.ts';
import { runSteps } from './run-steps.ts';
import { measureSlowness } from './slowness.ts';
import type { Step } from './step.ts';
import { STEPS } from './steps.ts';

const USAGE = (steps: readonly Step[]): string =>
  [
    'Usage: npm test [-- [--without-browser] [--changed[=<commit>]] [step …]], where a step is one of',
    `  ${steps.map(({ name }) => name).join(', ')}`,
    '--changed runs what the files can reach that differ from main, or from <commit>.',
  ].join('\n');

/** Gives the exit code. */
export async function runTests(args: readonly string[]): Promise<number> {
  const depth = args.includes('--deep') ? 'deep' : 'core';
  const changed = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  const options = ['--deep', '--without-browser', changed];
  const names = args.filter((arg) => !arg.startsWith('-'));
  const isWanted = (step: Step): boolean =>
    !(args.includes('--without-browser') && step.needsBrowser) && (names.length === 0 || names.includes(step.name));
  let steps = STEPS[depth].filter(isWanted);
  if (steps.length === 0 || args.some((arg) => arg.startsWith('-') && !options.includes(arg))) {
    console.error(USAGE(STEPS[depth]));
    return 1;
  }
  if (changed) {
    const { since, files } = changedFiles(changed.split('=')[1]);
    steps = reachedSteps(steps, stillHere(files), readingTests());
    console.log(`  ${files.length} files have changed since ${since}`);
  }
  process.env.SLOWNESS ??= String(await measureSlowness());
  const slowness = Number(process.env.SLOWNESS);
  if (slowness > 1) console.log(`  this machine is ${slowness} times as slow as a quiet one: every wait is longer`);
  return runSteps(steps, { slowness, tallyFile: process.env.TEST_TALLY });
}
