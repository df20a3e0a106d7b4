import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The server's time, epoch ms, anew twice a minute: for prices and hours that change with the clock. */
export function useMinute(serverNow: () => number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const step = () => {
      if (document.visibilityState === 'visible') setNow(serverNow());
    };
    const timer = setInterval(step, STEP_MS);
    // A page that is looked at again is not half a minute late.
    document.addEventListener('visibilitychange', step);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', step);
    };
  }, [serverNow]);
  return now;
}
