import { useEffect } from 'react';
import { whenIdleFor } from '#core/platform/device/idle.ts';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { useTabl } from '#shared/tabl-context.tsx';

/**
 * Returns an idle shared device to its tiles. Offline only if the person may return without the server, so that the tables
 * are not left without staff.
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
