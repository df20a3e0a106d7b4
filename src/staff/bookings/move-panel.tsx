import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TableSeats } from './booking-text.tsx';
import styles from './bookings.module.css';
import { DayField } from './day-field.tsx';
import type { DayHour, StaffBooking } from './use-bookings.ts';

/** Moves a booking to another day, hour or table. */
export const MovePanel = ({
  booking,
  date,
  today,
  tables,
  hoursOf,
  onMove,
  onClose,
}: {
  readonly booking: StaffBooking;
  /** The day that is open. */
  readonly date: string;
  readonly today: string;
  readonly tables: readonly { readonly name: string; readonly seats: number }[];
  readonly hoursOf: (id: string, date: string) => Promise<readonly DayHour[] | undefined>;
  /** `tables: undefined`: any suitable ones. */
  readonly onMove: (start: string, tables: readonly string[] | undefined) => void;
  readonly onClose: () => void;
}) => {
  const [day, setDay] = useState(date < today ? today : date);
  const [table, setTable] = useState('');
  const [hours, setHours] = useState<readonly DayHour[] | 'reading' | undefined>('reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hoursOf` is another function at every paint.
  useEffect(() => {
    let isHere = true;
    setHours('reading');
    void hoursOf(booking.id, day).then((found) => isHere && setHours(found));
    return () => {
      isHere = false;
    };
  }, [booking.id, day]);
  const free = Array.isArray(hours) ? hours.filter((hour) => hour.free) : [];
  return (
    <div className={styles.move} data-testid="move-booking">
      <DayField value={day} today={today} onChange={setDay} />
      <div className={styles.day}>
        {booking.thing.kind === 'table' && (
          <SelectField label={<Trans>Table</Trans>} value={table} onChange={setTable}>
            <option value="">—</option>
            {tables.map(({ name, seats }) => (
              <option key={name} value={name}>
                <TableSeats name={name} seats={seats} />
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {hours === 'reading' ? (
        <p className={styles.note} role="status">
          <Trans>Reading…</Trans>
        </p>
      ) : hours === undefined ? (
        <p className={styles.note} role="alert">
          <Trans>Nothing answers. This needs the network.</Trans>
        </p>
      ) : free.length === 0 ? (
        <p className={styles.note}>
          <Trans>No free time on this day.</Trans>
        </p>
      ) : (
        <div className={styles.buttons}>
          {free.map(({ time, start }) => (
            <Button key={start} small onClick={() => onMove(start, table === '' ? undefined : [table])}>
              {time}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <Button small look="quiet" onClick={onClose}>
          <Trans>Leave it as it is</Trans>
        </Button>
      </div>
    </div>
  );
};
