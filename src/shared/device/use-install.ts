// Whether and how this device can install the place on its home screen, and whether a screen may offer that.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { installsByShare, isInstalled } from '#core/platform/install-device.ts';
import { countVisit, readInstallMemory, refuseInstall } from '#core/platform/install-memory.ts';
import { followInstallOffer, hasInstallOffer, installNow } from '#core/platform/install-prompt.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useDeviceKind } from './use-device.ts';

/** `prompt`: the browser asks; `share`: a screen explains how to use the share sheet. */
export type InstallMethod = 'prompt' | 'share';

const SHARED_SESSIONS: readonly string[] = ['tablet_mode', 'room'];

/** Server value: no browser has offered an installation yet. */
const noOffer = () => false;

/** The way to install; `undefined` when the device cannot, is already installed, or belongs to the venue. */
export function useInstallMethod(): InstallMethod | undefined {
  const hasOffer = useSyncExternalStore(followInstallOffer, hasInstallOffer, noOffer);
  const { settings } = useMenu();
  const { orderType } = useSession();
  const device = useDeviceKind(orderType === 'room');
  const isHouse = settings.tabletModeAlwaysOn || (orderType !== undefined && SHARED_SESSIONS.includes(orderType));
  if (device !== 'phone' || isHouse || isInstalled()) return undefined;
  if (hasOffer) return 'prompt';
  return installsByShare() ? 'share' : undefined;
}

export interface InstallHint {
  /** Whether a screen may offer it now: from the second visit or after an arrived order, and never after a refusal. */
  readonly isWelcome: boolean;
  readonly refuse: () => void;
}

export function useInstallHint(): InstallHint {
  const { deviceNow } = useTabl();
  const [visits] = useState(() => countVisit(deviceNow()));
  const [isRefused, setRefused] = useState(() => readInstallMemory()?.isRefused ?? true);
  const hasOrdered = useEntries().some(({ state }) => state === 'received');
  const refuse = useCallback(() => {
    refuseInstall();
    setRefused(true);
  }, []);
  return { isWelcome: !isRefused && (visits > 1 || hasOrdered), refuse };
}

/** Shows the browser's own prompt; a "no" in this prompt counts as a permanent refusal. */
export async function installFromHere(): Promise<void> {
  const isWanted = await installNow().catch(() => undefined);
  if (isWanted === false) refuseInstall();
}
