import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The server's time, epoch ms, anew twice a minute: for prices and hours that change with the clock. */
export function useMinute(serverNow: () => number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setNow(serverNow());
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
