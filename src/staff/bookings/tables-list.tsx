import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayTables } from '#domain/booking/day-tables.ts';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './tables-list.module.css';
import { sortedNames, TableHead, type TablesViewProps } from './tables-view.tsx';

/** A day by table on a phone, where a grid of hours would be cut off: the bookings of each table below its name. */
export const TablesList = ({ bookings, tables, occupied, timeZone, now, onOpen }: TablesViewProps) => {
  const { t } = useLingui();
  const rows = dayTables(bookings, sortedNames(tables), timeZone, { now, occupied })?.rows ?? [];
  return (
    <ul className={styles.tables} aria-label={t`Bookings by table and time`} data-testid="tables-list">
      {rows.map(({ table, bars }) => (
        <li key={table ?? ''} className={styles.table} data-testid="table-row">
          <p className={styles.head}>
            <TableHead {...{ table, tables, occupied }} />
            {bars.length === 0 && (
              <small>
                <Trans comment="of a table on the shown day">no bookings</Trans>
              </small>
            )}
          </p>
          {bars.length > 0 && (
            <ul className={styles.bookings}>
              {bars.map(({ booking: { id, name, people, status }, startAt, endAt }) => (
                <li key={id}>
                  <button type="button" className={styles.booking} data-status={status} onClick={() => onOpen(id)}>
                    <span className={styles.time}>
                      {formatTime(startAt, timeZone)}–{formatTime(endAt, timeZone)}
                    </span>
                    <bdi className={styles.name}>{name || '–'}</bdi>
                    <span className={styles.people}>
                      <Plural value={people} one="# person" other="# people" />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
};
