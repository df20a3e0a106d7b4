import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Booking } from '#domain/booking/booking.ts';
import { BOOKING_FIELDS, type BookingField } from '#domain/booking/booking-verdict.ts';
import type { BookingFailure, OwnBooking } from '#domain/booking/own-booking.ts';
import type { Season } from '#domain/booking/season.ts';
import type { Language } from '#domain/language/language.ts';
import { PhoneFaultText } from '#shared/frame/phone-fault-text.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { formatYearlyDate } from '#ui/words/format-yearly-date.ts';

/** Error message of a field. */
export const FieldText = ({
  field,
  missing,
  most,
}: {
  readonly field: BookingField;
  readonly missing: boolean;
  readonly most: number;
}) => {
  if (missing) return <Trans>This field is required</Trans>;
  switch (field) {
    case 'people':
      return <Trans>From 1 to {most} people</Trans>;
    case 'name':
      return <Trans>Enter a valid name</Trans>;
    case 'phone':
      return <PhoneFaultText />;
    case 'email':
      return <Trans>Enter a valid email address</Trans>;
    case 'comment':
      return <Trans>The comment is too long</Trans>;
  }
};

/** Reason why the booking failed; errors of a field use the specification's messages. [S5.19] */
export const FailureTitle = ({ failure }: { readonly failure: BookingFailure }) => {
  switch (failure.kind) {
    case 'offline':
      return <Trans>No connection: nothing can be booked now.</Trans>;
    case 'unanswered':
      return <Trans>We do not know whether your request arrived.</Trans>;
    case 'taken':
      return <Trans>Somebody was faster: this time has just been taken.</Trans>;
    case 'time':
      return <Trans>This time can no longer be booked.</Trans>;
    case 'price':
      return <Trans>The price has changed. Please open it again.</Trans>;
    case 'gone':
      return <Trans>This can no longer be booked here.</Trans>;
    case 'late':
      return <Trans>It can no longer be changed or cancelled here. Please call us.</Trans>;
    case 'edited':
      return <Trans>The booking has been changed meanwhile.</Trans>;
    case 'deposit':
      return <Trans>Another number of people needs another deposit. Please call us.</Trans>;
    case 'wait':
      return <Trans>Too many bookings in a short time. Please wait a few minutes.</Trans>;
    case 'faults':
      return <Trans>Please fill in all data correctly</Trans>;
    case 'other':
      return <Trans>Error</Trans>;
  }
};

/** Status of a booking as a heading for its guest. */
export const StatusTitle = ({
  booking: { status, thing },
}: {
  readonly booking: Pick<Booking, 'status' | 'thing'>;
}) => {
  switch (status) {
    case 'pending':
      return <Trans>We have your request</Trans>;
    case 'confirmed':
      return thing.kind === 'table' ? <Trans>Your table is reserved</Trans> : <Trans>It is booked</Trans>;
    case 'arrived':
      return <Trans>Welcome</Trans>;
    case 'no_show':
      return <Trans>We have missed you</Trans>;
    case 'declined':
      return <Trans>We cannot take this booking</Trans>;
    case 'cancelled':
      return <Trans>The booking is cancelled</Trans>;
    case 'unpaid':
      return <Trans>It waits for the deposit</Trans>;
    case 'lapsed':
      return <Trans>The deposit was not paid in time: nothing is booked</Trans>;
  }
};

/** A booking in one line: day, time, booked product or hall, and people. `timeZone`: the place's. */
export const BookingSummary = ({
  own: { booking },
  language,
  timeZone,
}: {
  readonly own: OwnBooking;
  readonly language: Language;
  readonly timeZone: string;
}) => {
  const { startAt, thing, people } = booking;
  return (
    <>
      <time dateTime={new Date(startAt).toISOString()}>
        {formatDay(startAt, language, timeZone)}, {formatTime(startAt, timeZone)}
      </time>
      {' · '}
      {thing.name}
      {thing.kind === 'product' && thing.size !== '' && ` · ${thing.size}`}
      {' · '}
      <Plural value={people} one="# person" other="# people" />
    </>
  );
};

/** The part of the year in which booking is possible. */
export const SeasonText = ({ season }: { readonly season: Season }) => {
  const { i18n } = useLingui();
  const from = formatYearlyDate(season.from, i18n.locale);
  const to = formatYearlyDate(season.to, i18n.locale);
  return (
    <Trans comment="of a garden, of a tour: days of every year">
      Open from {from} to {to}
    </Trans>
  );
};

/** Names what is still to be chosen: the day or the hour. */
export const LacksHourText = ({ date }: { readonly date: string | undefined }) =>
  date === undefined ? <Trans>Choose a day</Trans> : <Trans>Choose a time</Trans>;

/** The field that an invalid form focuses first. */
export const firstOf = (fields: Readonly<Partial<Record<BookingField, unknown>>>): BookingField | undefined =>
  BOOKING_FIELDS.find((field) => fields[field] !== undefined);
