import { Plural, Trans } from '@lingui/react/macro';
import type { DayFigures as Figures } from '#domain/owner/day-figures.ts';
import type { OpenNow } from '#domain/owner/today.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './day-figures.module.css';
import { Before, Difference, Figure, Minutes } from './figure.tsx';
import chart from './hours-chart.module.css';
import { useSums } from './sum-text.tsx';

/** Figures of a day, each beside last week's up to the same time, and the amount that is left to pay now. */
export const DayFigures = ({
  figures,
  lastWeek,
  open,
  currency,
}: {
  readonly figures: Figures;
  readonly lastWeek: Figures;
  /** `undefined`: not known. */
  readonly open?: OpenNow | undefined;
  readonly currency: Currency;
}) => {
  const money = useMoney();
  const sums = useSums(currency);
  const own = figures.turnover.find((sum) => sum.currency === currency);
  const second = own && money.second(own.amount);
  const [now, before] = [figures.minutesToTable, lastWeek.minutesToTable];
  // A day without orders is no measure for this one.
  const hasBefore = lastWeek.orders > 0;
  return (
    <section className={styles.day} aria-labelledby="day-figures">
      <header className={chart.head}>
        <h2 className={chart.title} id="day-figures">
          <Trans comment="heading over the figures of a day that is not over">So far</Trans>
        </h2>
        {hasBefore && (
          <span className={chart.legend}>
            <Trans comment="the figures of last week end where this day has come to">
              compared until the same hour
            </Trans>
          </span>
        )}
      </header>
      <dl className={styles.figures}>
        <Figure name={<Trans>Orders</Trans>} value={figures.orders} testId="figure-orders">
          {hasBefore && (
            <>
              <Difference by={figures.orders - lastWeek.orders} isGood={figures.orders > lastWeek.orders} />
              <Before value={lastWeek.orders} />
            </>
          )}
          {figures.refused > 0 && (
            <span>
              <Plural value={figures.refused} one="# refused, not counted" other="# refused, not counted" />
            </span>
          )}
        </Figure>
        <Figure name={<Trans>Turnover</Trans>} value={sums(figures.turnover)} testId="figure-turnover">
          {second !== undefined && <span>{second}</span>}
          {hasBefore && <Before value={sums(lastWeek.turnover)} />}
        </Figure>
        {open && (
          <Figure name={<Trans>Left to pay</Trans>} value={sums(open.leftToPay)} testId="figure-open">
            <span>
              {open.unpaid === 0 ? (
                <Trans comment="under the sum that is left to pay: it is zero">all is paid</Trans>
              ) : (
                <Plural value={open.unpaid} one="in # order now" other="in # orders now" />
              )}
            </span>
          </Figure>
        )}
        {now !== undefined && (
          <Figure
            name={
              <Trans comment="how long an order takes from being sent until it is on the table">To the table</Trans>
            }
            value={<Minutes value={now} />}
            testId="figure-minutes"
          >
            {before !== undefined && (
              <>
                <Difference by={now - before} isGood={now < before} />
                <Before value={<Minutes value={before} />} />
              </>
            )}
          </Figure>
        )}
        <Figure name={<Trans>Average bill</Trans>} value={sums(figures.averageBill)} testId="figure-bill">
          {figures.bills !== undefined && (
            <span>
              <Plural value={figures.bills} one="from # bill" other="from # bills" />
            </span>
          )}
          {hasBefore && <Before value={sums(lastWeek.averageBill)} />}
        </Figure>
      </dl>
    </section>
  );
};
