// What a step is, and what it finds.

export interface StepResult {
  passed: number;
  failed: number;
  skipped?: number;
  /** Each is one failure, told so that it can be understood without looking further. */
  messages: string[];
  note?: string;
}

export interface Step {
  readonly name: string;
  readonly needsBrowser?: boolean;
  /** What it does, in this process … */
  readonly run?: () => Promise<StepResult>;
  /** … or the script it runs, absolute or as "package:command", with its arguments; `limit` in ms. */
  readonly command?: readonly [script: string, ...args: string[]];
  readonly limit?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The variable that tells the command where to leave its results, and who reads them. */
  readonly resultsFile?: string;
  readonly readResults?: (json: never) => StepResult;
  /** Its output is shown as it comes. */
  readonly live?: boolean;
}
