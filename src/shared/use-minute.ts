import { useEffect, useState } from 'react';
import { useTabl } from './tabl-context.tsx';
import { useHydrating } from './use-hydrating.ts';

const STEP_MS = 30_000;

/**
 * A clock reading (server time, day), refreshed twice a minute, for prices and hours that depend on the time. On a
 * server-drawn page it starts with the server's clock.
 */
export function useMinute<T>(read: () => T): T {
  const { drawn } = useTabl();
  const isHydrating = useHydrating();
  const [now, setNow] = useState(() => (isHydrating && drawn ? drawn.readThen(read) : read()));
  useEffect(() => {
    setNow(read);
    const step = () => {
      if (document.visibilityState === 'visible') setNow(read);
    };
    const timer = setInterval(step, STEP_MS);
    // A page that becomes visible again updates at once.
    document.addEventListener('visibilitychange', step);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', step);
    };
  }, [read]);
  return now;
}
