// For an embedding app: an order's ending is an address that the app watches. [S2.04, S8.12]
import { useCallback, useState } from 'react';
import { type EndedOrder, endedHref, readEndedOrder } from '#contract/order/ended-order.ts';
import { isEmbedded } from '#core/platform/device/embedded-mark.ts';
import { hasWorker, loadPage } from '#core/platform/device/load-page.ts';
import type { OrderId } from '#domain/ids.ts';
import type { OrderEnding } from '#domain/outbox/order-ending.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useStorageKind } from '#shared/tabl-context.tsx';

/** True when an app embeds this page. */
export const useIsEmbedded = (): boolean => useState(isEmbedded)[0];

/** The order in an ending's address. `search`: the query string. */
export const endedOrderAt = (search: string): EndedOrder => {
  const query = new URLSearchParams(search);
  return readEndedOrder({ get: (name) => query.get(name) });
};

/**
 * Navigates to the address of an ending. Loads it as a page when possible, because not every app sees in-page navigation;
 * otherwise calls `step`, which must be stable.
 */
export function useLeaveFor(step: (href: string) => void): (ending: OrderEnding, order?: OrderId) => void {
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const storage = useStorageKind();
  return useCallback(
    (ending, order) => {
      const href = endedHref(ending, place.slug, order);
      // With memory-only storage, a page load would lose the data.
      if (storage === 'kept' && (isOnline || hasWorker())) loadPage(href);
      else step(href);
    },
    [place.slug, isOnline, storage, step],
  );
}
