import { Trans } from '@lingui/react/macro';

/** Where the order goes: under its title. */
export const SeatWords = ({
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
