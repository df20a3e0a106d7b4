// Keeps the staff's board fresh: each event triggers a reading of the changes, which are applied to the row.
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
 * When events follow each other quickly, the device pauses for this multiple of the last reading's duration, up to this
 * maximum, to have time for rendering; the next reading covers events of the pause.
 */
export const REST = { times: 3, mostMs: 500 } as const;

/** Reads changes since `after`, or the whole board. Resolves to its last journal number; undefined: failed. */
const readOn = async (
  { db, http, now }: BoardParts,
  placeId: PlaceId,
  after: number | undefined,
): Promise<number | undefined> => {
  let news: BoardChange | undefined = await ask(http, placeId, after);
  if (news && after !== undefined && news.seq < after) {
    // A server with a new journal has lower numbers: the stored board is obsolete.
    await dropBoard(db, placeId);
    news = await ask(http, placeId, undefined);
  }
  return news && (await storeBoard(db, placeId, news, now())) ? news.seq : undefined;
};

/**
 * Reads a place's board for one screen. `upTo`: a journal number; a board that includes it is not read again, and one that
 * was just read is not read for a moment. False: it could not be read.
 */
export function createBoardReader(
  parts: BoardParts,
  placeId: PlaceId,
  pause: (ms: number) => Promise<void>,
): (upTo?: number) => Promise<boolean> {
  /** Last journal number of the stored board; undefined: not looked up yet. */
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
