// Notice that staff moved the guest's party to another table, until the guest has seen it.
import { useCallback } from 'react';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';

/** The party's former table; `undefined` when it was not moved or the guest has seen the notice. `seen` dismisses it. */
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
