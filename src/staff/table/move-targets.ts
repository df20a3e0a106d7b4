import type { OrderType } from '#domain/place/place.ts';
import type { Board } from '#domain/service/board.ts';
import type { MoveTarget } from './move-sheet.tsx';

/** Where the guests of an order without a table may sit down. */
const AT_A_TABLE: readonly OrderType[] = ['spot', 'tablet_mode'];

/** Tables of the same sort: nobody is moved from a table into a hotel room. `table` empty: of an order that has none. */
export const targetsOf = (board: Board, table: string): readonly MoveTarget[] => {
  const own = board.tables.find(({ name }) => name === table);
  const sorts = own ? [own.orderType] : AT_A_TABLE;
  return board.tables
    .filter(({ name, orderType }) => name !== table && sorts.includes(orderType))
    .map(({ name, sitting }) => ({ name, isTaken: sitting !== undefined }));
};
