import { useCallback, useState, useSyncExternalStore } from 'react';
import { installsByShare, isInstalled } from '#core/platform/install-device.ts';
import { readInstallMemory, refuseInstall } from '#core/platform/install-memory.ts';
import { followInstallOffer, hasInstallOffer, installNow } from '#core/platform/install-prompt.ts';

export interface StaffInstall {
  /** `prompt`: the browser asks; `share`: by the share sheet. `undefined`: unsupported, or already installed. */
  readonly way: 'prompt' | 'share' | undefined;
  /** A person at this device has refused it, so it is not offered again. */
  readonly isRefused: boolean;
  readonly install: () => void;
  readonly refuse: () => void;
}

/** Installation of the staff pages on a phone, the venue's tablet or a kitchen screen. */
export function useStaffInstall(): StaffInstall {
  const hasOffer = useSyncExternalStore(followInstallOffer, hasInstallOffer);
  const [isRefused, setRefused] = useState(() => readInstallMemory()?.isRefused ?? true);
  const refuse = useCallback(() => {
    refuseInstall();
    setRefused(true);
  }, []);
  const install = useCallback(
    () =>
      void installNow()
        .catch(() => undefined)
        .then((isWanted) => {
          if (isWanted === false) refuse();
        }),
    [refuse],
  );
  const way = isInstalled() ? undefined : hasOffer ? 'prompt' : installsByShare() ? 'share' : undefined;
  return { way, isRefused, install, refuse };
}
