// Effects of opening a place: its visit goes on or begins, its cart comes back, its stream is opened, its pictures and pages
// are stored.
import { useEffect } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { whenCalm } from '#core/platform/when-calm.ts';
import { patiently } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { sweep } from '#shared/visit/sweeping.ts';

/** The first paint and the guest's first taps come before anything in here. */
const CALM_MS = 1_500;

export function usePlaceEffects(): void {
  const tabl = useTabl();
  const { place, menu, part } = useMenu();
  const { session, isKnown } = useSession();

  useEffect(() => {
    let unlink: (() => void) | undefined;
    let isHere = true;
    const opening = patiently(
      () => openTabl(tabl),
      () => isHere,
    );
    void Promise.all([opening, import('#shared/cart/cart-actions.ts')])
      .then(([open, { restoreCart }]) => open && restoreCart(open.db, place))
      .catch(() => undefined);
    // Choices that come before the visit belong to it all the same.
    void Promise.all([opening, import('#core/db/visit/visit-table.ts')])
      .then(
        ([open, { openVisit }]) =>
          open && openVisit(open.db, place, { now: tabl.serverNow(), isShared: readKioskCookie() }),
      )
      .catch(() => undefined);
    const cancel = whenCalm(() => {
      void Promise.all([opening, import('./place-link.ts')]).then(
        ([open, { linkToPlace }]) => {
          if (isHere && open) unlink = linkToPlace(open, place);
        },
        // Without it the place is still read and ordered from.
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      cancel();
      unlink?.();
    };
  }, [tabl, place]);

  // Another sitting, or none any more: the party before it may have left.
  const sittingId = session?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the sitting changes.
  useEffect(() => {
    if (!isKnown) return undefined;
    return whenCalm(() => void openTabl(tabl).then(sweep, () => undefined));
  }, [tabl, isKnown, sittingId]);

  useEffect(() => {
    // Pictures that a part of the menu does not show are those of the rest of it.
    if (part) return;
    const stop = new AbortController();
    const options = { now: tabl.deviceNow, signal: stop.signal };
    const timer = setTimeout(() => {
      void Promise.all([openTabl(tabl), import('./keep-place.ts')])
        .then(([open, { keepPlace }]) => keepPlace(open, place, menu, options))
        .catch(() => undefined);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [tabl, menu, place, part]);
}
