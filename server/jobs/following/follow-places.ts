// Work that follows what happens at the places, beside all that guests wait for: woken by every change, and by a clock where
// nothing tells.
import type { Store } from '../../store/store.ts';

/** Also where nothing tells: another server's work, a time to try again, a row that a command has added. */
const LOOK_EVERY_MS = 5000;

/** Runs a job under a key, never beside itself; asked for meanwhile, it runs once more. Never rejects. */
export type Run = (key: string, job: () => Promise<void>) => Promise<void>;

export interface Following {
  /** Looks at every place, and waits until nothing is left to do now. */
  readonly settle: () => Promise<void>;
  /** Begins nothing more, and waits for what runs. */
  readonly stop: () => Promise<void>;
}

export interface FollowOptions {
  readonly store: Pick<Store, 'onChange'>;
  readonly log: { readonly warn: (facts: { err: unknown }, message: string) => void };
  /** Name of the interrupted work, for the log: "Printing". */
  readonly name: string;
  /** Ends the following; what it interrupts is no trouble. */
  readonly signal: AbortSignal;
  readonly places: () => Promise<readonly number[]>;
  /** Begins what a place needs now. */
  readonly look: (placeId: number, run: Run) => Promise<unknown>;
  readonly lookEveryMs?: number | undefined;
}

/** Follows until the signal; the caller aborts it before `stop`. */
export function followPlaces(options: FollowOptions): Following {
  const { store, log, name, signal, places, look, lookEveryMs = LOOK_EVERY_MS } = options;
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();

  const warn = (error: unknown): void => {
    // The rows stay as they are, and the next look tries again.
    if (!signal.aborted) log.warn({ err: error }, `${name} was interrupted`);
  };
  const run: Run = (key, job) => {
    const current = running.get(key);
    if (current) {
      again.add(key);
      return current;
    }
    const loop = async (): Promise<void> => {
      try {
        do {
          again.delete(key);
          await job();
        } while (again.has(key) && !signal.aborted);
      } catch (error) {
        warn(error);
      } finally {
        running.delete(key);
        again.delete(key);
      }
    };
    const promise = loop();
    running.set(key, promise);
    return promise;
  };
  const lookEverywhere = async (): Promise<void> => {
    if (!signal.aborted) await Promise.all((await places()).map((placeId) => look(placeId, run)));
  };
  const lookAndSay = (looking: Promise<unknown>): void => {
    looking.catch(warn);
  };
  const ended = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running.values());
  };

  const stopListening = store.onChange((placeId) => {
    if (!signal.aborted) lookAndSay(placeId === undefined ? lookEverywhere() : look(placeId, run));
  });
  const timer = setInterval(() => lookAndSay(lookEverywhere()), lookEveryMs);
  timer.unref();
  lookAndSay(lookEverywhere());

  return {
    settle: async () => {
      await lookEverywhere();
      await ended();
    },
    stop: async () => {
      stopListening();
      clearInterval(timer);
      await ended();
    },
  };
}
