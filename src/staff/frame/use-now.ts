import { useEffect, useState } from 'react';
import { useTabl } from '#shared/tabl-context.tsx';

const SECOND = 1000;

/** Server time, epoch ms, updated every second, for visible ages. */
export function useNow(): number {
  const { serverNow } = useTabl();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
