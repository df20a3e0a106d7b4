// Many devices that listen to event streams, and when each of them heard something.
import { execFileSync, fork } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { atEnd, pause } from './running.ts';

/** A stream that is to be opened. */
export interface Listening {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
/** Messages to the listeners' process. */
export type Wish = { readonly open: readonly Listening[] } | { readonly watch: string } | { readonly told: true };
const heardSchema = v.object({ open: v.number(), times: v.array(v.number()) });
/** Its answers: how many streams are open, and when the watched words arrived, ms of `clock`. */
export type Heard = v.InferOutput<typeof heardSchema>;

export interface Listeners {
  /** Streams that stand. */
  readonly open: number;
  /** From now on whatever bears these words is heard. */
  readonly watch: (words: string) => Promise<void>;
  /** Times of arrival, sorted: of so many, or of those that have come after ten seconds. */
  readonly heard: (count: number) => Promise<number[]>;
  readonly close: () => void;
}

const LONGEST_MS = 10_000;
const OPENING_MS = 60_000;
/** Open files that a process needs beside its sockets. */
const SPARE = 300;

/** The clock of the listeners, ms: the same in all processes of the machine. */
export const clock = (): number => Number(process.hrtime.bigint()) / 1e6;

/** As many of the wanted connections as a process of this machine may hold; says so where that is fewer. */
export function connectionsHere(wanted: number): number {
  // Node raises its own limit to the hard one when it starts.
  const limit = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }));
  const most = Number.isFinite(limit) ? limit - SPARE : wanted;
  if (most < wanted) console.error(`ulimit -Hn is ${limit}: ${most} listeners in place of ${wanted}.`);
  return Math.min(most, wanted);
}

/** Opens the streams and resolves when they stand. */
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
