import { useEffect } from 'react';
import { readMe } from '#contract/staff/staff-answers.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { staffHttp } from '#staff/frame/staff-context.tsx';

const EVERY_MS = 60_000;

const isOtherScreen = (now: StaffIdentity, before: StaffIdentity): boolean =>
  now.kind === 'station' &&
  before.kind === 'station' &&
  (now.stationId !== before.stationId || now.name !== before.name);

/**
 * Asks the server now and then whether the person is still signed in, and as what: a page that asks for nothing else must
 * not stay open to a person who was let go. `onAnswer`: the server was there.
 */
export function useStaffCheck(placeId: PlaceId, identity: StaffIdentity, onAnswer: () => void): void {
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
          if (!answer.ok || answer.value.body === undefined) return;
          onAnswer();
          const me = readMe({ ...answer.value, retryAfter: null });
          // A screen that was given another name or station shows it with a fresh token.
          if (me.ok && isOtherScreen(me.value.identity, identity)) await staff.headers(placeId, true);
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
