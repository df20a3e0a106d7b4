import type { UserId } from '#domain/order/orderer.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useRows } from '#shared/use-rows.ts';

const NONE: readonly string[] = [];

/** Names of the tables for which a person has chosen dishes on this device and not sent them. */
export function useUnsentTables(person: UserId | undefined): readonly string[] {
  const { place } = useMenu();
  const tables = useRows(async () => {
    if (person === undefined) return async () => NONE;
    const { readUnsentTables } = await import('#core/db/order/table-draft-table.ts');
    return (db) => readUnsentTables(db, place.id, person);
  }, [place.id, person]);
  return tables ?? NONE;
}
