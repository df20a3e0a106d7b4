import { useEffect, useState } from 'react';
import type { Board } from '#domain/service/board.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { joinLine } from './board-link.ts';

/** After so long without a word of the server a board is said to be old. */
const STALE_MS = 15_000;
const LOOK_MS = 1_000;

interface BoardHere {
  /** The board of this device; undefined: none was read yet. */
  readonly board: Board | undefined;
  /** When the server was last heard, epoch ms of the device's clock; undefined: never. */
  readonly heardAt: number | undefined;
  readonly isStale: boolean;
}

/** The open place's board, kept fresh for as long as a screen asks for it. */
export function useBoard(): BoardHere {
  const { place } = useMenu();
  const tabl = useTabl();
  const row = useRows(async () => {
    // The board comes with what keeps a press: what was pressed before would be lost where the network goes now.
    const [{ readBoard }] = await Promise.all([
      import('#core/db/service/board-table.ts'),
      import('#core/db/service/staff-command-table.ts'),
      import('#shared/outbox/outbox.ts'),
    ]);
    return async (db) => ({ stored: await readBoard(db, place.id) });
  }, [place.id]);
  const [heard, setHeard] = useState<number>();
  const [openedAt] = useState(tabl.deviceNow);
  const [isStale, setStale] = useState(false);
  const stored = row?.stored;
  const heardAt = heard ?? stored?.heardAt;
  useEffect(() => {
    const { link, leave } = joinLine(tabl, place.id);
    const look = () => setHeard(link.heardAt());
    look();
    const stop = link.subscribe(look);
    return () => {
      stop();
      leave();
    };
  }, [tabl, place.id]);
  useEffect(() => {
    // Where nothing was ever heard, it is waited for since the screen was opened.
    const look = () => setStale(tabl.deviceNow() - (heardAt ?? openedAt) > STALE_MS);
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [tabl, heardAt, openedAt]);
  return { board: stored?.board, heardAt, isStale };
}
