// On a venue's device each start is recorded as a crash until the app has opened its database. The code is here, because the
// app's own script may be what crashes. A hotel room's tablet starts with its idle screen (src/kiosk/room-rest.tsx), never with
// the menu behind it: src/ui/look/base.css hides the page until then, for some seconds.

import { START_MS } from '#domain/device/safe-mode.ts';
import { CRASHES_KEY, SHARED_MARK_KEY } from '#domain/device/shared-device.ts';
import { root } from './first-paint.ts';

export function noteStart(): void {
  try {
    const kept = localStorage;
    const kind = kept[SHARED_MARK_KEY];
    if (!kind) return;
    root.dataset.house = kind;
    const begun = `${kept[CRASHES_KEY] ?? ''},${Date.now()}`;
    kept[CRASHES_KEY] = begun;
    setTimeout(() => kept[CRASHES_KEY] === begun && location.reload(), START_MS);
  } catch {
    // Without storage nothing is counted.
  }
}
