// Notice that staff have put the guest's party at another table, until the guest has read it.
import { useCallback } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

/** The table where the party sat before; undefined: it sits where it sat, or its guest knows. `seen` puts it away. */
export function useMovedTable(): { readonly from: string | undefined; readonly seen: () => void } {
  const tabl = useTabl();
  const { place } = useMenu();
  const found = useRows(async () => {
    const { readCurrentSession } = await import('#core/db/session/session-table.ts');
    return async (db) => ({ from: (await readCurrentSession(db, place.id))?.movedFrom });
  }, [place.id]);
  const seen = useCallback(() => {
    const put = async () => {
      const [{ db }, { seenMove }] = await Promise.all([openTabl(tabl), import('#core/db/session/session-table.ts')]);
      await seenMove(db, place.id);
    };
    void put().catch(() => undefined);
  }, [tabl, place.id]);
  return { from: found?.from, seen };
}
