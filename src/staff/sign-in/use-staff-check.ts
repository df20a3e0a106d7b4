import { useEffect } from 'react';
import { readMe } from '#contract/staff/staff-answers.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { staffHttp } from '#staff/frame/staff-context.tsx';

const EVERY_MS = 60_000;

const isChanged = (now: StaffIdentity, before: StaffIdentity): boolean =>
  now.name !== before.name ||
  (now.kind === 'station' && before.kind === 'station' && now.stationId !== before.stationId);

/**
 * Asks the server from time to time whether the person is still signed in, and with which role, so that a removed person
 * does not keep an idle page. `onAnswer`: the server answered.
 */
export function useStaffCheck(placeId: PlaceId, identity: StaffIdentity, onAnswer: () => void): void {
  const tabl = useTabl();
  const isOnline = useIsOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at once when the network comes back.
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      // A network failure changes nothing.
      void staffHttp(tabl).then(
        async (staff) => {
          const answer = await staff.send('staff/me', { place: placeId });
          if (!answer.ok || answer.value.body === undefined) return;
          onAnswer();
          const me = readMe({ ...answer.value, retryAfter: null });
          // A person with a new name, and a screen with a new name or station, gets a fresh token.
          if (me.ok && isChanged(me.value.identity, identity)) await staff.headers(placeId, true);
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
  }, [tabl, placeId, identity, isOnline, onAnswer]);
}
