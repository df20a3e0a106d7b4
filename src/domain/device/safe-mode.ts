// Safe mode of a venue's device: after three crashes within ten minutes it pauses and shows a read-only menu.

const MINUTE = 60_000;

/** Crashes within `WITHIN_MS` that start the pause. */
export const CRASHES_TO_REST = 3;
const WITHIN_MS = 10 * MINUTE;
/** Pause after the last crash, until the device tries again by itself. */
export const REST_MS = 10 * MINUTE;
/** A start that takes longer is restarted. */
export const START_MS = 2 * MINUTE;

const timesOf = (noted: string | null): readonly number[] => (noted ?? '').split(',').map(Number).filter(Boolean);

/** `rest`: until this time, epoch ms. `over`: the noted crashes no longer count. */
export type AfterCrashes =
  | { readonly kind: 'work' }
  | { readonly kind: 'rest'; readonly until: number }
  | { readonly kind: 'over' };

/** Next step after the noted crashes. */
export function afterCrashes(noted: string | null, now: number): AfterCrashes {
  const times = timesOf(noted);
  if (times.length < CRASHES_TO_REST) return { kind: 'work' };
  const [first = 0, last = 0] = [times.at(-CRASHES_TO_REST), times.at(-1)];
  const until = last + REST_MS;
  // After the clock was set back, crashes lie in the future and do not count.
  return last - first < WITHIN_MS && last <= now && now < until ? { kind: 'rest', until } : { kind: 'over' };
}

/** Adds a crash to the noted times, and drops those that no longer count. */
export const noteCrash = (noted: string | null, now: number): string =>
  [...timesOf(noted).filter((at) => at <= now && now - at < WITHIN_MS), now].map((at) => `,${at}`).join('');
