import { useEffect } from 'react';
import type { PlaceId } from '#domain/ids.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { staffHttp } from '#staff/frame/staff-context.tsx';

const EVERY_MS = 60_000;

/**
 * Asks the server now and then whether whoever is signed in still is, and as what: a page that asks for nothing else must
 * not stay open to somebody who was let go. `onAnswer`: the server was there.
 */
export function useStaffCheck(placeId: PlaceId, onAnswer: () => void): void {
  const tabl = useTabl();
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at once when the network comes back.
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      // A network that is away is no answer, and changes nothing.
      void staffHttp(tabl).then(
        async (staff) => {
          const answer = await staff.send('staff/me', { place: placeId });
          if (answer.ok && answer.value.body !== undefined) onAnswer();
        },
        () => undefined,
      );
    };
    check();
    const timer = setInterval(check, EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [tabl, placeId, isOnline, onAnswer]);
}
