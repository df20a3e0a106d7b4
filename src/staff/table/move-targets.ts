import { isCounter } from '#domain/order/handover.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Board } from '#domain/service/board.ts';
import type { MoveTarget } from './move-sheet.tsx';

/** Table kinds where the guests of an order without a table may sit down. */
const AT_A_TABLE: readonly OrderType[] = ['spot', 'tablet_mode'];

/** Table kinds to which a party or one order may move: never from a table to a hotel room or a counter. */
const sortsFor = (own: OrderType | undefined, what: 'party' | 'order'): readonly OrderType[] => {
  if (own === undefined || AT_A_TABLE.includes(own)) return AT_A_TABLE;
  // A counter's guest who sits down takes their own order along, and no other.
  return isCounter(own) && what === 'order' ? [...AT_A_TABLE, own] : [own];
};

/** Tables of a permitted kind. `table` empty: of an order without one. */
export const targetsOf = (board: Board, table: string, what: 'party' | 'order'): readonly MoveTarget[] => {
  const own = board.tables.find(({ name }) => name === table);
  const sorts = sortsFor(own?.orderType, what);
  return board.tables
    .filter(({ name, orderType }) => name !== table && sorts.includes(orderType))
    .map(({ name, sitting }) => ({ name, isTaken: sitting !== undefined }));
};

/** The place's counters, which are no targets for this table; empty when the table is a counter itself. */
export const countersBeside = (board: Board, table: string): readonly string[] => {
  const counters = board.tables.flatMap(({ name, orderType }) => (isCounter(orderType) ? [name] : []));
  return counters.includes(table) ? [] : counters;
};
