import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { isObject, type Json } from '#domain/owner/venue-file.ts';
import { datesName } from '#staff/settings/dates-name.ts';
import { jsonText } from './json-text.ts';
import { hoursValueText } from './setting-part.tsx';

/** Defaults for values that a file omits. */
const STANDARD: Readonly<Record<string, Json>> = { mostPeople: 10, turnMinutes: 0 };

const PARTS = ['resources', 'mostPeople', 'turnMinutes', 'hours', 'season'];

/** Name of a field of a dish's booking terms; `undefined` for other fields. */
export const bookingText = (part: string | undefined): ReactNode => {
  switch (part) {
    case 'resources':
      return <Trans comment="what a booking takes: any one of these">Rooms, courts and the like</Trans>;
    case 'mostPeople':
      return <Trans comment="of one booking">Most people</Trans>;
    case 'turnMinutes':
      return <Trans comment="after a booking, for cleaning">Minutes kept free after it</Trans>;
    case 'hours':
      return <Trans comment="of a dish: its hours">When it can be booked</Trans>;
    case 'season':
      return <Trans comment="of a hall: the part of the year in which it is open">Season</Trans>;
    default:
      return undefined;
  }
};

/** A resource's only name is its key: "court-1" is shown as "court 1". */
const roomText = (key: Json): string => jsonText(key).replaceAll(/[-_]/g, ' ');

const PartValue = ({ part, value }: { readonly part: string | undefined; readonly value: Json | undefined }) => {
  const { t, i18n } = useLingui();
  if (part === 'hours') return hoursValueText('hours', value, t`closed`, i18n.locale);
  if (part === 'season') return typeof value === 'string' ? datesName(value, i18n.locale) : t`all year`;
  if (part === 'resources' && Array.isArray(value)) return value.map(roomText).join(', ');
  return jsonText(value ?? STANDARD[part ?? '']);
};

/** Booking terms of a dish, or one field of them: "Rooms, courts and the like: court 1, court 2; Most people: 4". */
export const BookingTerms = (props: {
  /** Path below the terms; empty: all of them. */
  readonly within: readonly string[];
  readonly value: Json | undefined;
}): ReactNode => {
  const { within, value } = props;
  if (within.length > 0) return <PartValue part={within[0]} value={value} />;
  if (!isObject(value)) return jsonText(value);
  const all = { ...STANDARD, ...value };
  return PARTS.filter((part) => all[part] !== undefined).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && '; '}
      {bookingText(part)}: <PartValue part={part} value={all[part]} />
    </Fragment>
  ));
};
