// Runs steps, cheap ones in parallel. A failed step does not stop the others; a stuck step is killed with its children.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import type { Step, StepResult, StepTools } from './step.ts';

const root = resolve(import.meta.dirname, '../..');
const LONGEST_OUTPUT = 40_000;
/** Maximum silence of a step, ms. A step prints after each file or journey, a compiler only at the end. */
const MAY_BE_SILENT = 4 * 60_000;
/** Cores of the machine for which the budgets are written. */
const CORES = 2;

export interface RunOptions {
  readonly say?: (line: string) => void;
  /** Slowness factor of this machine now; scales the allowed silence of a step. */
  readonly slowness?: () => number;
}

interface Failure {
  readonly step: Step;
  readonly result: StepResult;
}

/** Runs the steps, prints the results, and returns the exit code. The last line is "N passed, N failed". */
export async function runSteps(
  steps: readonly Step[],
  { say = console.log, slowness = () => 1 }: RunOptions = {},
): Promise<number> {
  const started = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), 'tabl-tests-'));
  const failures: Failure[] = [];
  const sum = { passed: 0, failed: 0, flaky: 0 };
  const tools = { runCommand: (step: Step) => runCommand(step, scratch, slowness) };

  const runOne = async (step: Step): Promise<void> => {
    const begun = performance.now();
    if (step.live) say(`  ...     ${step.name}`);
    const result = await (step.run ? runGuarded(step, step.run, tools) : tools.runCommand(step));
    sum.passed += result.passed;
    sum.failed += result.failed;
    sum.flaky += result.flaky ?? 0;
    if (result.failed || result.flaky) failures.push({ step, result });
    say(stepLine(step, result, (performance.now() - begun) / 1000));
  };
  await inLanes(steps, runOne);
  rmSync(scratch, { recursive: true, force: true });

  for (const { step, result } of failures) {
    say(`\n== ${step.name} ==`);
    for (const message of result.messages) say(withoutMachine(message));
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  say(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.flaky} flaky in ${minutes} minutes`);
  say(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed > 0 || sum.passed === 0 ? 1 : 0;
}

/** Starts each step, in order, as soon as its cores are free. */
async function inLanes(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  const started = new Map<string, Promise<void>>();
  let free = CORES;
  for (const step of steps) {
    await started.get(step.after ?? '');
    const cores = Math.min(step.cores ?? CORES, CORES);
    while (free < cores) await Promise.race(running);
    free -= cores;
    const one: Promise<void> = run(step).finally(() => {
      running.delete(one);
      free += cores;
    });
    running.add(one);
    started.set(step.name, one);
  }
  await Promise.all(running);
}

/** A step whose own code throws has failed. */
async function runGuarded(step: Step, run: NonNullable<Step['run']>, tools: StepTools): Promise<StepResult> {
  try {
    return await run(step, tools);
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      messages: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}

function stepLine(step: Step, result: StepResult, seconds: number): string {
  const mark = result.failed ? 'FAILED' : 'ok    ';
  const isLate = step.budget !== undefined && seconds > step.budget;
  const late = isLate ? `over its budget of ${step.budget} s` : '';
  const time = `${seconds.toFixed(1)} s`;
  return `  ${mark}  ${step.name.padEnd(22)} ${time.padStart(8)}  ${[told(step, result), late].filter(Boolean).join('  ')}`.trimEnd();
}

function told(step: Step, { passed, failed, flaky, skipped, note }: StepResult): string {
  if (!step.readResults) return note ?? '';
  const rest = Object.entries({ failed, flaky, skipped }).flatMap(([name, count]) =>
    count ? [`${count} ${name}`] : [],
  );
  return [`${passed} passed`, ...rest].join(', ');
}

async function runCommand(step: Step, scratch: string, slowness: () => number): Promise<StepResult> {
  const resultsFile = join(scratch, `${step.name.replace(/\W/g, '-')}.json`);
  const env = { ...step.env, ...(step.resultsFile ? { [step.resultsFile]: resultsFile } : {}) };
  const silence = (step.mayBeSilent ?? MAY_BE_SILENT) * slowness();
  const { code, output, stoodStill } = await spawnStep(step, env, silence);
  const stood = stoodStill ? `It said nothing for ${Math.round(silence / 1000)} seconds and was ended.` : undefined;
  const trouble = stood ?? (code === 0 ? undefined : `It ended with code ${code}.`);
  if (!step.readResults) {
    return { passed: trouble ? 0 : 1, failed: trouble ? 1 : 0, messages: trouble ? [output.trim(), trouble] : [] };
  }
  const results = readJson(resultsFile, step.readResults);
  if (!results) return { passed: 0, failed: 1, messages: [output.trim(), trouble ?? 'It left no results.'] };
  // A suite that reports no failure but exits with an error, or that ran no test, counts as a failure.
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

/** Script of a package's command, so that this Node runs it on every system. */
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
      // A process group of its own, so that its children can be killed too.
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
    // Orphaned children would keep the output open.
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
    // The process has already ended.
  }
}

const withoutMachine = (text: string): string => text.replaceAll(`${root}/`, '').replaceAll(`file://${root}`, '');
