import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { dayOfDate } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { Button } from '#ui/form/button.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import styles from './bookings.module.css';
import { DayField } from './day-field.tsx';
import { FreeTimes } from './free-times.tsx';
import { type HallTable, OneTable, tablesShown } from './table-choice.tsx';
import type { BookingsHere, StaffBooking } from './use-bookings.ts';
import { useMoveHours } from './use-move-hours.ts';

interface MovePanelProps extends Pick<BookingsHere, 'hoursOf'> {
  readonly booking: StaffBooking;
  /** The day that is open. */
  readonly date: string;
  readonly today: string;
  readonly timeZone: string;
  readonly tables: readonly HallTable[];
  /** Server time, epoch ms. */
  readonly now: number;
  /** Names of tables at which somebody sits now; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  /** `tables: undefined`: the same ones if they are free, else any that fit. */
  readonly onMove: (start: string, tables: readonly string[] | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/** Moves a booking to another day, hour or table. Nothing happens before the button that names the new time. */
export const MovePanel = (props: MovePanelProps) => {
  const { booking, date, today, timeZone, tables, now, occupied, onMove, onClose } = props;
  const language = useTextLanguage();
  const [day, setDay] = useState(date < today ? today : date);
  const [wished, setTable] = useState('');
  const [isMoving, setMoving] = useState(false);
  // A time of the clock, so that it stays chosen on another day.
  const [time, setTime] = useState(formatTime(Date.parse(booking.start), timeZone));
  const { found, again } = useMoveHours(props, { id: booking.id, day });
  const hours = found === 'reading' || found === undefined ? [] : found.hours;
  const chosen = hours.find((hour) => hour.time === time && hour.free);
  const open = tables.filter(({ season }) => isInSeason(dayOfDate(day) ?? 0, season));
  const table = open.some(({ name }) => name === wished) ? wished : '';
  const { shown, isTimed } = tablesShown(open, found === 'reading' ? undefined : found, chosen?.start, {
    occupied,
    now,
  });
  const isTaken = shown.some(({ name, taken }) => name === table && taken !== undefined);
  const isSame = chosen?.start === booking.start && table === '';
  const move = async (start: string) => {
    setMoving(true);
    await onMove(start, table === '' ? undefined : [table]);
    setMoving(false);
  };
  const when =
    chosen &&
    `${formatDay(Date.parse(chosen.start), language, timeZone)}, ${formatTime(Date.parse(chosen.start), timeZone)}`;
  return (
    <div className={styles.move} data-testid="move-booking">
      <DayField value={day} today={today} onChange={setDay} />
      {found === 'reading' ? (
        <p className={styles.note} role="status">
          <Trans>Reading…</Trans>
        </p>
      ) : found === undefined ? (
        <p className={styles.note} role="alert">
          <Trans>The times could not be read.</Trans>{' '}
          <Button small onClick={() => void again()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : hours.every(({ free }) => !free) ? (
        <p className={styles.note}>
          <Trans>No free time on this day.</Trans>
        </p>
      ) : (
        <FreeTimes key={day} hours={hours} time={chosen?.time ?? time} nowAt={booking.start} onTime={setTime} />
      )}
      {booking.thing.kind === 'table' && (
        <OneTable tables={shown} {...{ isTimed, timeZone }} chosen={table} onChange={setTable} />
      )}
      <div className={styles.buttons}>
        <Button
          small
          look="primary"
          disabled={chosen === undefined || isSame || isTaken || isMoving}
          onClick={() => chosen && move(chosen.start)}
          data-testid="move-now"
        >
          {when === undefined || isSame ? (
            <Trans comment="button without effect until staff choose another time of a booking">
              Choose another time
            </Trans>
          ) : (
            <Trans comment="button: moves a booking; {when} is a day and a time">Move to {when}</Trans>
          )}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </div>
    </div>
  );
};
