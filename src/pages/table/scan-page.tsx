import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { fail } from '#domain/result.ts';
import { CategorySkeleton } from '#screens/category/category-skeleton.tsx';
import { ScanWaitNotice } from '#screens/notices/scan-wait-notice.tsx';
import { FAILURE_NUMBER } from '#state/device/connection.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { openTabl } from '#state/open-tabl.ts';
import { useIsOnline, useTabl } from '#state/tabl-context.tsx';

/** The pause before another try, longer than any scan takes: a scan under way is not given up. */
const AGAIN_MS = 20_000;

/** Turns a table's printed code into a session and removes the code from the address. [S2.17, S7.11] */
export const ScanPage = ({ placeSlug, code }: { readonly placeSlug: string; readonly code: string }) => {
  const tabl = useTabl();
  const { place } = useMenu();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [failure, setFailure] = useState<1 | 2 | 3>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the network is back, or when asked.
  useEffect(() => {
    let isHere = true;
    const scan = async () => {
      // A session that the device could not store is useless: the code is sent again.
      const answer = await Promise.all([openTabl(tabl), import('#state/session/session-store.ts')])
        .then(([open, { scanTable }]) => scanTable(open, place, code))
        .catch(() => fail({ kind: 'other' } as const));
      // An order that waited for a scan goes now, whatever becomes of this page.
      if (answer.ok) tabl.outbox.flush(true);
      if (!isHere) return;
      if (answer.ok) void navigate({ to: '/$place', params: { place: placeSlug }, replace: true });
      else if (answer.error.kind === 'invalid') {
        void navigate({ to: '/$place', params: { place: placeSlug }, search: { scan: 'failed' }, replace: true });
      } else setFailure(FAILURE_NUMBER[answer.error.kind]);
    };
    void scan();
    return () => {
      isHere = false;
    };
  }, [tabl, place, code, placeSlug, navigate, isOnline, attempt]);

  // Tries again by itself: no other event tells of a network that was away for a moment.
  useEffect(() => {
    if (!failure) return;
    const timer = setInterval(() => setAttempt((before) => before + 1), AGAIN_MS);
    return () => clearInterval(timer);
  }, [failure]);

  return failure ? (
    <ScanWaitNotice failure={failure} menuHref={`/${placeSlug}`} onRetry={() => setAttempt((before) => before + 1)} />
  ) : (
    <CategorySkeleton />
  );
};
