// The board of a place on the device of its staff: one row, so that a screen shows it at once and without a network.
import { readStoredBoard, type StoredBoard } from '#contract/service/board.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import { applyBoardChange, type BoardChange } from '#domain/service/board.ts';

/** undefined: none was read here yet, or another build wrote it. */
export const readBoard = async (db: TablDatabase, placeId: PlaceId): Promise<StoredBoard | undefined> =>
  readStoredBoard(await db.boards.get(placeId));

/** Lays news over the board; false where there is no board to lay them on. */
export const storeBoard = (db: TablDatabase, placeId: PlaceId, news: BoardChange, heardAt: number): Promise<boolean> =>
  db.transaction('rw', db.boards, async () => {
    const before = readStoredBoard(await db.boards.get(placeId))?.board;
    const board = applyBoardChange(before, news);
    if (!board) return false;
    await db.boards.put({ placeId, board, heardAt });
    return true;
  });

/** The stored board belongs to another life of the server. A sign-out takes the board away by itself. */
export const dropBoard = (db: TablDatabase, placeId: PlaceId): Promise<void> => db.boards.delete(placeId);
