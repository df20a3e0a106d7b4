import { useEffect, useState } from 'react';
import type { Board } from '#domain/service/board.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { useRows } from '#shared/use-rows.ts';
import { joinLine } from './board-link.ts';

/** After this time without a message from the server, the board counts as stale. */
const STALE_MS = 15_000;
/** Time of a first connection: until then an old stored board does not prove that there is none. */
const CONNECTING_MS = 5_000;
const LOOK_MS = 1_000;

interface BoardHere {
  /** The stored board; `undefined`: none read yet. */
  readonly board: Board | undefined;
  /** When the server was last heard, epoch ms of the device's clock; `undefined`: never. */
  readonly heardAt: number | undefined;
  readonly isStale: boolean;
}

/** The open place's board, kept up to date while a screen uses it. */
export function useBoard(): BoardHere {
  const { place } = useMenu();
  const tabl = useTabl();
  const row = useRows(async () => {
    // Loads the board together with the outbox code, because otherwise a press would be lost if the network fails now.
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
  const isOnline = useIsOnline();
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
    // If no message ever arrived, the time counts from the opening of the screen.
    const look = () => {
      const now = tabl.deviceNow();
      const isConnecting = isOnline && heard === undefined && now - openedAt < CONNECTING_MS;
      setStale(!isConnecting && now - (heardAt ?? openedAt) > STALE_MS);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [tabl, heard, heardAt, openedAt, isOnline]);
  return { board: stored?.board, heardAt, isStale };
}
