import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { dayTables, type TableBar } from '#domain/booking/day-tables.ts';
import { Icon } from '#ui/look/icon.tsx';
import { users } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './tables-view.module.css';
import type { StaffBooking } from './use-bookings.ts';

const HOUR = 3_600_000;
/** Width in px of the time before the present that stays in sight. */
const BEFORE_NOW = 48;
/** Table 9 before table 10, and numbers before names, as on the board. */
const NUMBERED = new Intl.Collator('en', { numeric: true });

/** Names of the tables in the board's order. */
export const sortedNames = (tables: TablesViewProps['tables']): readonly string[] =>
  tables.map(({ name }) => name).toSorted(NUMBERED.compare);

export interface TablesViewProps {
  /** Bookings whose guests come or are here. */
  readonly bookings: readonly StaffBooking[];
  /** Tables that can be reserved. */
  readonly tables: readonly { readonly name: string; readonly seats: number }[];
  /** Tables at which guests sit now. */
  readonly occupied: ReadonlySet<string> | undefined;
  readonly timeZone: string;
  /** Server time, epoch ms; `undefined`: another day than today is shown. */
  readonly now: number | undefined;
  readonly onOpen: (id: string) => void;
}

/** Name of a table with its seats, and whether guests sit there. `table`: `undefined` for bookings without one. */
export const TableHead = ({
  table,
  tables,
  occupied,
}: Pick<TablesViewProps, 'tables' | 'occupied'> & { readonly table: string | undefined }) => {
  const seats = tables.find(({ name }) => name === table)?.seats;
  return (
    <>
      {table === undefined ? <Trans>No table</Trans> : <Trans>Table {table}</Trans>}
      {seats !== undefined && (
        <small>
          <Plural value={seats} one="# seat" other="# seats" />
        </small>
      )}
      {table !== undefined && occupied?.has(table) && (
        <small className={styles.taken}>
          <Trans comment="of a table: guests sit there">taken now</Trans>
        </small>
      )}
    </>
  );
};

/** A day by table and time: a press on a booking opens it. Scrolls sideways where the hours do not fit. */
export const TablesView = ({ bookings, tables, occupied, timeZone, now, onOpen }: TablesViewProps) => {
  const { t } = useLingui();
  const scroll = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const day = dayTables(bookings, sortedNames(tables), timeZone, { now, occupied });
  // The present stands beside the tables' names, and with it the bookings that run now and those that come next.
  useLayoutEffect(() => {
    const area = scroll.current;
    const name = area?.querySelector('[data-names]');
    if (!area || !name || !line.current) return;
    area.scrollLeft += line.current.getBoundingClientRect().left - name.getBoundingClientRect().right - BEFORE_NOW;
  }, []);
  if (!day) return null;
  const { from, to, rows } = day;
  const hours = Array.from({ length: Math.round((to - from) / HOUR) }, (_, hour) => from + hour * HOUR);
  const share = (ms: number) => `${(ms / (to - from)) * 100}%`;
  const barStyle = ({ startAt, endAt, lane }: TableBar<StaffBooking>) =>
    ({ '--at': share(startAt - from), '--long': share(endAt - startAt), '--lane': lane }) as CSSProperties;
  return (
    <section
      ref={scroll}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: hours beside the edge are reached by the arrow keys.
      tabIndex={0}
      aria-label={t`Bookings by table and time`}
      data-testid="tables-view"
    >
      <div className={styles.grid} style={{ '--hours': hours.length } as CSSProperties}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((at) => (
            <span key={at}>{formatTime(at, timeZone)}</span>
          ))}
        </div>
        <ul className={styles.rows}>
          {rows.map(({ table, bars, lanes }) => {
            return (
              <li key={table ?? ''} className={styles.row} data-testid="table-row">
                <span className={styles.table} data-names>
                  <TableHead {...{ table, tables, occupied }} />
                </span>
                <ul className={styles.bars} style={{ '--lanes': lanes } as CSSProperties}>
                  {bars.map((bar) => {
                    const { id, name, people, status } = bar.booking;
                    const time = `${formatTime(bar.startAt, timeZone)}–${formatTime(bar.endAt, timeZone)}`;
                    return (
                      <li key={id} className={styles.place} style={barStyle(bar)} data-booking={id}>
                        <button
                          type="button"
                          className={styles.bar}
                          data-status={status}
                          title={`${time} ${name}`}
                          onClick={() => onOpen(id)}
                        >
                          <VisuallyHidden>
                            {time} · <Plural value={people} one="# person" other="# people" />{' '}
                          </VisuallyHidden>
                          <span className={styles.time} aria-hidden="true">
                            {formatTime(bar.startAt, timeZone)}
                            <span>
                              <Icon path={users} size="1rem" /> {people}
                            </span>
                          </span>
                          <bdi className={styles.name}>{name || '–'}</bdi>
                        </button>
                      </li>
                    );
                  })}
                </ul>
              </li>
            );
          })}
        </ul>
        {now !== undefined && (
          <span ref={line} className={styles.now} style={{ '--at': (now - from) / (to - from) } as CSSProperties} />
        )}
      </div>
    </section>
  );
};
