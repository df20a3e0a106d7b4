// Crashes of a venue device. The page's inline script records each start (src/early/note-start.ts).

import { type AfterCrashes, afterCrashes, noteCrash } from '#domain/device/safe-mode.ts';
import { CRASHES_KEY } from '#domain/device/shared-device.ts';

const read = (): string | null => localStorage.getItem(CRASHES_KEY);

/** Next step of the device. Call it once the start has completed. */
export function readAfterCrashes(now: number): AfterCrashes {
  try {
    return afterCrashes(read(), now);
  } catch {
    return { kind: 'work' };
  }
}

/** Records a crash, and returns the next page's step. */
export function noteCrashHere(now: number): AfterCrashes {
  try {
    localStorage.setItem(CRASHES_KEY, noteCrash(read(), now));
  } catch {
    // Without storage no crash is counted.
  }
  return readAfterCrashes(now);
}

/** Clears the recorded crashes. */
export function forgetCrashes(): void {
  try {
    localStorage.removeItem(CRASHES_KEY);
  } catch {
    // Without storage no crash was recorded.
  }
}
