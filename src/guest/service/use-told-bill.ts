// The table's bill as last received from the server, and who pays which part.
import { useEffect } from 'react';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import { PAYMENTS_MODULE } from '#domain/order/checkout/payment-method.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

/** A bill is paid by card only on a guest's own phone. */
export function useTakesCards(): boolean {
  const { place } = useMenu();
  const isShared = useIsSharedDevice();
  return place.modules.includes(PAYMENTS_MODULE) && !isShared;
}

/** The table's bill; `undefined` before the first answer. Requested again on opening, and updated live; never rejects. */
export function useToldBill(): ToldBill | undefined {
  const tabl = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const isOnline = useIsOnline();
  const sessionId = session?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for again as the network comes back.
  useEffect(() => {
    if (sessionId === undefined) return;
    void Promise.all([openTabl(tabl), import('#core/sync/service/table-bill.ts')])
      .then(([open, { refreshBill }]) => refreshBill(open, place.id))
      .catch(() => undefined);
  }, [tabl, place.id, sessionId, isOnline]);
  return useRows(async () => {
    const { readToldBill } = await import('#core/db/service/bill-table.ts');
    return async (db) => (sessionId ? readToldBill(db, place.id, sessionId) : undefined);
  }, [place.id, sessionId]);
}
