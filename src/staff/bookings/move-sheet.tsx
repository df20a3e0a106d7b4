import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { seatsAt } from '#domain/booking/entered-booking.ts';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { BookingProblem, BookingsOffline, SeatsTogether, TableNames } from './booking-text.tsx';
import { DayField } from './day-field.tsx';
import styles from './entry-sheet.module.css';
import { asTable, type EntryHall } from './entry-sheet.tsx';
import { HourField } from './free-times.tsx';
import { OverCapacity } from './person-fields.tsx';
import { TableChoice, tablesShown } from './table-choice.tsx';
import type { BookingsHere, StaffAction, StaffBooking } from './use-bookings.ts';
import { useMoveHours } from './use-move-hours.ts';

export interface MoveSheetProps extends Pick<BookingsHere, 'hoursOf'> {
  readonly booking: StaffBooking;
  /** The day that is open. */
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  readonly halls: readonly EntryHall[];
  /** Server time, epoch ms. */
  readonly now: number;
  /** False: nothing can be saved now. */
  readonly isOnline: boolean;
  /** Names of tables at which somebody sits now; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  /** Why the last action on this booking failed; `undefined`: it did not. */
  readonly why?: string | undefined;
  /** Resolves to whether it was done. */
  readonly onMove: (action: StaffAction) => Promise<boolean>;
  readonly onClose: () => void;
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name));

/** Moves a booking to another day, hour or other tables. Nothing happens before the button that names the new time. */
export const MoveSheet = (props: MoveSheetProps) => {
  const { booking, date, today, timeZone, halls, now, isOnline, occupied, why, onMove, onClose } = props;
  const { people, thing, name } = booking;
  const language = useTextLanguage();
  const isTable = thing.kind === 'table';
  const own = isTable ? (booking.tables ?? []) : [];
  const [day, setDay] = useState(date < today ? today : date);
  // A time of the clock, so that it stays chosen on another day.
  const [time, setTime] = useState(formatTime(Date.parse(booking.start), timeZone));
  // `undefined`: staff leave the tables as they are; empty: any that fit.
  const [wished, setWished] = useState<readonly string[]>();
  const [isMoving, setMoving] = useState(false);
  const [isTried, setTried] = useState(false);

  const open = halls.filter(({ season }) => isInSeason(dayOfDate(day) ?? 0, season));
  const offered = open.flatMap(({ tables = [] }) => tables);
  const named = wished?.filter((table) => offered.some((one) => one.name === table));
  const isNamed = named !== undefined && named.length > 0;
  const { found, last, again } = useMoveHours(props, {
    ...{ id: booking.id, date: day },
    tables: wished !== undefined && wished.length > 0 ? wished : undefined,
  });
  const known = found === 'reading' ? undefined : found;
  const hours = known?.hours ?? (found === 'reading' ? last?.hours : undefined);
  const chosen = known?.hours.find((hour) => hour.time === time && hour.free);
  const asked = hours?.find((hour) => hour.time === time)?.start;
  const { shown, isTimed } = tablesShown(offered, known ?? last, asked, { occupied, now });
  const areOwnFree = own.every((table) => shown.some((one) => one.name === table && !one.taken));
  const tables = named ?? (areOwnFree ? own : []);
  const seats = seatsAt(
    open.map(({ tables: all = [], joins = [] }) => ({ tables: all.map(asTable), joins })),
    tables,
  );
  const isOver =
    (isTried && why === 'over_capacity') || (isNamed && !isSameSet(named, own) && (seats ?? people) < people);
  const isTaken = shown.some(({ name: table, taken }) => taken !== undefined && tables.includes(table));
  const isSame = chosen?.start === booking.start && (!isNamed || isSameSet(named, own));

  const said = (at: number) => `${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`;
  const when = chosen && said(Date.parse(chosen.start));
  const move = async (start: string) => {
    setMoving(true);
    setTried(true);
    const isDone = await onMove({
      ...{ action: 'move', start },
      ...(isNamed && { tables: [...named] }),
      ...(isOver && { over_capacity: true }),
    });
    if (isDone) return onClose();
    setMoving(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      size="full"
      title={<Trans>Move the booking</Trans>}
      subtitle={
        <>
          <bdi>{name || '–'}</bdi> · {said(Date.parse(booking.start))} ·{' '}
          <Plural value={people} one="# person" other="# people" />
          {own.length > 0 && (
            <>
              {' · '}
              <TableNames names={own} />
            </>
          )}
        </>
      }
      foot={
        <>
          <BookingsOffline isOnline={isOnline} />
          <BookingProblem why={isTried ? why : undefined} />
          {isNamed && seats !== undefined && seats < people && <OverCapacity {...{ people, seats }} />}
          <Button
            look="primary"
            wide
            disabled={chosen === undefined || isSame || isTaken || isMoving || !isOnline}
            onClick={() => chosen && void move(chosen.start)}
            data-testid="move-now"
          >
            {when === undefined || isSame ? (
              isTable ? (
                <Trans comment="button without effect until staff choose another time or other tables of a booking">
                  Choose another time or other tables
                </Trans>
              ) : (
                <Trans comment="button without effect until staff choose another time of a booking">
                  Choose another time
                </Trans>
              )
            ) : isOver ? (
              <Trans comment="button: moves a booking to tables with fewer seats than people; {when} is a day and a time">
                Move over capacity to {when}
              </Trans>
            ) : (
              <Trans comment="button: moves a booking; {when} is a day and a time">Move to {when}</Trans>
            )}
          </Button>
        </>
      }
    >
      <div className={styles.form} data-testid="move-booking">
        <DayField value={day} today={today} onChange={setDay} />
        {found === undefined ? (
          <p className={styles.note} role="alert">
            <Trans>The times could not be read.</Trans>{' '}
            <Button small onClick={() => void again()}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        ) : (
          <HourField
            key={day}
            {...{ hours, isTable }}
            isForTables={isNamed}
            value={time}
            nowAt={booking.start}
            onChange={setTime}
          />
        )}
        {offered.length > 0 && isTable && (
          <TableChoice {...{ isTimed, timeZone }} tables={shown} chosen={tables} onChange={setWished}>
            {tables.length > 0 ? (
              <SeatsTogether tables={offered} chosen={tables} seats={seats ?? 0} />
            ) : (
              <Trans>The same tables if they are free, else ones that fit.</Trans>
            )}
          </TableChoice>
        )}
      </div>
    </Sheet>
  );
};
