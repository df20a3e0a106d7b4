// The bill of the table as the server told it last, and who pays what of it.
import { useEffect } from 'react';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { openTabl } from '../open-tabl.ts';
import { useSession } from '../session/session-context.tsx';
import { useIsOnline, useTabl } from '../tabl-context.tsx';
import { useRows } from '../use-rows.ts';

/** undefined: it was never told. Whoever looks asks for it anew, and hears of changes as they come; nothing rejects. */
export function useToldBill(): ToldBill | undefined {
  const tabl = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const isOnline = useIsOnline();
  const sessionId = session?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for again as the network comes back.
  useEffect(() => {
    if (sessionId === undefined) return;
    void Promise.all([openTabl(tabl), import('#sync/service/table-bill.ts')])
      .then(([open, { refreshBill }]) => refreshBill(open, place.id))
      .catch(() => undefined);
  }, [tabl, place.id, sessionId, isOnline]);
  return useRows(async () => {
    const { readToldBill } = await import('#db/service/bill-table.ts');
    return async (db) => (sessionId ? readToldBill(db, place.id, sessionId) : undefined);
  }, [place.id, sessionId]);
}
