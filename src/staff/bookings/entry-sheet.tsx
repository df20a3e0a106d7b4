import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { EntryBody, EntryHoursBody, StaffDay } from '#contract/booking/staff-bookings.ts';
import { parseTranslated } from '#contract/language/translated.ts';
import type { BookingField } from '#domain/booking/booking-verdict.ts';
import { enteredFaults, MOST_ENTERED_PEOPLE, seatsOf } from '#domain/booking/entered-booking.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#domain/language/language.ts';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';
import manage from '#staff/frame/manage.module.css';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { useFaultFocus } from '#staff/frame/use-fault-focus.ts';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { warning } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { BookingProblem, EntryFaultText, TableSeats } from './booking-text.tsx';
import { DayField } from './day-field.tsx';
import styles from './entry-sheet.module.css';
import type { DayHour } from './use-bookings.ts';

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
  /** Normalises a typed phone number. */
  readonly toPhone: (typed: string) => string;
  readonly newId: () => string;
  /** `undefined`: they could not be loaded. */
  readonly hoursFor: (wish: EntryHoursBody) => Promise<readonly DayHour[] | undefined>;
  /** Resolves to the reason of a rejection; `undefined` when the booking is made. */
  readonly onEnter: (id: string, entry: EntryBody) => Promise<string | undefined>;
  readonly onClose: () => void;
}

const FRESH = { name: '', phone: '', email: '', comment: '' };

/** The free hours for a requested booking, requested again when the request changes, or by `again`. */
function useHours({ hoursFor }: Pick<EntrySheetProps, 'hoursFor'>, wish: EntryHoursBody & { tables: string[] }) {
  const [hours, setHours] = useState<readonly DayHour[] | 'reading' | undefined>('reading');
  const latest = useRef(0);
  const { hall, people, tables, date } = wish;
  const again = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    setHours('reading');
    const found = await hoursFor({ hall, people, date, ...(tables.length > 0 && { tables }) });
    // Another request may have been made meanwhile.
    if (turn === latest.current) setHours(found);
  }, [hoursFor, hall, people, tables, date]);
  useEffect(() => void again(), [again]);
  return { hours, again };
}

/** Form for a booking of a guest who calls or stands at the door. It is confirmed at once. */
export const EntrySheet = (props: EntrySheetProps) => {
  const { halls, day, today, language, mails, toPhone, newId, onEnter, onClose } = props;
  const { t } = useLingui();
  const { say } = useReaderTexts();
  const formId = useId();
  const comment = useId();
  const [date, setDate] = useState(day < today ? today : day);
  const [people, setPeople] = useState(2);
  const [hallKey, setHallKey] = useState(() => (halls.find((one) => isOpenOn(one, date)) ?? halls[0])?.key ?? '');
  const [tables, setTables] = useState<string[]>([]);
  const [start, setStart] = useState('');
  const [person, setPerson] = useState(FRESH);
  const [mailLanguage, setMailLanguage] = useState(language);
  const [tried, setTried] = useState(0);
  const [why, setWhy] = useState<string>();
  const [isSending, setSending] = useState(false);
  const attempt = useRef<{ readonly what: string; readonly id: string }>(undefined);

  const hall = halls.find(({ key }) => key === hallKey);
  const { hours, again } = useHours(props, { hall: hallKey, people, tables, date });
  const offered = Array.isArray(hours) ? hours : [];
  const chosen = offered.find((hour) => hour.start === start && hour.free)?.start;
  const seats = hall ? seatsOf({ tables: (hall.tables ?? []).map(asTable), joins: hall.joins ?? [] }, tables) : 0;
  const isOver = tables.length > 0 && seats < people;
  const toSend = { ...person, phone: toPhone(person.phone) };
  const faults = tried > 0 ? enteredFaults({ ...toSend, people }) : {};
  // Each press of the button shows the first error, also a missing time.
  const form = useFaultFocus(tried > 0 ? tried : undefined);

  const change = (next: Partial<typeof FRESH>) => setPerson((before) => ({ ...before, ...next }));
  const problem = (field: BookingField): ReactNode =>
    faults[field] && <EntryFaultText field={field} isMissing={faults[field].fault === 'missing'} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(tried + 1);
    if (isSending || chosen === undefined || Object.keys(enteredFaults({ ...toSend, people })).length > 0) return;
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
      onClose={onClose}
      size="full"
      title={<Trans comment="title of a form: staff enter a booking for a guest">A booking for a guest</Trans>}
      subtitle={<Trans>For a caller or at the door. It is confirmed at once.</Trans>}
      foot={
        <>
          <BookingProblem why={why === 'no_response' ? 'entry_unanswered' : why} />
          <Button type="submit" form={formId} look="primary" wide disabled={isSending} data-testid="enter-booking">
            {isOver ? <Trans>Book over capacity</Trans> : <Trans comment="button: enters a booking">Book</Trans>}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={send} noValidate data-testid="booking-entry">
        <div className={styles.people}>
          <span className={manage.heading}>
            <Trans comment="heading: how many people">People</Trans>
          </span>
          <Stepper name={t`People`} value={people} min={1} max={MOST_ENTERED_PEOPLE} onChange={setPeople} />
        </div>
        <DayField value={date} today={today} onChange={setDate} />
        <HourField hours={hours} isForTables={tables.length > 0} value={chosen ?? ''} onChange={setStart} />
        {tried > 0 && chosen === undefined && Array.isArray(hours) && (
          <p role="alert" className={manage.problem}>
            <Trans>Choose a time</Trans>
          </p>
        )}
        {hours === undefined && (
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
        <TextField
          label={<Trans>Name</Trans>}
          value={person.name}
          onChange={(name) => change({ name })}
          problem={problem('name')}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          label={<Trans>Phone (optional)</Trans>}
          value={person.phone}
          onChange={(phone) => change({ phone })}
          problem={problem('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <fieldset className={styles.tables}>
          <legend className={manage.heading}>
            <Trans>Tables</Trans>
          </legend>
          <p className={styles.note}>
            {tables.length === 0 ? (
              <Trans>
                The smallest free table that fits is taken, else tables that are joined. Or choose tables yourself.
              </Trans>
            ) : (
              <Trans comment="seats of the chosen tables">Seats at these tables: {seats}</Trans>
            )}
          </p>
          <div className={styles.chips}>
            {(hall?.tables ?? []).map(({ name, seats: own }) => (
              <ToggleChip
                key={name}
                testId={`entry-table-${name}`}
                checked={tables.includes(name)}
                onChange={(isOn) => setTables(isOn ? [...tables, name] : tables.filter((one) => one !== name))}
              >
                <TableSeats name={name} seats={own} />
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        {isOver && (
          <Notice icon={warning} title={<Trans>Over capacity</Trans>}>
            <Trans>
              {people} people, but {seats} seats at these tables.
            </Trans>
          </Notice>
        )}
        <TextField
          label={mails ? <Trans>Email, for the confirmation (optional)</Trans> : <Trans>Email (optional)</Trans>}
          value={person.email}
          onChange={(email) => change({ email })}
          problem={problem('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
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
        <div className={styles.comment}>
          <span id={comment} className={manage.heading}>
            <Trans comment="staff write down what a guest says: an allergy, a birthday">
              Note: allergies, a high chair, an occasion (optional)
            </Trans>
          </span>
          <TextArea
            aria-labelledby={comment}
            value={person.comment}
            maxLength={DETAIL_LIMITS.comment}
            onChange={(next) => change({ comment: next })}
          />
        </div>
      </form>
    </Sheet>
  );
};

/** Whether a hall is in its season on a date. */
const isOpenOn = ({ season }: EntryHall, date: string): boolean => isInSeason(dayOfDate(date) ?? 0, season);

const asTable = ({ name, seats }: { readonly name: string; readonly seats: number }) => ({ name, seats, least: 1 });

const HourField = ({
  hours,
  isForTables,
  value,
  onChange,
}: {
  readonly hours: readonly DayHour[] | 'reading' | undefined;
  /** Staff have chosen the tables; otherwise an hour needs a free table that is large enough. */
  readonly isForTables: boolean;
  readonly value: string;
  readonly onChange: (start: string) => void;
}) => {
  const { t } = useLingui();
  const offered = Array.isArray(hours) ? hours : [];
  const isNone = Array.isArray(hours) && !offered.some(({ free }) => free);
  const isPartly = !isNone && !isForTables && offered.some(({ free }) => !free);
  return (
    <div className={styles.field}>
      <SelectField label={<Trans>Time</Trans>} value={value} onChange={onChange}>
        <option value="">{hours === 'reading' ? t`Reading…` : '—'}</option>
        {offered.map(({ time, start, free }) => (
          <option key={start} value={start} disabled={!free}>
            {free
              ? time
              : isForTables
                ? t({ message: `${time}, taken`, comment: 'a time of the day at which the chosen tables are not free' })
                : t({
                    message: `${time}, no table fits`,
                    comment: 'a time of the day without a free table that is large enough',
                  })}
          </option>
        ))}
      </SelectField>
      {isPartly && (
        <p className={styles.note}>
          <Trans>At other times choose the tables yourself, below.</Trans>
        </p>
      )}
      {isNone && (
        <p className={styles.note} role="status">
          {offered.length === 0 ? (
            <Trans>No time can be booked on this day.</Trans>
          ) : (
            <Trans>No table is free for them on this day. Choose tables yourself, another hall or another day.</Trans>
          )}
        </p>
      )}
    </div>
  );
};
