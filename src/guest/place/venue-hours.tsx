import { Trans } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { DatedDay } from '#domain/place/dated-hours.ts';
import { formatWindows, type OpenState, type Weekday } from '#domain/place/hours.ts';
import type { OpeningWindow, WeeklyHours } from '#domain/place/weekly-hours.ts';
import { OpenText } from '#shared/place/open-text.tsx';
import { formatDay, formatWeekday } from '#ui/words/format-time.ts';
import styles from './facts.module.css';

export interface VenueHoursProps {
  readonly hours: WeeklyHours;
  readonly open: OpenState;
  readonly today: Weekday;
  readonly language: Language;
  readonly timeZone: string;
  /** Upcoming dated hours. */
  readonly dates?: readonly DatedDay[];
}

/** A Monday, for the names of the weekdays. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Text of a window: "11:00–15:00". A window past midnight ends with an hour of the next day. */
const windowText = (window: OpeningWindow): string => formatWindows([window]).replace('-', '–');

const Windows = ({ windows }: { readonly windows: readonly OpeningWindow[] }) =>
  windows.length === 0 ? (
    <Trans>Closed</Trans>
  ) : (
    windows.map((window) => (
      <span key={window.from} className={styles.window}>
        {windowText(window)}
      </span>
    ))
  );

/** One day's row: its name and its opening windows. */
const DayRow = ({
  name,
  windows,
  isToday = false,
}: {
  readonly name: string;
  readonly windows: readonly OpeningWindow[];
  readonly isToday?: boolean;
}) => (
  <tr aria-current={isToday ? 'date' : undefined} className={styles.day}>
    <th scope="row">
      <span className={styles.dayName}>{name}</span>
    </th>
    <td>
      <Windows windows={windows} />
    </td>
  </tr>
);

/** Weekly hours, Monday first, with today marked and the open state. [S2.12, S9.17] */
export const VenueHours = ({ hours, open, today, language, timeZone, dates = [] }: VenueHoursProps) => (
  <section className={styles.card} aria-labelledby="hours-heading">
    <h2 id="hours-heading" className={styles.heading}>
      <Trans>Opening hours</Trans>
    </h2>
    <p className={open.open ? styles.open : styles.shut} data-testid="open-state">
      <OpenText state={open} language={language} timeZone={timeZone} />
    </p>
    <table className={styles.week} data-testid="hours">
      <tbody>
        {hours.map((windows, at) => {
          const day = formatWeekday(MONDAY + at * DAY, language, 'UTC');
          return <DayRow key={day} name={day} windows={windows} isToday={at + 1 === today} />;
        })}
      </tbody>
    </table>
    {dates.length > 0 && (
      <>
        <h3 className={styles.heading} id="dates-heading">
          <Trans>Other days</Trans>
        </h3>
        <table className={styles.week} aria-labelledby="dates-heading" data-testid="dated-hours">
          <tbody>
            {dates.map(({ day, windows }) => (
              <DayRow key={day} name={formatDay(day, language, 'UTC')} windows={windows} />
            ))}
          </tbody>
        </table>
      </>
    )}
  </section>
);
