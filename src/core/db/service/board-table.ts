// Board of a place on a staff device: one row, for immediate and offline display.
import { readStoredBoard, type StoredBoard } from '#contract/service/board.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import { applyBoardChange, type BoardChange } from '#domain/service/board.ts';

/** undefined: not read here yet, or written by another build. */
export const readBoard = async (db: TablDatabase, placeId: PlaceId): Promise<StoredBoard | undefined> =>
  readStoredBoard(await db.boards.get(placeId));

/** Applies changes to the board; false: there is no board to apply them to. */
export const storeBoard = (db: TablDatabase, placeId: PlaceId, news: BoardChange, heardAt: number): Promise<boolean> =>
  db.transaction('rw', db.boards, async () => {
    const before = readStoredBoard(await db.boards.get(placeId))?.board;
    const board = applyBoardChange(before, news);
    if (!board) return false;
    await db.boards.put({ placeId, board, heardAt });
    return true;
  });

/** Deletes the board when the server's journal began anew. A sign-out also deletes the board. */
export const dropBoard = (db: TablDatabase, placeId: PlaceId): Promise<void> => db.boards.delete(placeId);
