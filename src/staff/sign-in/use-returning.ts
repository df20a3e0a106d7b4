import { useCallback } from 'react';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';

interface Returning {
  /** People who signed in on this device in this shift, and may come back by a tile. */
  readonly who: () => Promise<readonly StaffPerson[]>;
  /** Comes back; nothing happens where the shift is over. */
  readonly back: (person: string) => Promise<void>;
}

/** The way back on a shared device while the server does not answer: no PIN can be checked, and none is asked for. */
export function useReturning(): Returning {
  const tabl = useTabl();
  const { place } = useMenu();
  const who = useCallback(async () => {
    const [{ db, serverNow }, { whoMayReturn }] = await Promise.all([
      openTabl(tabl),
      import('#core/sync/staff/shift.ts'),
    ]);
    return whoMayReturn(db, place.id, serverNow());
  }, [tabl, place.id]);
  const back = useCallback(
    async (person: string) => {
      const [{ db, serverNow }, { returnByTile }] = await Promise.all([
        openTabl(tabl),
        import('#core/sync/staff/shift.ts'),
      ]);
      await returnByTile(db, place.id, person, serverNow());
    },
    [tabl, place.id],
  );
  return { who, back };
}
