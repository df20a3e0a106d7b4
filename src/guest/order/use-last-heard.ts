import { useEffect, useState } from 'react';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';

/** Epoch ms of the server's clock when this page last heard from the venue; `undefined`: not at all. Kept while offline. */
export function useLastHeard(now: number | undefined): number | undefined {
  const { clock } = useTabl();
  const isOnline = useIsOnline();
  const [heardAt, setHeardAt] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is noted again each time `now` changes.
  useEffect(() => {
    if (isOnline) setHeardAt(clock.heard());
  }, [clock, isOnline, now]);
  return heardAt;
}
