import { useEffect, useState } from 'react';
import { useTabl } from '#shared/tabl-context.tsx';

const SECOND = 1000;

/** The server's time, epoch ms, anew every second: for ages that somebody watches. */
export function useNow(): number {
  const { serverNow } = useTabl();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
