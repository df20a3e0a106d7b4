// Programs that a measurement starts and folders that it creates; whatever happens, all are removed at the end.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const endings: (() => void)[] = [];
/** `work` must be synchronous, because no code waits for it. */
export const atEnd = (work: () => void): void => {
  endings.push(work);
};
process.on('exit', () => {
  for (const end of endings.reverse()) end();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Ends a measurement that hangs. */
export function endAfter(minutes: number): void {
  setTimeout(() => {
    console.error(`Not done after ${minutes} minutes: given up.`);
    process.exit(1);
  }, minutes * 60_000).unref();
}

/** A temporary folder, deleted when the program ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabl-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface Program {
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a script with this Node; with a port, waits until the port answers. */
export async function startProgram(
  args: readonly string[],
  { cwd, port }: { readonly cwd: string; readonly port?: number },
): Promise<Program> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  atEnd(() => child.kill('SIGKILL'));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let tries = 0; port !== undefined && !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`${args[0]} does not answer at port ${port}`);
    await pause(100);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  return { child, stop };
}

/** Runs a script to its end and returns its output; its progress messages go to the terminal. */
export async function runProgram(args: readonly string[], cwd: string): Promise<string> {
  const { child } = await startProgram(args, { cwd });
  let printed = '';
  child.stdout?.on('data', (data: Buffer) => {
    printed += data;
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}\n${printed}`);
  return printed;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Time, machine and load of a measurement, without which the figures mean little. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), load average ` +
  `${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}, Node ${process.versions.node}`;
