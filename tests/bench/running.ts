// Programs that a measurement starts, folders that it makes, and their end: whatever happens, nothing is left behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

const endings: (() => void)[] = [];
/** `work` must do what it does at once: nobody waits for it any more. */
export const atEnd = (work: () => void): void => {
  endings.push(work);
};
process.on('exit', () => {
  for (const end of endings.reverse()) end();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** A measurement that hangs ends by itself. */
export function endAfter(minutes: number): void {
  setTimeout(() => {
    console.error(`Not done after ${minutes} minutes: given up.`);
    process.exit(1);
  }, minutes * 60_000).unref();
}

/** A folder that is gone when the program is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tabl-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface Program {
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a script with this Node, and waits until its port answers where it has one. */
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

/** Runs a script to its end and gives what it printed; what it says of its progress goes to the terminal. */
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

/** Where and under what load the figures were taken: without it they mean little. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16)}Z, ${cpus().length} cores (${cpus()[0]?.model ?? '?'}), load average ` +
  `${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}, Node ${process.versions.node}`;
