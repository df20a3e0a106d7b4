import { useCallback, useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Remaining whole seconds of a wait, down to 0; `start` starts one. */
export function useCountdown(): { readonly secondsLeft: number; readonly start: (ms: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until <= Date.now()) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback((ms: number) => {
    setNow(Date.now());
    setUntil(Date.now() + ms);
  }, []);
  return { secondsLeft: Math.max(0, Math.ceil((until - now) / SECOND_MS)), start };
}
