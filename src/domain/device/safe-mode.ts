// When a device that stands in the venue stops trying: after three crashes within ten minutes it rests, with a menu to read.

const MINUTE = 60_000;

/** Crashes within `WITHIN_MS` before the device rests. */
export const CRASHES_TO_REST = 3;
const WITHIN_MS = 10 * MINUTE;
/** From the last crash until the device tries again by itself. */
export const REST_MS = 10 * MINUTE;
/** A start that takes longer is begun anew. */
export const START_MS = 2 * MINUTE;

const timesOf = (noted: string | null): readonly number[] => (noted ?? '').split(',').map(Number).filter(Boolean);

/** `rest`: until then, epoch ms. `over`: as many crashes were noted, and they count no longer. */
export type AfterCrashes =
  | { readonly kind: 'work' }
  | { readonly kind: 'rest'; readonly until: number }
  | { readonly kind: 'over' };

/** The device's next step after the noted crashes. */
export function afterCrashes(noted: string | null, now: number): AfterCrashes {
  const times = timesOf(noted);
  if (times.length < CRASHES_TO_REST) return { kind: 'work' };
  const [first = 0, last = 0] = [times.at(-CRASHES_TO_REST), times.at(-1)];
  const until = last + REST_MS;
  // A clock that was set back knows no crashes of the future.
  return last - first < WITHIN_MS && last <= now && now < until ? { kind: 'rest', until } : { kind: 'over' };
}

/** Adds a crash to the noted times, and forgets those that count no longer. */
export const noteCrash = (noted: string | null, now: number): string =>
  [...timesOf(noted).filter((at) => at <= now && now - at < WITHIN_MS), now].map((at) => `,${at}`).join('');
