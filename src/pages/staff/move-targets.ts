import type { Board } from '#domain/service/board.ts';

/** Tables of the same sort: nobody is moved from a table into a hotel room. */
export const targetsOf = (board: Board, table: string) => {
  const own = board.tables.find(({ name }) => name === table);
  return board.tables
    .filter(({ name, orderType }) => name !== table && orderType === own?.orderType)
    .map(({ name, sitting }) => ({ name, isTaken: sitting !== undefined }));
};
