// Types of a step and its result.
import type { FailedJourney } from './results.ts';

export interface StepResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** Journeys that failed and then passed alone; also counted as passed. */
  flaky?: number;
  failedJourneys?: readonly FailedJourney[];
  /** One message per failure, understandable by itself. */
  messages: string[];
  note?: string;
}

/** `core`: `npm test`, for every change. `deep`: the long rest, `npm run test:deep`. */
export type Depth = 'core' | 'deep';

/** Tools for a step's own code. */
export interface StepTools {
  readonly runCommand: (step: Step) => Promise<StepResult>;
}

export interface Step {
  readonly name: string;
  /** Expected seconds on two idle cores; a longer step is reported and does not fail. */
  readonly budget?: number;
  /** Cores that it uses; two steps of one core run in parallel. Default: all. */
  readonly cores?: number;
  /** Name of a step that must end before. */
  readonly after?: string;
  readonly needsBrowser?: boolean;
  /** The step's work in this process … */
  readonly run?: (step: Step, tools: StepTools) => Promise<StepResult>;
  /** … or the script it runs, absolute or as "package:command", with its arguments. */
  readonly command?: readonly [script: string, ...args: string[]];
  /** Maximum silence in ms on a fast machine; afterwards the step counts as stuck and is killed. */
  readonly mayBeSilent?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Environment variable with the path of the results file, and its parser. */
  readonly resultsFile?: string;
  readonly readResults?: (json: never) => StepResult;
  /** A run without any test is no failure, because the change reaches none. */
  readonly mayBeEmpty?: boolean;
  /** Prints its output at once. */
  readonly live?: boolean;
}
