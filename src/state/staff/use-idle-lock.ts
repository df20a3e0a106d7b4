import { useEffect } from 'react';
import { IDLE_MS } from '#domain/staff/staff.ts';
import { whenIdleFor } from '#platform/device/idle.ts';
import { useTabl } from '../tabl-context.tsx';

/**
 * A device that several people use goes back to its tiles by itself. Not while nothing answers: nobody could sign in again,
 * and the tables would have nobody.
 */
export function useIdleLock(isShared: boolean, lock: () => Promise<void>): void {
  const { connection } = useTabl();
  useEffect(() => {
    if (!isShared) return undefined;
    return whenIdleFor(IDLE_MS, () => {
      if (connection.isOnline()) void lock();
    });
  }, [isShared, lock, connection]);
}
