// On a venue's device each start is recorded as a crash until the app has opened its database. The code is here, because the
// app's own script may be what crashes.

import { START_MS } from '#domain/device/safe-mode.ts';
import { CRASHES_KEY, SHARED_MARK_KEY } from '#domain/device/shared-device.ts';

export function noteStart(): void {
  try {
    const kept = localStorage;
    if (!(SHARED_MARK_KEY in kept)) return;
    const begun = `${kept[CRASHES_KEY] ?? ''},${Date.now()}`;
    kept[CRASHES_KEY] = begun;
    setTimeout(() => kept[CRASHES_KEY] === begun && location.reload(), START_MS);
  } catch {
    // Without storage nothing is counted.
  }
}
