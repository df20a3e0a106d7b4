import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BillPerson } from '#domain/bill/people.ts';
import type { TableGuest } from '#domain/session/guest-name.ts';

/** A guest at the table by name, else by number as the staff see it; the reader is marked. */
export const GuestText = ({
  guest: { name, number },
  isReader,
}: {
  readonly guest: Pick<TableGuest, 'name' | 'number'>;
  readonly isReader: boolean;
}) => {
  const who =
    name === undefined ? (
      <Trans comment="who pays a share of the bill: another phone at the table, without a name">Guest {number}</Trans>
    ) : (
      <bdi>{name}</bdi>
    );
  return <Marked who={who} isReader={isReader} />;
};

const Marked = ({ who, isReader }: { readonly who: ReactNode; readonly isReader: boolean }) =>
  isReader ? <Trans comment="who pays a share of the bill: whoever reads this">{who}, you</Trans> : who;

/** A person of a split by dish; one without a phone by number alone. */
export const PersonText = ({ one }: { readonly one: BillPerson }) =>
  one.isGuest ? (
    <GuestText guest={one} isReader={one.isReader} />
  ) : (
    <Marked who={<NumberText person={one.number} />} isReader={one.isReader} />
  );

/** A person who is known by number alone. */
export const NumberText = ({ person }: { readonly person: number }) => <Trans>Person {person}</Trans>;

/** Text of a person's disc: one short word, initial or number. */
export const PersonMark = ({ one: { name, number, isReader } }: { readonly one: BillPerson }) => {
  if (isReader) return <Trans comment="who pays a share of the bill: whoever reads this">You</Trans>;
  return name === undefined ? number : [...name][0]?.toLocaleUpperCase();
};

/** One part of an even split, which belongs to no person yet. */
export const PartText = ({ part, parts }: { readonly part: number; readonly parts: number }) => (
  <Trans comment="one of the equal parts of a bill">
    Part {part} of {parts}
  </Trans>
);

/** Below a dish of the bill: its orderer. */
export const OrdererText = ({ one }: { readonly one: BillPerson }) =>
  one.isReader ? (
    <Trans comment="below a dish on the bill: whoever reads this ordered it">You ordered it</Trans>
  ) : (
    <Trans comment="below a dish on the bill: the guest at the table who ordered it">
      Ordered by <PersonText one={one} />
    </Trans>
  );
