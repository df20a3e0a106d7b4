// Crashes of a device that stands in the venue. Its starts are noted by the small script of the page's head
// (src/early/note-start.ts).

import { type AfterCrashes, afterCrashes, noteCrash } from '#domain/device/safe-mode.ts';
import { CRASHES_KEY } from '#domain/device/shared-device.ts';

const read = (): string | null => localStorage.getItem(CRASHES_KEY);

/** The device's next step. Call it once the start has ended. */
export function readAfterCrashes(now: number): AfterCrashes {
  try {
    return afterCrashes(read(), now);
  } catch {
    return { kind: 'work' };
  }
}

/** Notes a crash, and gives what the next page does. */
export function noteCrashHere(now: number): AfterCrashes {
  try {
    localStorage.setItem(CRASHES_KEY, noteCrash(read(), now));
  } catch {
    // Where storage is refused no crash is counted.
  }
  return readAfterCrashes(now);
}

/** The next page starts as if nothing had crashed. */
export function forgetCrashes(): void {
  try {
    localStorage.removeItem(CRASHES_KEY);
  } catch {
    // Where storage is refused no crash was noted.
  }
}
