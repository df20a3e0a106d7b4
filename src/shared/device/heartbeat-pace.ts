// When a shared device speaks: twice a minute, once a minute where nobody is at it, and soon again where it was not heard.
import { HEARTBEAT_MS } from '#domain/device/heartbeat.ts';
import { RETRIES, RETRY_HEARTBEAT_MS } from '#domain/device/still-here.ts';

/** Devices that came back together, as after a power cut, do not go on speaking together: each has a pace of its own. */
const SPREAD_MS = 3_000;
const spread = (): number => Math.random() * SPREAD_MS;
/** Nor do they say their first word together. */
const FIRST_MS = 4_000;

/**
 * Speaks until the signal. `round`: whether it was heard; never rejects, and waits with its word for what it is given.
 * `isResting`: nobody has touched it for long. `firstMs`: after which time its first word is said.
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
  // Stopped meanwhile: the next page must have the lock.
  if (signal.aborted) return;
  const timer = setInterval(() => {
    if (missed > 0 || hasRested || !isResting()) speak();
    else hasRested = true;
  }, HEARTBEAT_MS - spread());
  // Reports that waited for the network, as of a room whose guests have left, wait no longer.
  window.addEventListener('online', () => again(spread()), { signal });
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  clearInterval(timer);
  clearTimeout(retry);
  // The running report ends before the next page's begins.
  await last;
}

/** Ends with the signal too. */
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
