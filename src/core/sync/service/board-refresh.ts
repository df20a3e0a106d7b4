// The staff's board, kept fresh: whatever their event stream says, what has changed since is read and laid over the row.
import { parseBoard } from '#contract/service/board.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropBoard, readBoard, storeBoard } from '#core/db/service/board-table.ts';
import type { StaffHttp } from '#core/sync/staff/staff-http.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { BoardChange } from '#domain/service/board.ts';

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

/**
 * Where one thing comes after the other, the device rests for so many times what the last reading took, so that it has time
 * to show it, and this long at most: what happens meanwhile is told by the next reading.
 */
export const REST = { times: 3, mostMs: 500 } as const;

/** Reads what has changed since `after`, or all of it. Resolves to the number up to which it tells; undefined: it could not. */
const readOn = async (
  { db, http, now }: BoardParts,
  placeId: PlaceId,
  after: number | undefined,
): Promise<number | undefined> => {
  let news: BoardChange | undefined = await ask(http, placeId, after);
  if (news && after !== undefined && news.seq < after) {
    // A server whose journal begins anew has lower numbers: what lies here is of another life.
    await dropBoard(db, placeId);
    news = await ask(http, placeId, undefined);
  }
  return news && (await storeBoard(db, placeId, news, now())) ? news.seq : undefined;
};

/**
 * Reads a place's board for one screen. `upTo`: a number of the journal; a board that tells as far is not read again, and one
 * that was just read is left alone for a moment. False where it could not be read.
 */
export function createBoardReader(
  parts: BoardParts,
  placeId: PlaceId,
  pause: (ms: number) => Promise<void>,
): (upTo?: number) => Promise<boolean> {
  /** Number of the last event in the stored board; undefined: it is looked up. */
  let told: number | undefined;
  let restUntil = Number.NEGATIVE_INFINITY;
  return async (upTo) => {
    if (upTo !== undefined && told !== undefined && told >= upTo) return true;
    const rest = restUntil - parts.now();
    if (upTo !== undefined && rest > 0) await pause(Math.min(rest, REST.mostMs));
    const began = parts.now();
    const after = told ?? (await readBoard(parts.db, placeId))?.board.seq;
    told = await readOn(parts, placeId, after);
    const ended = parts.now();
    restUntil = ended + Math.min(REST.times * (ended - began), REST.mostMs);
    return told !== undefined;
  };
}
