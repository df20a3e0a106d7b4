// Many devices that listen to event streams, and the time at which each received a message.
import { execFileSync, fork } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { atEnd, pause } from './running.ts';

/** A stream to open. */
export interface Listening {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** Messages to the listeners' process. */
export type Wish = { readonly open: readonly Listening[] } | { readonly watch: string } | { readonly told: true };
const heardSchema = v.object({ open: v.number(), times: v.array(v.number()) });
/** Answers of that process: the number of open streams, and the arrival times of the awaited words, ms of `clock`. */
export type Heard = v.InferOutput<typeof heardSchema>;

export interface Listeners {
  /** Number of open streams. */
  readonly open: number;
  /** From now on, records each message that contains these words. */
  readonly watch: (words: string) => Promise<void>;
  /** Sorted arrival times, as soon as this many have arrived or ten seconds have passed. */
  readonly heard: (count: number) => Promise<number[]>;
  readonly close: () => void;
}

const LONGEST_MS = 10_000;
const OPENING_MS = 60_000;
/** Open files that a process needs besides its sockets. */
const SPARE = 300;

/** Clock of the listeners, ms: the same in all processes of the machine. */
export const clock = (): number => Number(process.hrtime.bigint()) / 1e6;

/**
 * The wanted number of connections, or as many as one process of this machine may open; prints a message when fewer.
 */
export function connectionsHere(wanted: number): number {
  // Node raises its own soft limit to the hard limit at start.
  const limit = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }));
  const most = Number.isFinite(limit) ? limit - SPARE : wanted;
  if (most < wanted) console.error(`ulimit -Hn is ${limit}: ${most} listeners in place of ${wanted}.`);
  return Math.min(most, wanted);
}

/** Opens the streams; resolves when all are open. */
export async function openListeners(streams: readonly Listening[]): Promise<Listeners> {
  const child = fork(join(import.meta.dirname, 'listeners.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const close = (): void => void child.kill('SIGKILL');
  atEnd(close);
  let turnedDown = 0;
  const ask = (wish: Wish): Promise<Heard> =>
    new Promise((done) => {
      const answered = (message: unknown) => {
        const parsed = v.safeParse(heardSchema, message);
        if (!parsed.success) return;
        child.off('message', answered);
        done(parsed.output);
      };
      child.on('message', answered);
      child.send(wish);
    });
  child.on('message', (message) => {
    const { success, output } = v.safeParse(v.object({ turnedDown: v.string() }), message);
    if (success && turnedDown++ === 0) console.error(`A listener was turned down: ${output.turnedDown}`);
  });
  child.send({ open: streams } satisfies Wish);
  const until = clock() + OPENING_MS;
  let open = 0;
  while (open + turnedDown < streams.length && clock() < until) {
    await pause(200);
    open = (await ask({ told: true })).open;
  }
  if (open < streams.length) console.error(`${open} of ${streams.length} listeners stand.`);
  const heard = async (count: number): Promise<number[]> => {
    const end = clock() + LONGEST_MS;
    for (;;) {
      await pause(25);
      const { times } = await ask({ told: true });
      if (times.length >= count || clock() > end) return times.sort((a, b) => a - b);
    }
  };
  return { open, watch: async (words) => void (await ask({ watch: words })), heard, close };
}
