import { useState } from 'react';
import { readInstallMemory, refuseSilentNotice } from '#core/platform/install-memory.ts';
import type { BellState } from '#core/platform/service/bell.ts';

/** Pages before which staff wait for calls: only on these pages a device without sound matters. */
const WAITING_PAGES: readonly (string | undefined)[] = ['tables', 'kitchen'];

/** Whether a page tells that this device has no sound yet, until a person refuses to read it on this device. */
export function useSilentNotice(page: string | undefined, sound: BellState) {
  const [isRefused, setRefused] = useState(() => readInstallMemory()?.isQuiet === true);
  const onRefuse = () => {
    refuseSilentNotice();
    setRefused(true);
  };
  return { isShown: sound === 'silent' && !isRefused && WAITING_PAGES.includes(page), onRefuse };
}
