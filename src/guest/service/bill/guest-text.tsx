import { Trans } from '@lingui/react/macro';
import type { TableGuest } from '#domain/session/guest-name.ts';

/** A guest at the table by name, else by number as the staff see it; the reader is marked. */
export const GuestText = ({
  guest: { name, number },
  isReader,
}: {
  readonly guest: TableGuest;
  readonly isReader: boolean;
}) => {
  const who =
    name === undefined ? (
      <Trans comment="who pays a share of the bill: another phone at the table, without a name">Guest {number}</Trans>
    ) : (
      <bdi>{name}</bdi>
    );
  return isReader ? <Trans comment="who pays a share of the bill: whoever reads this">{who}, you</Trans> : who;
};
