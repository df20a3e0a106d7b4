// Runs the journeys. A failed one runs once more at the end, alone, with a fresh browser and server; if it passes then, it
// is flaky.
import type { FailedJourney } from './results.ts';
import type { Step, StepResult, StepTools } from './step.ts';

/** Number of flaky journeys that counts as a failure. */
const TOO_MANY_FLAKY = 3;
/** With more failures than this, the change is at fault and no journey runs again. */
const MOST_TRIED_AGAIN = 8;

export async function walkJourneys(step: Step, { runCommand }: StepTools): Promise<StepResult> {
  const first = await runCommand(step);
  const again = first.failedJourneys ?? [];
  // When a run broke as a whole, some failures are no journeys.
  if (again.length === 0 || again.length !== first.failed || again.length > MOST_TRIED_AGAIN) return first;
  const second = await runCommand({ ...step, name: `${step.name}-again`, command: alone(step, again) });
  return judge(first, second);
}

/** `second`: the run of the journeys that failed in the first. */
export function judge(first: StepResult, second: StepResult): StepResult {
  const failed = Math.min(first.failed, Math.max(second.failed, first.failed - second.passed));
  const flaky = first.failed - failed;
  const isTooFlaky = flaky >= TOO_MANY_FLAKY;
  const messages = [
    ...first.messages.map((message) => `First run: ${message}`),
    ...second.messages.map((message) => `Second run, alone: ${message}`),
    ...(flaky > 0 ? [`${flaky} of them passed alone: flaky. Traces of the second run lie in test-results/again.`] : []),
    ...(isTooFlaky ? [`${TOO_MANY_FLAKY} flaky journeys or more are a failure.`] : []),
  ];
  return { ...first, passed: first.passed + flaky, failed: failed + (isTooFlaky ? 1 : 0), flaky, messages };
}

function alone({ command = [''] }: Step, journeys: readonly FailedJourney[]): NonNullable<Step['command']> {
  const [script, ...args] = command;
  const places = journeys.map(({ file, line }) => `${file}:${line}`);
  const projects = journeys.map(({ project }) => `--project=${project}`);
  const shared = args.filter(
    (arg) => !arg.startsWith('--shard') && !arg.startsWith('--project') && !arg.endsWith('.ts'),
  );
  return [
    script,
    ...shared,
    ...new Set([...places, ...projects]),
    '--workers=1',
    '--trace=on',
    '--output=test-results/again',
  ];
}
