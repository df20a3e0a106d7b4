// A step of the command, and what it finds.
import type { FailedJourney } from './results.ts';

export interface StepResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** Journeys that failed and then passed alone; they count as passed too. */
  flaky?: number;
  failedJourneys?: readonly FailedJourney[];
  /** Each is one failure, told so that it can be understood without looking further. */
  messages: string[];
  note?: string;
}

/** `core`: what every change must pass, `npm test`. `deep`: the long rest, `npm run test:deep`. */
export type Depth = 'core' | 'deep';

/** Tools for a step's own code. */
export interface StepTools {
  /** Runs a command as a step of its own and reads its results. */
  readonly runCommand: (step: Step) => Promise<StepResult>;
}

export interface Step {
  readonly name: string;
  /** Seconds that it takes on two quiet cores; more is said, and fails nothing. */
  readonly budget?: number;
  /** Cores that it keeps busy; a step of one core runs beside another of one core. Default: all of them. */
  readonly cores?: number;
  /** The name of a step that must have ended before. */
  readonly after?: string;
  readonly needsBrowser?: boolean;
  /** The step's work, in this process … */
  readonly run?: (step: Step, tools: StepTools) => Promise<StepResult>;
  /** … or the script it runs, absolute or as "package:command", with its arguments. */
  readonly command?: readonly [script: string, ...args: string[]];
  /** Longest silence, in ms on a quick machine; after it the step counts as stuck and is ended. */
  readonly mayBeSilent?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The variable that tells the command where to leave its results, and who reads them. */
  readonly resultsFile?: string;
  readonly readResults?: (json: never) => StepResult;
  /** A run without a single test is no failure: the change reaches none. */
  readonly mayBeEmpty?: boolean;
  /** Its output is shown as it comes. */
  readonly live?: boolean;
}
