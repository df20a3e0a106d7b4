// Parses the results of the test programs.
import { readFileSync } from 'node:fs';
import type { StepResult } from './step.ts';

export interface VitestJson {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly numTodoTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** A file that could not be loaded counts as one failure. */
export function vitestResults(json: VitestJson): StepResult {
  const messages: string[] = [];
  let unloaded = 0;
  for (const file of json.testResults ?? []) {
    const failed = (file.assertionResults ?? []).filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages = [] } of failed) {
      messages.push(`${file.name}\n  ${fullName.trim()}\n${indent(failureMessages.join('\n'))}`);
    }
    if (file.status === 'failed' && failed.length === 0) {
      unloaded++;
      messages.push(`${file.name}\n${indent(file.message || 'could not be run')}`);
    }
  }
  return {
    passed: json.numPassedTests ?? 0,
    failed: (json.numFailedTests ?? 0) + unloaded,
    skipped: (json.numPendingTests ?? 0) + (json.numTodoTests ?? 0),
    messages,
  };
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file?: string;
    readonly line?: number;
    readonly tests?: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly {
        readonly errors?: readonly { readonly message?: string }[];
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
}
export interface PlaywrightJson {
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
  readonly stats?: {
    readonly expected?: number;
    readonly unexpected?: number;
    readonly skipped?: number;
  };
}

/** File and device of a failed journey. */
export interface FailedJourney {
  readonly file: string;
  readonly line: number;
  readonly project: string;
}

/** An error outside of every test counts as one failure. */
export function playwrightResults(json: PlaywrightJson): StepResult {
  const messages: string[] = [];
  const failedJourneys: FailedJourney[] = [];
  const visit = (suite: PlaywrightSuite, path: readonly string[]): void => {
    for (const inner of suite.suites ?? []) visit(inner, [...path, inner.title]);
    for (const spec of suite.specs ?? []) {
      for (const run of spec.tests ?? []) {
        if (run.status !== 'unexpected') continue;
        failedJourneys.push({ file: spec.file ?? '', line: spec.line ?? 0, project: run.projectName });
        const errors = (run.results ?? []).flatMap((result) => result.errors ?? []).map((error) => error.message ?? '');
        const title = [`[${run.projectName}]`, ...path, spec.title].join(' › ');
        const seen = (run.results ?? []).flatMap(({ attachments = [] }) => attachments.map(pageSeen));
        messages.push(`${title}\n${indent(withoutColours([...errors, ...seen].join('\n')))}`);
      }
    }
  };
  for (const suite of json.suites ?? []) visit(suite, [suite.title]);
  for (const error of json.errors ?? []) messages.push(withoutColours(error.message ?? 'an error without words'));
  const { expected = 0, unexpected = 0, skipped = 0 } = json.stats ?? {};
  return { passed: expected, failed: unexpected + (json.errors?.length ?? 0), skipped, messages, failedJourneys };
}

/** Maximum number of lines of a page in the report; a menu has thousands. */
const LINES_SEEN = 80;

/** Text of the page when a journey failed, because CI machines keep no screenshots. */
function pageSeen({ name, path }: { readonly name: string; readonly path?: string }): string {
  if (name !== 'error-context' || path === undefined) return '';
  try {
    const [, snapshot = ''] = /# Page snapshot\s+```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
    return ['The page showed:', ...snapshot.split('\n').slice(0, LINES_SEEN)].join('\n');
  } catch {
    return '';
  }
}

const indent = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*at .*(?:node_modules|<anonymous>)/.test(line))
    .map((line) => `    ${line}`)
    .join('\n');

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const withoutColours = (text: string): string => text.replace(COLOUR, '');
