import { Trans } from '@lingui/react/macro';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { EntryBody, EntryHoursBody, StaffDay } from '#contract/booking/staff-bookings.ts';
import { parseTranslated } from '#contract/language/translated.ts';
import { enteredFaults, seatsOf } from '#domain/booking/entered-booking.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts';
import manage from '#staff/frame/manage.module.css';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { useFaultFocus } from '#staff/frame/use-fault-focus.ts';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { BookingProblem, BookingsOffline, SeatsTogether } from './booking-text.tsx';
import { DayField } from './day-field.tsx';
import { useDiscard } from './discard-sheet.tsx';
import styles from './entry-sheet.module.css';
import { HourField } from './free-times.tsx';
import { MoreFields, NameFields, OverCapacity, PeopleField } from './person-fields.tsx';
import { TableChoice, tablesShown } from './table-choice.tsx';
import type { DayHours } from './use-bookings.ts';

export type EntryHall = NonNullable<StaffDay['halls']>[number];

export interface EntrySheetProps {
  /** At least one. */
  readonly halls: readonly EntryHall[];
  /** The day that is open, and the first day that can be booked. */
  readonly day: string;
  readonly today: string;
  /** Language of a guest's mail unless staff choose another. */
  readonly language: Language;
  /** Whether a guest with an email address gets a confirmation. */
  readonly mails: boolean;
  readonly timeZone: string;
  /** Server time, epoch ms. */
  readonly now: number;
  /** False: nothing can be saved now. */
  readonly isOnline: boolean;
  /** Names of tables at which somebody sits now; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  /** Normalises a typed phone number. */
  readonly toPhone: (typed: string) => string;
  readonly newId: () => string;
  /** `undefined`: they could not be loaded. */
  readonly hoursFor: (wish: EntryHoursBody) => Promise<DayHours | undefined>;
  /** Resolves to the reason of a rejection; `undefined` when the booking is made. */
  readonly onEnter: (id: string, entry: EntryBody) => Promise<string | undefined>;
  readonly onClose: () => void;
}

const FRESH = { name: '', phone: '', email: '', comment: '' };

/** The free hours for a requested booking, requested again when the request changes, or by `again`. */
function useHours({ hoursFor }: Pick<EntrySheetProps, 'hoursFor'>, wish: EntryHoursBody & { tables: string[] }) {
  const [found, setFound] = useState<DayHours | 'reading' | undefined>('reading');
  // Kept during a request, so that the tables do not change their places under a finger.
  const [last, setLast] = useState<DayHours>();
  const latest = useRef(0);
  const { hall, people, tables, date } = wish;
  const again = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setFound('reading');
    const hours = await hoursFor({ hall, people, date, ...(tables.length > 0 && { tables }) });
    // Another request may have been made meanwhile.
    if (turn !== latest.current) return;
    setFound(hours);
    if (hours) setLast(hours);
  }, [hoursFor, hall, people, tables, date]);
  useEffect(() => void again(), [again]);
  return { found, last, again };
}

/** Form for a booking of a guest who calls or stands at the door. It is confirmed at once. */
export const EntrySheet = (props: EntrySheetProps) => {
  const { halls, day, today, language, mails, timeZone, now, isOnline, occupied, toPhone, newId, onEnter, onClose } =
    props;
  const { say } = useReaderTexts();
  const formId = useId();
  const [date, setDate] = useState(day < today ? today : day);
  const [people, setPeople] = useState(2);
  const [hallKey, setHallKey] = useState(() => (halls.find((one) => isOpenOn(one, date)) ?? halls[0])?.key ?? '');
  const [tables, setTables] = useState<string[]>([]);
  // A time of the clock, so that it stays chosen on another day.
  const [time, setTime] = useState('');
  const [person, setPerson] = useState(FRESH);
  const [mailLanguage, setMailLanguage] = useState(language);
  const [tried, setTried] = useState(0);
  const [why, setWhy] = useState<string>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef<{ readonly what: string; readonly id: string }>(undefined);

  const hall = halls.find(({ key }) => key === hallKey);
  const { found, last, again } = useHours(props, { hall: hallKey, people, tables, date });
  const known = found === 'reading' ? undefined : found;
  const hours = known?.hours ?? (found === 'reading' ? last?.hours : undefined);
  const isUnread = found === undefined;
  const chosen = known?.hours.find((hour) => hour.time === time && hour.free)?.start;
  const asked = last?.hours.find((hour) => hour.time === time)?.start;
  const { shown, isTimed } = tablesShown(hall?.tables ?? [], last, asked, { occupied, now });
  const seats = hall ? seatsOf({ tables: (hall.tables ?? []).map(asTable), joins: hall.joins ?? [] }, tables) : 0;
  const isOver = tables.length > 0 && seats < people;
  const toSend = { ...person, phone: toPhone(person.phone) };
  const faults = tried > 0 ? enteredFaults({ ...toSend, people }) : {};
  const isTimeMissing = tried > 0 && chosen === undefined && known !== undefined;
  // Each press of the button shows the first error, also a missing time.
  const form = useFaultFocus(tried > 0 ? tried : undefined);

  const isTyped = time !== '' || tables.length > 0 || Object.values(person).some((text) => text.trim() !== '');
  const { close, question } = useDiscard(isTyped, onClose);

  const change = (next: Partial<typeof FRESH>) => setPerson((before) => ({ ...before, ...next }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (isSending || !isOnline || chosen === undefined || Object.keys(enteredFaults({ ...toSend, people })).length > 0)
      return;
    const entry: EntryBody = {
      ...{ ...toSend, hall: hallKey, people, start: chosen, client_language: mailLanguage },
      ...(tables.length > 0 && { tables }),
      ...(isOver && { over_capacity: true }),
    };
    const what = JSON.stringify(entry);
    // A retry of a request that may have arrived keeps its id, so that the guest is booked once.
    const id = attempt.current?.what === what ? attempt.current.id : newId();
    attempt.current = { what, id };
    setSending(true);
    setWhy(undefined);
    void onEnter(id, entry).then((refused) => {
      if (refused === undefined) return;
      setSending(false);
      setWhy(refused);
      if (refused === 'taken' || refused === 'invalid_time') void again();
    });
  };

  return (
    <Sheet
      open
      onClose={close}
      size="full"
      title={<Trans comment="title of a form: staff enter a booking for a guest">A booking for a guest</Trans>}
      subtitle={<Trans>For a caller or at the door. It is confirmed at once.</Trans>}
      foot={
        <>
          <BookingsOffline isOnline={isOnline} />
          <BookingProblem why={why === 'no_response' ? 'entry_unanswered' : why} />
          {isOver && <OverCapacity {...{ people, seats }} />}
          <Button
            type="submit"
            form={formId}
            look="primary"
            wide
            disabled={isSending || !isOnline}
            data-testid="enter-booking"
          >
            {isOver ? <Trans>Book over capacity</Trans> : <Trans comment="button: enters a booking">Book</Trans>}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={send} noValidate data-testid="booking-entry">
        <NameFields {...{ person, faults }} onChange={change} />
        <PeopleField value={people} onChange={setPeople} />
        <DayField value={date} today={today} onChange={setDate} />
        {!isUnread && (
          <HourField
            hours={hours}
            isForTables={tables.length > 0}
            value={time}
            isInvalid={isTimeMissing}
            onChange={setTime}
          />
        )}
        {isTimeMissing && (
          <p role="alert" className={manage.problem}>
            <Trans>Choose a time</Trans>
          </p>
        )}
        {isUnread && (
          <p role="alert" className={styles.note}>
            <Trans>The times could not be read.</Trans>{' '}
            <Button small onClick={() => void again()}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {halls.length > 1 && (
          <SelectField
            label={<Trans comment="part of a restaurant: a room, a garden">Hall</Trans>}
            value={hallKey}
            onChange={(key) => {
              setHallKey(key);
              setTables([]);
            }}
          >
            {halls.map((hall) => {
              const { key, name } = hall;
              const said = say(parseTranslated(name));
              return (
                <option key={key} value={key} lang={said?.language} disabled={!isOpenOn(hall, date)}>
                  {said?.text ?? name.value}
                </option>
              );
            })}
          </SelectField>
        )}
        <TableChoice
          tables={shown}
          isTimed={isTimed}
          chosen={tables}
          onChange={(next) => setTables([...next])}
          timeZone={timeZone}
        >
          {tables.length > 0 ? (
            <SeatsTogether tables={hall?.tables ?? []} chosen={tables} seats={seats} />
          ) : (
            <>
              <Trans>
                The smallest free table that fits is taken, else tables that are joined. Or choose tables yourself.
              </Trans>{' '}
              {!isTimed && <Trans>Choose the time first to see which tables are free.</Trans>}
            </>
          )}
        </TableChoice>
        <MoreFields {...{ person, faults, mails }} onChange={change}>
          {mails && person.email.trim() !== '' && (
            <SelectField
              label={<Trans>Language of the confirmation</Trans>}
              value={mailLanguage}
              onChange={(next) => isLanguage(next) && setMailLanguage(next)}
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {LANGUAGE_NAMES[one]}
                </option>
              ))}
            </SelectField>
          )}
        </MoreFields>
      </form>
      {question}
    </Sheet>
  );
};

/** Whether a hall is in its season on a date. */
const isOpenOn = ({ season }: EntryHall, date: string): boolean => isInSeason(dayOfDate(date) ?? 0, season);

export const asTable = ({ name, seats }: { readonly name: string; readonly seats: number }) => ({
  name,
  seats,
  least: 1,
});
