// In an app that shows these pages: how an order ended is an address, which the app watches. [S2.04, S8.12]
import { useCallback, useState } from 'react';
import { type EndedOrder, endedHref, readEndedOrder } from '#contract/order/ended-order.ts';
import { isEmbedded } from '#core/platform/device/embedded-mark.ts';
import { hasWorker, loadPage } from '#core/platform/device/load-page.ts';
import type { OrderId } from '#domain/ids.ts';
import type { OrderEnding } from '#domain/outbox/order-ending.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useStorageKind } from '#shared/tabl-context.tsx';

/** Whether an app shows this page. */
export const useIsEmbedded = (): boolean => useState(isEmbedded)[0];

/** Order of an ending's address. `search`: its query. */
export const endedOrderAt = (search: string): EndedOrder => {
  const query = new URLSearchParams(search);
  return readEndedOrder({ get: (name) => query.get(name) });
};

/**
 * Leads to the address of an ending. It is loaded where it can be, as not every app hears of steps within a page; else `step`
 * takes it. `step` must stay the same function.
 */
export function useLeaveFor(step: (href: string) => void): (ending: OrderEnding, order?: OrderId) => void {
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const storage = useStorageKind();
  return useCallback(
    (ending, order) => {
      const href = endedHref(ending, place.slug, order);
      // Data that a browser keeps in this page alone would be gone with it.
      if (storage === 'kept' && (isOnline || hasWorker())) loadPage(href);
      else step(href);
    },
    [place.slug, isOnline, storage, step],
  );
}
