// The staff's board, kept fresh: whatever their event stream says, what has changed since is read and laid over the row.
import { parseBoard } from '#contract/service/board.ts';
import type { TablDatabase } from '#db/database.ts';
import { dropBoard, readBoard, storeBoard } from '#db/service/board-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { BoardChange } from '#domain/service/board.ts';
import type { StaffHttp } from '../staff/staff-http.ts';

export interface BoardParts {
  readonly db: TablDatabase;
  readonly http: Pick<StaffHttp, 'send'>;
  /** The device's clock. */
  readonly now: () => number;
}

const ask = async (http: BoardParts['http'], placeId: PlaceId, after: number | undefined) => {
  const answer = await http.send(`staff/board${after === undefined ? '' : `?after=${after}`}`, { place: placeId });
  if (!answer.ok || answer.value.status !== 200) return undefined;
  return parseBoard(answer.value.body);
};

const read = async (
  { db, http }: BoardParts,
  placeId: PlaceId,
  upTo: number | undefined,
): Promise<BoardChange | 'known' | undefined> => {
  const before = await readBoard(db, placeId);
  if (before && upTo !== undefined && before.board.seq >= upTo) return 'known';
  const news = await ask(http, placeId, before?.board.seq);
  if (!news || !before || news.seq >= before.board.seq) return news;
  // A server whose journal begins anew has lower numbers: what lies here is of another life.
  await dropBoard(db, placeId);
  return ask(http, placeId, undefined);
};

/**
 * Reads what has changed, or all of it. False where it could not be read. `upTo`: a number of the journal; a board that tells
 * as far is not read again.
 */
export async function refreshBoard(parts: BoardParts, placeId: PlaceId, upTo?: number): Promise<boolean> {
  const news = await read(parts, placeId, upTo);
  if (!news) return false;
  return news === 'known' || storeBoard(parts.db, placeId, news, parts.now());
}
