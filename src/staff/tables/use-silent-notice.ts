import { useState } from 'react';
import { readInstallMemory, refuseSilentNotice } from '#core/platform/install-memory.ts';
import type { BellState } from '#core/platform/service/bell.ts';
import { useSilence } from '#staff/board/use-silence.ts';

/** Pages before which staff wait for calls: only on these pages a device without sound matters. */
const WAITING_PAGES: readonly (string | undefined)[] = ['tables', 'kitchen'];

/**
 * Stage of the notice that this device has no sound yet, until a person refuses to read it on this device.
 * `at`: address of the page.
 */
export function useSilentNotice(page: string | undefined, sound: BellState, at?: string) {
  const [isRefused, setRefused] = useState(() => readInstallMemory()?.isQuiet === true);
  const { stage, release, isBrief } = useSilence(sound, at);
  const onRefuse = () => {
    refuseSilentNotice();
    setRefused(true);
  };
  return { stage: isRefused || !WAITING_PAGES.includes(page) ? 'gone' : stage, release, isBrief, onRefuse } as const;
}
