// What a step is, and what it finds.

export interface StepResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** Each is one failure, told so that it can be understood without looking further. */
  messages: string[];
  note?: string;
}

/** `core`: what every change must pass, `npm test`. `deep`: the long rest, `npm run test:deep`. */
export type Depth = 'core' | 'deep';

export interface Step {
  readonly name: string;
  readonly needsBrowser?: boolean;
  /** What it does, in this process … */
  readonly run?: () => Promise<StepResult>;
  /** … or the script it runs, absolute or as "package:command", with its arguments. */
  readonly command?: readonly [script: string, ...args: string[]];
  /** So long it may say nothing, in ms on a quick machine; then it stands still and is ended. */
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
