import { useEffect, useState } from 'react';
import { useTabl } from './tabl-context.tsx';
import { useHydrating } from './use-hydrating.ts';

const STEP_MS = 30_000;

/**
 * A reading of the clock (the server's time, the day), anew twice a minute: for prices and hours that change with it. Over a
 * drawn page it begins with the clock of the drawing.
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
    // A page that is looked at again is not half a minute late.
    document.addEventListener('visibilitychange', step);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', step);
    };
  }, [read]);
  return now;
}
