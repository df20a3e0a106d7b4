import { useEffect } from 'react';
import { whenIdleFor } from '#core/platform/device/idle.ts';
import { followCornerHold } from '#core/platform/kiosk/corner-hold.ts';

/** Calls back where staff ask for their way in, and where nobody has touched the device for a while. Both are stable. */
export function useCornerHold(
  onHold: () => void,
  { onAway, awayMs }: { readonly onAway: () => void; readonly awayMs: number },
): void {
  useEffect(() => followCornerHold(onHold), [onHold]);
  useEffect(() => whenIdleFor(awayMs, onAway), [awayMs, onAway]);
}
