import { useEffect } from 'react';
import { whenIdleFor } from '#core/platform/device/idle.ts';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/**
 * A device that several people use goes back to its tiles when it is idle. While the server does not answer, only where the
 * person may come back without it: else the tables would have nobody.
 */
export function useIdleLock(isShared: boolean, mayReturn: boolean, lock: () => Promise<void>): void {
  const { connection } = useTabl();
  useEffect(() => {
    if (!isShared) return undefined;
    return whenIdleFor(IDLE_MS, () => {
      if (mayReturn || connection.isOnline()) void lock();
    });
  }, [isShared, mayReturn, lock, connection]);
}
