import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import type { EditBody } from '#contract/booking/staff-bookings.ts';
import { isEdit, isMailed } from '#domain/booking/edited-booking.ts';
import { enteredFaults, seatsOf } from '#domain/booking/entered-booking.ts';
import { useFaultFocus } from '#staff/frame/use-fault-focus.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { BookingProblem, BookingsOffline, SeatsTogether } from './booking-text.tsx';
import { useDiscard } from './discard-sheet.tsx';
import styles from './entry-sheet.module.css';
import { asTable, type EntryHall } from './entry-sheet.tsx';
import { MoreFields, NameFields, OverCapacity, PeopleField } from './person-fields.tsx';
import { TableChoice, tablesShown } from './table-choice.tsx';
import type { BookingsHere, StaffBooking } from './use-bookings.ts';
import { useMoveHours } from './use-move-hours.ts';

export interface EditSheetProps extends Pick<BookingsHere, 'hoursOf'> {
  readonly booking: StaffBooking;
  /** The day of the booking. */
  readonly date: string;
  readonly halls: readonly EntryHall[];
  readonly mails: boolean;
  readonly timeZone: string;
  /** Server time, epoch ms. */
  readonly now: number;
  /** False: nothing can be saved now. */
  readonly isOnline: boolean;
  /** Names of tables at which somebody sits now; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  readonly toPhone: (typed: string) => string;
  /** Resolves to the reason of a rejection; `undefined` when the booking is saved. */
  readonly onSave: (edit: EditBody) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Tables that the booking can have: those of its hall, or of all halls when its tables are not all in that one. */
const placesOf = (halls: readonly EntryHall[], hall: string, own: readonly string[]) => {
  const known = halls.filter(({ key }) => key === hall);
  const isWhole = own.every((name) => known.some(({ tables = [] }) => tables.some((one) => one.name === name)));
  const from = isWhole ? known : halls;
  return { tables: from.flatMap(({ tables = [] }) => tables), joins: from.flatMap(({ joins = [] }) => joins) };
};

/** Form for the facts of a booking, filled with what is known. Another time is a move. */
export const EditSheet = (props: EditSheetProps) => {
  const { booking, date, halls, mails, timeZone, now, isOnline, occupied, toPhone, onSave, onClose } = props;
  const language = useTextLanguage();
  const formId = useId();
  const { name, phone, email, comment, thing, status, start } = booking;
  // The number of changes that staff have seen, also after the list behind the form was read again.
  const [sequence] = useState(booking.sequence);
  const own = thing.kind === 'table' ? (booking.tables ?? []) : [];
  const [people, setPeople] = useState(booking.people);
  const [person, setPerson] = useState({ name, phone, email, comment });
  const [tables, setTables] = useState<readonly string[]>(own);
  const [tried, setTried] = useState(0);
  const [why, setWhy] = useState<string>();
  const [isSending, setSending] = useState(false);

  const { last } = useMoveHours(props, { id: booking.id, date, people });
  const room = thing.kind === 'table' ? placesOf(halls, thing.hall, own) : { tables: [], joins: [] };
  const { shown, isTimed } = tablesShown(room.tables, last, start, { occupied, now });
  const seats = seatsOf({ tables: room.tables.map(asTable), joins: room.joins }, tables);
  const known = { people: booking.people, person: { name, phone, email, comment }, tables: own };
  const toSend = { ...person, phone: person.phone === phone ? phone : toPhone(person.phone) };
  const edited = { people, person: toSend, tables };
  const isPlaced = thing.kind === 'table' && status !== 'arrived' && room.tables.length > 0;
  const isCrowded = room.tables.length > 0 && tables.length > 0 && seats < people;
  const isOver = why === 'over_capacity' || (isCrowded && (people !== booking.people || isMoved(tables, own)));
  const faults = tried > 0 ? enteredFaults({ ...toSend, people }) : {};
  const form = useFaultFocus(tried > 0 ? tried : undefined);

  const { close, question } = useDiscard(isEdit(known, edited), onClose);

  const change = (next: Partial<typeof person>) => setPerson((before) => ({ ...before, ...next }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (isSending || !isOnline || (isPlaced && tables.length === 0)) return;
    if (Object.keys(enteredFaults({ ...toSend, people })).length > 0) return;
    if (!isEdit(known, edited)) return onClose();
    setSending(true);
    setWhy(undefined);
    void onSave({
      ...{ ...toSend, sequence, people },
      ...(isPlaced && isMoved(tables, own) && { tables: [...tables] }),
      ...(isOver && { over_capacity: true }),
    }).then((refused) => {
      if (refused === undefined) return onClose();
      setSending(false);
      setWhy(refused);
    });
  };
  const startAt = Date.parse(start);
  return (
    <Sheet
      open
      onClose={close}
      size="full"
      title={<Trans comment="title of a form: staff correct a booking">Edit the booking</Trans>}
      subtitle={`${formatDay(startAt, language, timeZone)}, ${formatTime(startAt, timeZone)}`}
      foot={
        <>
          <BookingsOffline isOnline={isOnline} />
          <BookingProblem why={why === 'taken' ? 'table_booked' : why} />
          {isCrowded && <OverCapacity {...{ people, seats }} />}
          {mails && toSend.email.trim() !== '' && isMailed(known, edited) && (
            <p className={styles.note}>
              <Trans>The guest gets a mail with the new details.</Trans>
            </p>
          )}
          <Button
            type="submit"
            form={formId}
            look="primary"
            wide
            disabled={isSending || !isOnline}
            data-testid="save-booking"
          >
            {isOver ? (
              <Trans comment="button: saves a booking with more people than seats">Save over capacity</Trans>
            ) : (
              <Trans>Save</Trans>
            )}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={send} noValidate data-testid="booking-edit">
        <PeopleField value={people} onChange={setPeople} />
        <NameFields {...{ person, faults }} onChange={change} />
        {isPlaced && (
          <TableChoice {...{ isTimed, timeZone }} tables={shown} chosen={tables} onChange={setTables}>
            {tables.length === 0 ? (
              <span role={tried > 0 ? 'alert' : undefined}>
                <Trans>Choose at least one table.</Trans>
              </span>
            ) : (
              <SeatsTogether tables={room.tables} chosen={tables} seats={seats} />
            )}
          </TableChoice>
        )}
        <MoreFields {...{ person, faults, mails }} onChange={change} />
      </form>
      {question}
    </Sheet>
  );
};

const isMoved = (tables: readonly string[], own: readonly string[]): boolean => tables.join('\n') !== own.join('\n');
