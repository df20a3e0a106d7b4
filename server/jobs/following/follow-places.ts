// Background work that follows the journals of places, woken by every change and by a timer.
import type { Store } from '../../store/store.ts';

/** Also covers silent causes: another server's work, a due retry, a row added by a command. */
const LOOK_EVERY_MS = 5000;

/** Runs jobs of one key one after another; a job requested during a run is run once more. Never rejects. */
export type Run = (key: string, job: () => Promise<void>) => Promise<void>;

export interface Following {
  /** Checks every place, and resolves when no work is left. */
  readonly settle: () => Promise<void>;
  /** Starts no new work; resolves when the running work has ended. */
  readonly stop: () => Promise<void>;
}

export interface FollowOptions {
  readonly store: Pick<Store, 'onChange'>;
  readonly log: { readonly warn: (facts: { err: unknown }, message: string) => void };
  /** Name for the log message: "Printing" was interrupted. */
  readonly name: string;
  /** Ends the work; work that this call interrupts reports no error. */
  readonly signal: AbortSignal;
  readonly places: () => Promise<readonly number[]>;
  /** Starts the due work of a place. */
  readonly look: (placeId: number, run: Run) => Promise<unknown>;
  readonly lookEveryMs?: number | undefined;
}

/** Runs until the signal; the caller aborts the signal before `stop`. */
export function followPlaces(options: FollowOptions): Following {
  const { store, log, name, signal, places, look, lookEveryMs = LOOK_EVERY_MS } = options;
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();

  const warn = (error: unknown): void => {
    // The rows stay unchanged, and the next round tries again.
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
