// Abilities of the browser and host of a shared device, for the person who sets it up.

import { hasWorker } from '#core/platform/device/load-page.ts';
import type { HostFacts } from '#domain/kiosk/host-facts.ts';
import { canFullScreen, canKeepFromTurning, isFullScreen } from './full-screen.ts';
import { fullyHere } from './fully.ts';

export async function readHost(): Promise<HostFacts> {
  const kept = await navigator.storage?.persisted?.().catch(() => undefined);
  return {
    opensOffline: hasWorker(),
    keepsStorage: kept ?? null,
    staysAwake: 'wakeLock' in navigator,
    isWhole: isFullScreen(),
    canBeWhole: canFullScreen(),
    keepsFromTurning: canKeepFromTurning(),
    forgetsSteps: 'navigation' in globalThis,
    hasFully: fullyHere() !== undefined,
  };
}
