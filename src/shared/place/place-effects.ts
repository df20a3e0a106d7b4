// Effects of opening a place: continues or starts its visit, restores its cart, opens its stream, stores pictures and pages.
import { useEffect } from 'react';
import { readKioskCookie } from '#core/platform/cookies.ts';
import { whenCalm } from '#core/platform/when-calm.ts';
import { patiently } from '#shared/loading.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { sweep } from '#shared/visit/sweeping.ts';

/** Delay that gives the first paint and the guest's first taps priority. */
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
    // Choices made before the visit starts still belong to it.
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
        // If this fails, the place can still be viewed and ordered from.
        () => undefined,
      );
    });
    return () => {
      isHere = false;
      cancel();
      unlink?.();
    };
  }, [tabl, place]);

  // A changed or ended sitting: the previous party may have left.
  const sittingId = session?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when the sitting changes.
  useEffect(() => {
    if (!isKnown) return undefined;
    return whenCalm(() => void openTabl(tabl).then(sweep, () => undefined));
  }, [tabl, isKnown, sittingId]);

  useEffect(() => {
    // Pictures missing from a partial menu belong to its unloaded rest.
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
