import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BookingStatus } from '#domain/booking/booking.ts';
import type { BookingField } from '#domain/booking/booking-verdict.ts';
import type { Meal } from '#domain/booking/day-list.ts';
import { MOST_ENTERED_PEOPLE } from '#domain/booking/entered-booking.ts';
import manage from '#staff/frame/manage.module.css';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import choice from './table-choice.module.css';

export const StatusText = ({ status }: { readonly status: BookingStatus }) => {
  switch (status) {
    case 'pending':
      return <Trans context="state of a booking">Waits for you</Trans>;
    case 'confirmed':
      return <Trans context="state of a booking">Expected</Trans>;
    case 'arrived':
      return <Trans comment="guests of a booking">Here</Trans>;
    case 'no_show':
      return <Trans comment="guests of a booking">Did not come</Trans>;
    case 'declined':
      return <Trans context="state of a booking">Declined</Trans>;
    case 'cancelled':
      return <Trans context="state of a booking">Cancelled</Trans>;
    case 'unpaid':
      return <Trans context="state of a booking">Waits for the deposit</Trans>;
    case 'lapsed':
      return <Trans context="state of a booking">Deposit not paid</Trans>;
  }
};

const Words = ({ why }: { readonly why: string }) => {
  switch (why) {
    case 'no_response':
      return <Trans>Nothing answers. This needs the network.</Trans>;
    case 'act_unanswered':
      return <Trans>No answer came, so it is not known yet whether this was done. We keep asking.</Trans>;
    case 'act_undone':
      return <Trans>It was not done: the booking is as it was. Tap again.</Trans>;
    case 'taken':
      return <Trans>Another booking has that time. Choose another one.</Trans>;
    case 'out_of_season':
      return <Trans>That day is out of its season. Choose a day within it.</Trans>;
    case 'table_taken':
      return <Trans>Somebody still sits at the table. Close it first, or move the booking.</Trans>;
    case 'no_table':
      return <Trans>There is no such table any more.</Trans>;
    case 'entry_unanswered':
      return <Trans>Nothing answers. Send it again: the guest is booked only once.</Trans>;
    case 'table_booked':
      return <Trans>Another booking has these tables at that time. Choose other tables, or move the booking.</Trans>;
    case 'edited':
      return <Trans>Somebody else has changed this booking meanwhile. Close the form and open it again.</Trans>;
    case 'invalid_time':
      return <Trans>That time cannot be booked any more. Choose another one.</Trans>;
    case 'over_capacity':
      return <Trans>No table has room for so many. Choose the tables yourself.</Trans>;
    case 'not_bookable':
      return <Trans>Tables of that hall are not reserved any more. Load the page again.</Trans>;
    case 'not_now':
      return <Trans>They can be seated on the day of their booking, until its end.</Trans>;
    case 'has_ordered':
      return <Trans>Their table has orders already, so they stay as here.</Trans>;
    case 'given_away':
      return <Trans>Another booking has the table at that time now. Enter this one as a new booking.</Trans>;
    case 'not_begun':
      return <Trans>Their time has not begun yet.</Trans>;
    case 'illegal':
      return <Trans>Somebody else was faster. The list is up to date now.</Trans>;
    default:
      return <Trans>That did not work. Try again.</Trans>;
  }
};

/** Error message of a field of an entered booking. */
export const EntryFaultText = ({ field, isMissing }: { readonly field: BookingField; readonly isMissing: boolean }) => {
  if (isMissing) return <Trans>This field is required</Trans>;
  switch (field) {
    case 'people':
      return <Trans>From 1 to {MOST_ENTERED_PEOPLE} people</Trans>;
    case 'name':
      return <Trans>Enter a valid name</Trans>;
    case 'phone':
      return (
        <>
          <Trans>Enter a valid phone number</Trans> <Trans>(from abroad: with + and the country code)</Trans>
        </>
      );
    case 'email':
      return <Trans>Enter a valid email address</Trans>;
    case 'comment':
      return <Trans>The comment is too long</Trans>;
  }
};

/** "Table 5", "Tables 5 and 6". */
export const TableNames = ({ names }: { readonly names: readonly string[] }) => {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
  const [name] = names;
  return names.length === 1 ? (
    <Trans>Table {name}</Trans>
  ) : (
    <Trans comment="tables of a booking by name: Tables 5 and 6">Tables {list}</Trans>
  );
};

/** A table that can be chosen. */
export const TableSeats = ({ name, seats }: { readonly name: string; readonly seats: number }) => (
  <Plural value={seats} one={`Table ${name} · # seat`} other={`Table ${name} · # seats`} />
);

/** Seats of the chosen tables, where joined tables may have fewer than each of them added up. */
export const SeatsTogether = ({
  tables,
  chosen,
  seats,
}: {
  readonly tables: readonly { readonly name: string; readonly seats: number }[];
  readonly chosen: readonly string[];
  readonly seats: number;
}) => {
  const apart = tables.filter(({ name }) => chosen.includes(name)).reduce((sum, table) => sum + table.seats, 0);
  return seats < apart ? (
    <Trans comment="seats of tables that are pushed together, fewer than those of each added up">
      Seats at these tables when they are joined: {seats}
    </Trans>
  ) : (
    <Trans comment="seats of the chosen tables">Seats at these tables: {seats}</Trans>
  );
};

/** Name of a meal, as a heading over its bookings. */
export const MealText = ({ meal }: { readonly meal: Meal }) => {
  switch (meal) {
    case 'night':
      return <Trans comment="a part of the day">Night</Trans>;
    case 'morning':
      return <Trans comment="a part of the day">Morning</Trans>;
    case 'lunch':
      return <Trans comment="a meal: bookings from 11 to 15">Lunch</Trans>;
    case 'afternoon':
      return <Trans comment="a part of the day">Afternoon</Trans>;
    case 'dinner':
      return <Trans comment="a meal: bookings from 17 on">Dinner</Trans>;
  }
};

/** Reason why an action failed, also announced. */
export const BookingProblem = ({ why }: { readonly why: string | undefined }) => (
  <p role="alert" className={manage.problem}>
    {why !== undefined && (
      <>
        <Icon path={warningCircle} size="1.25rem" />
        <span>
          <Words why={why} />
        </span>
      </>
    )}
  </p>
);

/** Reason why the actions on bookings are switched off; empty while there is a connection. */
export const BookingsOffline = ({ isOnline }: { readonly isOnline: boolean }) => (
  <p role="status" className={choice.warning} data-testid="bookings-offline">
    {!isOnline && (
      <>
        <Icon path={warningCircle} size="1.25rem" />
        <span>
          <Trans>No connection. Bookings can be made and changed only with one.</Trans>
        </span>
      </>
    )}
  </p>
);

/** Follows the confirmation of an entered booking: its tables must be free before its guests come. */
export const StillSeated = ({ tables }: { readonly tables: readonly string[] }) => (
  <>
    {' · '}
    <Trans comment="after a colon the tables of a booking just entered: “Table 1”">
      Guests still sit there: <TableNames names={tables} />.
    </Trans>
  </>
);
