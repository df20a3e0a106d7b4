import { type ReactNode, useId } from 'react';
import styles from './hours-chart.module.css';

export interface Bar {
  readonly key: string;
  /** Under the bar, and in the table. */
  readonly label: string;
  readonly head: string;
  readonly now: number;
  readonly before: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** Counts before those of a week ago. The bars are for the eye; the same stands beside them as a table. */
export const BarChart = ({
  title,
  legend,
  none,
  heads: [first, now, before],
  bars,
}: {
  readonly title: ReactNode;
  /** What the pale bars are. */
  readonly legend: ReactNode;
  /** What is said where there is no bar. */
  readonly none: ReactNode;
  readonly heads: readonly [ReactNode, ReactNode, ReactNode];
  readonly bars: readonly Bar[];
}) => {
  const titleId = useId();
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.now, bar.before]));
  const share = (count: number) => count / most;
  return (
    <figure className={styles.chart} aria-labelledby={titleId} data-testid="hours">
      <figcaption className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {bars.length > 0 && (
          <span className={styles.legend} aria-hidden="true">
            {legend}
          </span>
        )}
      </figcaption>
      {bars.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <>
          <div className={styles.bars} aria-hidden="true">
            {bars.map((bar) => (
              <div key={bar.key} className={styles.column}>
                <div className={styles.field}>
                  <span className={styles.before} style={{ blockSize: percent(share(bar.before)) }} />
                  <span className={styles.now} style={{ blockSize: percent(share(bar.now)) }} />
                  {bar.now > 0 && (
                    <span
                      className={styles.count}
                      style={{ insetBlockEnd: percent(share(Math.max(bar.now, bar.before))) }}
                    >
                      {bar.now}
                    </span>
                  )}
                </div>
                <span className={styles.hour}>{bar.label}</span>
              </div>
            ))}
          </div>
          {/* A table is as wide as its words, whatever it is told: the box around it is not. */}
          <div className={styles.table}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{first}</th>
                  <th scope="col">{now}</th>
                  <th scope="col">{before}</th>
                </tr>
              </thead>
              <tbody>
                {bars.map((bar) => (
                  <tr key={bar.key}>
                    <th scope="row">{bar.head}</th>
                    <td>{bar.now}</td>
                    <td>{bar.before}</td>
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
