import { Trans } from '@lingui/react/macro';

/** Place to which staff should come. */
export const TableText = ({
  table,
  room,
}: {
  readonly table: string | undefined;
  readonly room: string | undefined;
}) => {
  if (table !== undefined) return <Trans>Table {table}</Trans>;
  if (room !== undefined) return <Trans>Room {room}</Trans>;
  return null;
};
