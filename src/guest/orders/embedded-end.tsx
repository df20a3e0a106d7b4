import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { NO_TABLE } from '#domain/outbox/order-ending.ts';
import { endPages } from '#guest/lazy/lazy-end.tsx';
import { useIsEmbedded, useLeaveFor } from '#guest/order/use-embedded.ts';
import { useOrderEndings } from '#guest/order/use-order-endings.ts';
import { patiently } from '#shared/loading.ts';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';

/** Whether the final page of an order and its texts are loaded; an embedding app preloads them. */
function useIsEndHere(isEmbedded: boolean): boolean {
  const isSaid = useServiceCatalog();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isEmbedded) return;
    let isWanted = true;
    void patiently(endPages.ThankYouPage.load, () => isWanted).then(() => isWanted && setHere(true));
    return () => {
      isWanted = false;
    };
  }, [isEmbedded]);
  return isSaid && isHere;
}

/** `undefined`: the final page is not loaded, and the network is away. */
function useLeave(isEmbedded: boolean) {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const isHere = useIsEndHere(isEmbedded);
  const leave = useLeaveFor(useCallback((href: string) => void navigate({ href }), [navigate]));
  return isHere || isOnline ? leave : undefined;
}

const FollowedEnds = () => {
  useOrderEndings(useEntries(), useLeave(true));
  return null;
};

/** Follows the open place's orders when an app embeds it. */
export const EmbeddedEnd = () => (useIsEmbedded() ? <FollowedEnds /> : null);

/** Called when a press on "send" found no table. */
export function useEndWithoutTable(isWithoutTable: boolean): void {
  const isEmbedded = useIsEmbedded();
  const leave = useLeave(isEmbedded);
  useEffect(() => {
    if (isWithoutTable && isEmbedded) leave?.(NO_TABLE);
  }, [isWithoutTable, isEmbedded, leave]);
}
