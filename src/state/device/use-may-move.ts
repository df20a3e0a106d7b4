import { useEffect, useState } from 'react';
import { followMedia } from '#platform/browser-hints.ts';
import { followDataSaver } from '#platform/data-saver.ts';
import { useIsOnline } from '../tabl-context.tsx';

/** What a guest may have asked of the device, that forbids a film that starts by itself. */
const WISHES = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/** Whether a film may be fetched and begin by itself: there is a network, and nobody asked for less motion or less data. */
export function useMayMove(): boolean {
  const isOnline = useIsOnline();
  // Until it is known, nothing moves.
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
