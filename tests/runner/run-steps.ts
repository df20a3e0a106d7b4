// Runs steps one after the other. None stops the others; a step that stands still is ended with all that it started.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import type { Step, StepResult } from './step.ts';

const root = resolve(import.meta.dirname, '../..');
const LONGEST_OUTPUT = 40_000;
/** A step says something as each of its files or journeys ends; a compiler says nothing until it is done. */
const MAY_BE_SILENT = 5 * 60_000;

export interface RunOptions {
  readonly say?: (line: string) => void;
  /** How many times as slow as a quick machine this one is: so much longer a step may be silent. */
  readonly slowness?: number;
  /**
   * Where the sum is left for whoever adds up several runs, as "12 0". The last line is then the adder's to say, and
   * this run's own cannot be taken for it.
   */
  readonly tallyFile?: string | undefined;
}

/** Runs them, says what happened, and gives the exit code. The last line is "N passed, N failed". */
export async function runSteps(
  steps: readonly Step[],
  { say = console.log, slowness = 1, tallyFile }: RunOptions = {},
): Promise<number> {
  const begun = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), 'tabl-tests-'));
  const failures: { step: Step; result: StepResult }[] = [];
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    const started = performance.now();
    if (step.live) say(`  ...     ${step.name}`);
    const result = step.run ? await step.run() : await runCommand(step, scratch, slowness);
    const time = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    passed += result.passed;
    failed += result.failed;
    if (result.failed) failures.push({ step, result });
    const mark = result.failed ? 'FAILED' : 'ok    ';
    say(`  ${mark}  ${step.name.padEnd(14)} ${time.padStart(8)}  ${told(step, result)}`.trimEnd());
  }
  rmSync(scratch, { recursive: true, force: true });

  for (const { step, result } of failures) {
    say(`\n== ${step.name} ==`);
    for (const message of result.messages) say(withoutMachine(message));
  }
  if (tallyFile) {
    writeFileSync(tallyFile, `${passed} ${failed}\n`);
    say(`\n${passed} passed and ${failed} failed in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
  } else say(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

function told(step: Step, { passed, failed, skipped, note }: StepResult): string {
  if (!step.readResults) return note ?? '';
  return [`${passed} passed`, ...(failed ? [`${failed} failed`] : []), ...(skipped ? [`${skipped} skipped`] : [])].join(
    ', ',
  );
}

async function runCommand(step: Step, scratch: string, slowness: number): Promise<StepResult> {
  const resultsFile = join(scratch, `${step.name.replace(/\W/g, '-')}.json`);
  const env = { ...step.env, ...(step.resultsFile ? { [step.resultsFile]: resultsFile } : {}) };
  const silence = (step.mayBeSilent ?? MAY_BE_SILENT) * slowness;
  const { code, output, stoodStill } = await spawnStep(step, env, silence);
  const stood = stoodStill ? `It said nothing for ${Math.round(silence / 1000)} seconds and was ended.` : undefined;
  const trouble = stood ?? (code === 0 ? undefined : `It ended with code ${code}.`);
  if (!step.readResults) {
    return { passed: trouble ? 0 : 1, failed: trouble ? 1 : 0, messages: trouble ? [output.trim(), trouble] : [] };
  }
  const results = readJson(resultsFile, step.readResults);
  if (!results) return { passed: 0, failed: 1, messages: [output.trim(), trouble ?? 'It left no results.'] };
  // A suite that says nothing failed and yet ends badly, or that ran nothing, is a failure of its own.
  const isEmpty = results.passed === 0 && !step.mayBeEmpty;
  if (results.failed === 0 && (trouble || isEmpty)) {
    results.failed = 1;
    results.messages.push(output.trim(), trouble ?? 'It ran no test.');
  }
  return results;
}

function readJson(file: string, read: (json: never) => StepResult): StepResult | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

/** The script of a package's command, so that this very Node runs it on every system. */
function scriptOf(script: string): string {
  if (isAbsolute(script)) return script;
  const [packageName = '', command = ''] = script.split(':');
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === 'string' ? bin : (bin[command] ?? ''));
}

function spawnStep(
  step: Step,
  env: Readonly<Record<string, string>>,
  silence: number,
): Promise<{ code: number | null; output: string; stoodStill: boolean }> {
  const [script, ...args] = step.command ?? [''];
  const { NO_COLOR: _, ...inherited } = process.env;
  return new Promise((done) => {
    const child = spawn(process.execPath, [scriptOf(script), ...args], {
      cwd: root,
      // A group of its own, so that what it started can be ended with it.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        FORCE_COLOR: '0',
        ...env,
      },
    });
    let output = '';
    let stoodStill = false;
    const stop = (): void => {
      stoodStill = true;
      endGroup(child);
    };
    const timer = setTimeout(stop, silence);
    const hear = (data: Buffer | string): void => {
      timer.refresh();
      output = (output + data).slice(-LONGEST_OUTPUT);
      if (step.live) process.stdout.write(withoutMachine(String(data)));
    };
    const interrupt = (): void => {
      endGroup(child);
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => hear(`${error.message}\n`));
    // What it left behind would hold its output open for ever.
    child.on('exit', () => setTimeout(() => endGroup(child), 1000).unref());
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      endGroup(child);
      done({ code, output, stoodStill });
    });
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

const withoutMachine = (text: string): string => text.replaceAll(`${root}/`, '').replaceAll(`file://${root}`, '');
