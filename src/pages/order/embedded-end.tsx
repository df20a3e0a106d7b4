// In an app that shows these pages: how an order ended is an address, which the app watches. [S2.04, S8.12]
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { endedHref } from '#contract/order/ended-order.ts';
import type { OrderId } from '#domain/ids.ts';
import { NO_TABLE, type OrderEnding } from '#domain/outbox/order-ending.ts';
import { isEmbedded } from '#platform/device/embedded-mark.ts';
import { hasWorker, loadPage } from '#platform/device/load-page.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useOrderEndings } from '#state/order/use-order-endings.ts';
import { useEntries } from '#state/outbox/use-outbox.ts';
import { useIsOnline, useStorageKind } from '#state/tabl-context.tsx';

/** Leads to the address of an ending. It is loaded, as not every app hears of steps within a page, where it can be. */
function useLeaveFor(): (ending: OrderEnding, order?: OrderId) => void {
  const { place } = useMenu();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const storage = useStorageKind();
  return useCallback(
    (ending, order) => {
      const href = endedHref(ending, place.slug, order);
      // What a browser keeps in this page alone would be gone with it.
      if (storage === 'kept' && (isOnline || hasWorker())) loadPage(href);
      else void navigate({ href });
    },
    [place.slug, navigate, isOnline, storage],
  );
}

const FollowedEnds = () => {
  useOrderEndings(useEntries(), useLeaveFor());
  return null;
};

/** Follows the orders of the open place, where an app shows it. */
export const EmbeddedEnd = () => {
  const [isShown] = useState(isEmbedded);
  return isShown ? <FollowedEnds /> : null;
};

/** The press had no table to order for. */
export function useEndWithoutTable(isWithoutTable: boolean): void {
  const leaveFor = useLeaveFor();
  useEffect(() => {
    if (isWithoutTable && isEmbedded()) leaveFor(NO_TABLE);
  }, [isWithoutTable, leaveFor]);
}
