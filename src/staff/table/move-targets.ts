import { isCounter } from '#domain/order/order-type.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { Board } from '#domain/service/board.ts';
import type { MoveTarget } from './move-sheet.tsx';

/** Where the guests of an order without a table may sit down. */
const AT_A_TABLE: readonly OrderType[] = ['spot', 'tablet_mode'];

/** Sorts of tables to which a party, or one order, of a table goes: never from a table into a hotel room, nor among the strangers of a counter. */
const sortsFor = (own: OrderType | undefined, what: 'party' | 'order'): readonly OrderType[] => {
  if (own === undefined || AT_A_TABLE.includes(own)) return AT_A_TABLE;
  // A guest of the counter sits down at a table: their order goes along, and nobody else's.
  return isCounter(own) && what === 'order' ? [...AT_A_TABLE, own] : [own];
};

/** Tables of the same sort. `table` empty: of an order that has none. */
export const targetsOf = (board: Board, table: string, what: 'party' | 'order'): readonly MoveTarget[] => {
  const own = board.tables.find(({ name }) => name === table);
  const sorts = sortsFor(own?.orderType, what);
  return board.tables
    .filter(({ name, orderType }) => name !== table && sorts.includes(orderType))
    .map(({ name, sitting }) => ({ name, isTaken: sitting !== undefined }));
};

/** Counters of the place, to which nobody of this table is moved; none where the table is one. */
export const countersBeside = (board: Board, table: string): readonly string[] => {
  const counters = board.tables.flatMap(({ name, orderType }) => (isCounter(orderType) ? [name] : []));
  return counters.includes(table) ? [] : counters;
};
