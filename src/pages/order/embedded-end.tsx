import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { NO_TABLE } from '#domain/outbox/order-ending.ts';
import { useIsEmbedded, useLeaveFor } from '#state/order/use-embedded.ts';
import { useOrderEndings } from '#state/order/use-order-endings.ts';
import { useEntries } from '#state/outbox/use-outbox.ts';

function useLeave() {
  const navigate = useNavigate();
  return useLeaveFor(useCallback((href: string) => void navigate({ href }), [navigate]));
}

const FollowedEnds = () => {
  useOrderEndings(useEntries(), useLeave());
  return null;
};

/** Follows the orders of the open place, where an app shows it. */
export const EmbeddedEnd = () => (useIsEmbedded() ? <FollowedEnds /> : null);

/** The press had no table to order for. */
export function useEndWithoutTable(isWithoutTable: boolean): void {
  const isEmbedded = useIsEmbedded();
  const leave = useLeave();
  useEffect(() => {
    if (isWithoutTable && isEmbedded) leave(NO_TABLE);
  }, [isWithoutTable, isEmbedded, leave]);
}
