import { type ReactNode, Suspense, useId } from 'react';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import type { ChartBar } from './bar-plot.tsx';
import styles from './hours-chart.module.css';

const BarPlot = lazyPart(async () => (await import('./bar-plot.tsx')).BarPlot);

/** Counts in front of those of a week ago. The bars are visual; a table beside them has the same data. */
export const BarChart = ({
  title,
  legend,
  none,
  single,
  heads: [first, now, before],
  bars,
}: {
  readonly title: ReactNode;
  /** Meaning of the pale bars. */
  readonly legend: ReactNode;
  /** Text when there are no bars. */
  readonly none: ReactNode;
  /** Text instead of a single bar, which would show no course. */
  readonly single: (bar: ChartBar) => ReactNode;
  readonly heads: readonly [ReactNode, ReactNode, ReactNode];
  readonly bars: readonly ChartBar[];
}) => {
  const titleId = useId();
  const [bar] = bars;
  const isChart = bars.length > 1;
  return (
    <figure className={styles.chart} aria-labelledby={titleId} data-testid="hours">
      <figcaption className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {isChart && (
          <span className={styles.legend} aria-hidden="true">
            {legend}
          </span>
        )}
      </figcaption>
      {!isChart ? (
        <p className={styles.none}>{bar ? single(bar) : none}</p>
      ) : (
        <>
          <div className={styles.bars} aria-hidden="true">
            <Suspense fallback={null}>
              <BarPlot bars={bars} />
            </Suspense>
          </div>
          {/* A table ignores a width smaller than its text, so a box surrounds it. */}
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
                    <td>{bar.texts?.now ?? bar.now}</td>
                    <td>{bar.texts?.before ?? bar.before}</td>
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
