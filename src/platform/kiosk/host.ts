// What the browser and whatever it runs in allow a device of the house, for whoever sets it up.
import { hasWorker } from '../device/load-page.ts';
import { canFullScreen, canKeepFromTurning, isFullScreen } from './full-screen.ts';
import { fullyHere } from './fully.ts';

/** Each true, false, or null where the browser does not say. */
export interface HostFacts {
  /** Pages open without a network. */
  readonly opensOffline: boolean;
  /** What waits to be sent outlives a full disk. */
  readonly keepsStorage: boolean | null;
  readonly staysAwake: boolean;
  readonly isWhole: boolean;
  readonly canBeWhole: boolean;
  readonly keepsFromTurning: boolean;
  /** A guest's steps can be forgotten. */
  readonly forgetsSteps: boolean;
  readonly hasFully: boolean;
}

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
