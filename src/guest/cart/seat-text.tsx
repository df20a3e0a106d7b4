import { Trans } from '@lingui/react/macro';

/** Destination of the order, below its title. */
export const SeatText = ({
  table,
  room,
}: {
  readonly table: string | undefined;
  readonly room: string | undefined;
}) => {
  if (table !== undefined) return <Trans>Table {table} · served at your table</Trans>;
  if (room !== undefined) return <Trans>Room {room} · brought to your room</Trans>;
  return null;
};
