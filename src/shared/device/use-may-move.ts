import { useEffect, useState } from 'react';
import { followMedia } from '#core/platform/browser-hints.ts';
import { followDataSaver } from '#core/platform/data-saver.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';

/** Device settings of the guest that forbid autoplay. */
const WISHES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether a video may load and play automatically: online, and the guest requests neither less motion nor less data. */
export function useMayMove(): boolean {
  const isOnline = useIsOnline();
  // No animation runs before the settings are known.
  const [asked, setAsked] = useState<readonly boolean[]>([true]);
  useEffect(() => {
    const wishes = WISHES.map(() => false).concat(false);
    const set = (at: number) => (isAsked: boolean) => {
      wishes[at] = isAsked;
      setAsked([...wishes]);
    };
    const stops = [...WISHES.map((query, at) => followMedia(query, set(at))), followDataSaver(set(WISHES.length))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return isOnline && !asked.includes(true);
}
