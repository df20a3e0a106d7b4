// Runs the real server as a separate process with its own data, so that it can be killed and restarted.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { patience } from './patience.ts';

const root = resolve(import.meta.dirname, '../..');
const command = join(root, 'server/cli/run.mjs');
const STARTS_WITHIN = patience(60_000);

export interface ServerOptions {
  readonly dataDir: string;
  readonly port: number;
  /** Further settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly port: number;
  readonly dataDir: string;
  /** Kills it like a power cut. */
  kill(): Promise<void>;
  /** Stops it gracefully. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Starts it with the same data and port; does nothing when it runs. Resolves when it answers. */
  start(): Promise<void>;
  /** Runs another server command (import, ledger …) on the data; throws with its output when it fails. */
  run(args: readonly string[]): string;
  /** An action of kitchen or waiter, see serve-kitchen.ts. */
  kitchen(args: readonly string[]): void;
  /** Output of the server since its first start. */
  readonly output: () => string;
}

/** A server that is not started yet; commands already work on its data. */
export function makeServer(options: ServerOptions): TestServer {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATA_DIR: options.dataDir,
    // Without demo venues, because a test has its own.
    DEMO: '0',
    PORT: String(options.port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  let child: ChildProcess | undefined;
  let output = '';

  const ended = (process_: ChildProcess): Promise<number | null> =>
    process_.exitCode !== null || process_.signalCode !== null
      ? Promise.resolve(process_.exitCode)
      : new Promise((done) => process_.once('exit', done));

  const signal = async (name: NodeJS.Signals): Promise<number | null> => {
    if (!child) return null;
    const ending = child;
    child = undefined;
    ending.kill(name);
    return ended(ending);
  };

  const start = async (): Promise<void> => {
    if (child) return;
    const started = spawn(process.execPath, [command, 'start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    const hear = (data: Buffer): void => {
      output = (output + data).slice(-100_000);
    };
    started.stdout.on('data', hear);
    started.stderr.on('data', hear);
    const protocol = env.TLS_CERT ? 'https' : 'http';
    const deadline = Date.now() + STARTS_WITHIN;
    for (;;) {
      const isThere = await answers(`${protocol}://127.0.0.1:${options.port}/healthz`);
      // A foreign server may have taken the port meanwhile and would answer instead.
      if (started.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not start.\n${output}`);
      }
      if (isThere) return;
      await new Promise((later) => setTimeout(later, 50));
    }
  };

  return {
    port: options.port,
    dataDir: options.dataDir,
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
    start,
    run: (args) => runScript(command, args, env),
    kitchen: (args) => void runScript(join(root, 'tests/support/serve-kitchen.ts'), args, env),
    output: () => output,
  };
}

function runScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const done = spawnSync(process.execPath, [script, ...args], { cwd: root, env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${args.join(' ')} ended with ${done.status}\n${done.stderr}`);
  return done.stdout;
}

/** The first local port from there without a listener. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 200; port++) {
    const isFree = await new Promise<boolean>((done) => {
      const probe = createServer();
      probe.once('error', () => done(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
    });
    if (isFree) return port;
  }
  throw new Error(`No port is free from ${from} on.`);
}

/** Whether a server answers there, also by https with any certificate. */
async function answers(url: string): Promise<boolean> {
  const { get } = url.startsWith('https') ? await import('node:https') : await import('node:http');
  return new Promise((done) => {
    const request = get(url, { rejectUnauthorized: false, timeout: 2000, agent: false }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.on('error', () => done(false));
    request.on('timeout', () => request.destroy());
  });
}
