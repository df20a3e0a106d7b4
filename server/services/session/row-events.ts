// Builds the event of a journal row once for all listeners with the same last number.
import type { PlaceEvent } from '#contract/events.ts';
import type { JournalRow } from '../../store/journal.ts';
import { type News, newsOf } from '../place/journal-events.ts';

const BOARD: News = { type: 'board' };
const READ_AGAIN: News = { type: 'reset' };
const TOLD: News = { type: 'told' };

/** Events for strangers at one counter: without orderers, calls and names. */
const newsAtCounter = (row: JournalRow): News | undefined => {
  const news = newsOf(row);
  if (row.sessionId === null || news === undefined) return news;
  return news.type === 'call' || row.type === 'guest.named' ? undefined : READ_AGAIN;
};

/** Event of a row after the row `prev`; `undefined`: the row has none. */
export type EventOfRow = (row: JournalRow, prev: number) => PlaceEvent | undefined;

const madeOnce = (newsFor: (row: JournalRow) => News | undefined): EventOfRow => {
  const made = new WeakMap<JournalRow, Map<number, PlaceEvent | undefined>>();
  return (row, prev) => {
    const byPrev = made.get(row) ?? new Map<number, PlaceEvent | undefined>();
    made.set(row, byPrev);
    if (!byPrev.has(prev)) {
      const news = newsFor(row);
      byPrev.set(prev, news && { ...news, seq: row.seq, prev });
    }
    return byPrev.get(prev);
  };
};

export const createRowEvents = (): {
  readonly ofGuests: EventOfRow;
  readonly atCounter: EventOfRow;
  readonly ofStaff: EventOfRow;
  readonly ofDevice: EventOfRow;
} => ({
  ofGuests: madeOnce(newsOf),
  atCounter: madeOnce(newsAtCounter),
  ofStaff: madeOnce(() => BOARD),
  ofDevice: madeOnce(() => TOLD),
});
