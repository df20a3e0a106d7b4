// Timing of a shared device's heartbeats: twice a minute, once a minute when idle, and sooner after a lost one.
import { HEARTBEAT_MS } from '#domain/device/heartbeat.ts';
import { RETRIES, RETRY_HEARTBEAT_MS } from '#domain/device/still-here.ts';

/** Each device has its own interval, so that devices restarted together, as after a power cut, do not stay in step. */
const SPREAD_MS = 3_000;
const spread = (): number => Math.random() * SPREAD_MS;
/** The first heartbeats are spread out too. */
const FIRST_MS = 4_000;

/**
 * Sends heartbeats until `signal` aborts. `round`: waits for the given promise, sends one, and resolves true when it was
 * answered; never rejects. `isResting`: the device is idle. `firstMs`: delay before the first one.
 */
export async function keepBeating(
  signal: AbortSignal,
  {
    round,
    isResting,
    firstMs = Math.random() * FIRST_MS,
  }: {
    readonly round: (first: Promise<void>) => Promise<boolean>;
    readonly isResting: () => boolean;
    readonly firstMs?: number;
  },
): Promise<void> {
  let last = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let missed = 0;
  let hasRested = false;
  const again = (ms: number) => {
    clearTimeout(retry);
    retry = setTimeout(() => speak(), ms);
  };
  const speak = (first = Promise.resolve()) => {
    clearTimeout(retry);
    hasRested = false;
    last = round(first).then((isHeard) => {
      missed = isHeard ? 0 : missed + 1;
      if (missed > 0 && missed <= RETRIES && !signal.aborted) again(RETRY_HEARTBEAT_MS);
    });
  };
  speak(pauseOf(firstMs, signal));
  await last;
  // Aborted meanwhile: the next page must get the lock.
  if (signal.aborted) return;
  const timer = setInterval(() => {
    if (missed > 0 || hasRested || !isResting()) speak();
    else hasRested = true;
  }, HEARTBEAT_MS - spread());
  // Reports that waited for the network, such as a check-out, are sent within seconds.
  window.addEventListener('online', () => again(spread()), { signal });
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  clearInterval(timer);
  clearTimeout(retry);
  // The running heartbeat ends before the next page's first one.
  await last;
}

/** Resolves early when the signal aborts. */
const pauseOf = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
