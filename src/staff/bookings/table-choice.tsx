import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mayMeetSeated } from '#domain/booking/seated-tables.ts';
import { isFree, type TableAt, tablesAt, tablesOfDay } from '#domain/booking/tables-at.ts';
import manage from '#staff/frame/manage.module.css';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { check, warningCircle } from '#ui/look/icons-later.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { TableSeats } from './booking-text.tsx';
import styles from './table-choice.module.css';
import type { DayHours } from './use-bookings.ts';

export interface TableChoiceProps {
  readonly tables: readonly TableAt[];
  /** False: no time is chosen yet, so nothing is known about the tables. */
  readonly isTimed: boolean;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly timeZone: string;
  /** Sentence below the heading. */
  readonly children: ReactNode;
}

const MINUTE = 60_000;
/** Parties that have come by now may still have their table at the first hour of the list. */
const EARLIER_MS = 180 * MINUTE;

/** Tables at which guests sit now. */
interface SeatedNow {
  /** Their names; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  /** Server time, epoch ms. */
  readonly now: number;
}

/** Tables at the chosen time; while no time is chosen, in the venue's order with the day's bookings. `start`: ISO time. */
export const tablesShown = (
  tables: readonly TableAt[],
  { minutes, taken, hours }: Partial<DayHours> = {},
  start: string | undefined,
  { occupied, now }: SeatedNow,
): { readonly shown: readonly TableAt[]; readonly isTimed: boolean } => {
  if (start === undefined || minutes === undefined || taken === undefined) {
    const [first, last] = [hours?.at(0), hours?.at(-1)];
    if (!first || !last || !taken) return { shown: tables, isTimed: false };
    const within = { from: Date.parse(first.start) - EARLIER_MS, to: Date.parse(last.start) + MINUTE };
    return { shown: tablesOfDay(tables, taken, within), isTimed: false };
  }
  const startAt = Date.parse(start);
  const seated = mayMeetSeated(startAt, now) ? occupied : undefined;
  return { shown: tablesAt(tables, taken, { startAt, minutes, seated }), isTimed: true };
};

/** Why a table cannot be chosen, or what else is known about it. */
const About = ({ table: { taken, seated }, timeZone }: { readonly table: TableAt; readonly timeZone: string }) => {
  if (taken) {
    const time = formatTime(taken.startAt, timeZone);
    return (
      <>
        <Trans comment="of a table at the chosen time: the time at which its other booking begins">
          Booked at {time}
        </Trans>
        {taken.name !== '' && (
          <>
            {' · '}
            <bdi>{taken.name}</bdi>
          </>
        )}
      </>
    );
  }
  if (seated) return <Trans comment="of a table: somebody sits there at the moment">Guests sit there now</Trans>;
  return <Trans comment="of a table at the chosen time">Free</Trans>;
};

/** When a table's bookings of the day begin. */
const BookedTimes = ({ booked, timeZone }: Required<Pick<TableAt, 'booked'>> & { readonly timeZone: string }) => {
  const time = booked.map(({ startAt }) => formatTime(startAt, timeZone)).join(', ');
  return (
    <Trans comment="of a table at the chosen time: the time at which its other booking begins">Booked at {time}</Trans>
  );
};

interface TableRowProps {
  readonly table: TableAt;
  readonly isTimed: boolean;
  readonly timeZone: string;
  readonly isChosen: boolean;
  readonly onChange: () => void;
}

/** A table to choose, with its seats and whether it is free. A chosen table that is taken at a new time can be given up. */
const TableRow = ({ table, isTimed, timeZone, isChosen, onChange }: TableRowProps) => (
  <label className={classNames(styles.table, table.taken && styles.taken)}>
    <input
      type="checkbox"
      checked={isChosen}
      disabled={table.taken !== undefined && !isChosen}
      onChange={onChange}
      data-testid={`entry-table-${table.name}`}
    />
    <span className={styles.name}>
      {isChosen && <Icon path={check} size="1rem" />}
      <span>
        <TableSeats name={table.name} seats={table.seats} />
      </span>
    </span>{' '}
    {isTimed ? (
      <span className={styles.about} data-free={isFree(table)}>
        <About table={table} timeZone={timeZone} />
      </span>
    ) : (
      table.booked && (
        <span className={styles.about}>
          <BookedTimes booked={table.booked} timeZone={timeZone} />
        </span>
      )
    )}
  </label>
);

/** Tables with their seats at a time: the free ones first, the booked ones last with their booking. */
export const TableChoice = ({ tables, isTimed, chosen, onChange, timeZone, children }: TableChoiceProps) => {
  const { t } = useLingui();
  const free = tables.filter(isFree).length;
  const count = tables.length;
  return (
    <fieldset className={styles.tables}>
      <legend className={manage.heading}>
        <Trans>Tables</Trans>
        {isTimed && (
          <span className={styles.count} data-testid="free-tables">
            {' · '}
            <Plural value={free} one={`# of ${count} free`} other={`# of ${count} free`} />
          </span>
        )}
      </legend>
      <p className={styles.note}>{children}</p>
      {isTimed && free === 0 && tables.some(({ seated }) => seated) && (
        <p className={styles.warning} role="status" data-testid="all-occupied">
          <Icon path={warningCircle} size="1.25rem" />
          <span>
            <Trans comment="in the form of a booking that begins soon">
              No table is empty now. The booking gets one at which guests still sit.
            </Trans>
          </span>
        </p>
      )}
      <ul className={styles.list} aria-label={t`Tables`}>
        {tables.map((table) => {
          const { name } = table;
          const isChosen = chosen.includes(name);
          return (
            <li key={name}>
              <TableRow
                {...{ table, isTimed, timeZone, isChosen }}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
};
