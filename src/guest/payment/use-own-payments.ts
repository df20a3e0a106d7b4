import type { Paying } from '#domain/payment/paying.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useRows } from '#shared/use-rows.ts';

/** Card payments of this guest at the open place, latest change first; `undefined` until read. */
export function useOwnPayments(): readonly Paying[] | undefined {
  const { place } = useMenu();
  return useRows(async () => {
    const { readPayments } = await import('#core/db/payment/payment-table.ts');
    return (db) => readPayments(db, place.id);
  }, [place.id]);
}
