import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** What the clock says (the server's time, the day), anew twice a minute: for prices and hours that change with it. */
export function useMinute<T>(read: () => T): T {
  const [now, setNow] = useState(read);
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
