import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { dayTables, type TableBar } from '#domain/booking/day-tables.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './tables-view.module.css';
import type { StaffBooking } from './use-bookings.ts';

const HOUR = 3_600_000;
/** Table 9 before table 10, and numbers before names, as on the board. */
const NUMBERED = new Intl.Collator('en', { numeric: true });

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

/** A day by table and time: a press on a booking opens it. Scrolls sideways where the hours do not fit. */
export const TablesView = ({ bookings, tables, occupied, timeZone, now, onOpen }: TablesViewProps) => {
  const { t } = useLingui();
  const scroll = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const names = tables.map(({ name }) => name).toSorted(NUMBERED.compare);
  const day = dayTables(bookings, names, timeZone, now);
  // The present is in sight at the left; where no booking would be beside it, the next one is.
  useLayoutEffect(() => {
    const area = scroll.current;
    if (!area) return;
    const { left } = area.getBoundingClientRect();
    const here = (line.current?.getBoundingClientRect().left ?? left) - left;
    const bars = [...area.querySelectorAll('[data-booking]')].map((bar) => bar.getBoundingClientRect());
    const next = Math.min(...bars.filter((bar) => bar.right - left > here).map((bar) => bar.left - left));
    const isBeside = next - here < area.clientWidth / 2;
    area.scrollLeft += (isBeside || !Number.isFinite(next) ? here : next) - area.clientWidth / 3;
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
            const seats = tables.find(({ name }) => name === table)?.seats;
            return (
              <li key={table ?? ''} className={styles.row} data-testid="table-row">
                <span className={styles.table}>
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
                          title={time}
                          onClick={() => onOpen(id)}
                        >
                          <VisuallyHidden>{time} </VisuallyHidden>
                          <bdi>{name || '–'}</bdi> · {people}
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
