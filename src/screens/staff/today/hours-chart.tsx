import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { HourCount } from '#domain/owner/day-figures.ts';
import { hourBars } from '#domain/owner/hour-bars.ts';
import styles from './hours-chart.module.css';

const percent = (share: number): string => `${share * 100}%`;

/** Orders by the hour before last week's. The bars are for the eye; the same stands beside them as a table. */
export const HoursChart = ({
  hours,
  lastWeek,
}: {
  readonly hours: readonly HourCount[];
  readonly lastWeek: readonly HourCount[];
}) => {
  const title = useId();
  const bars = hourBars(hours, lastWeek);
  return (
    <figure className={styles.chart} aria-labelledby={title} data-testid="hours">
      <figcaption className={styles.head}>
        <h2 className={styles.title} id={title}>
          <Trans>By the hour</Trans>
        </h2>
        {bars.length > 0 && (
          <span className={styles.legend} aria-hidden="true">
            <Trans comment="what the pale bars of a chart are">pale: a week ago</Trans>
          </span>
        )}
      </figcaption>
      {bars.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing has been ordered yet, nor was it a week ago.</Trans>
        </p>
      ) : (
        <>
          <div className={styles.bars} aria-hidden="true">
            {bars.map(({ hour, orders, height, lastWeekHeight }) => (
              <div key={hour} className={styles.column}>
                <div className={styles.field}>
                  <span className={styles.before} style={{ blockSize: percent(lastWeekHeight) }} />
                  <span className={styles.now} style={{ blockSize: percent(height) }} />
                  {orders > 0 && (
                    <span className={styles.count} style={{ insetBlockEnd: percent(Math.max(height, lastWeekHeight)) }}>
                      {orders}
                    </span>
                  )}
                </div>
                <span className={styles.hour}>{hour}</span>
              </div>
            ))}
          </div>
          {/* A table is as wide as its words, whatever it is told: the box around it is not. */}
          <div className={styles.table}>
            <table>
              <thead>
                <tr>
                  <th scope="col">
                    <Trans>Hour</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Orders today</Trans>
                  </th>
                  <th scope="col">
                    <Trans>Orders a week ago</Trans>
                  </th>
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.hour}>
                    <th scope="row">{bar.hour}:00</th>
                    <td>{bar.orders}</td>
                    <td>{bar.lastWeek}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </figure>
  );
};
