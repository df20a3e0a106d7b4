import { Trans, useLingui } from '@lingui/react/macro';
import type { HourCount } from '#domain/owner/day-figures.ts';
import { type HourBar, hourBars } from '#domain/owner/hour-bars.ts';
import { type Currency, currencyDecimals, type Minor } from '#domain/pricing/money.ts';
import { useMoney } from '#ui/words/money.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartBar } from './bar-plot.tsx';
import { SingleBar } from './single-bar.tsx';

const orderBar = ({ hour, orders, lastWeek }: HourBar): ChartBar => ({
  ...{ key: String(hour), label: String(hour), head: `${hour}:00`, now: orders, before: lastWeek },
});

/** The day by the hour, in front of last week's: its turnover, or its orders where the turnover is unknown. */
export const HoursOfDay = ({
  hours,
  lastWeek,
  currency,
}: {
  readonly hours: readonly HourCount[];
  readonly lastWeek: readonly HourCount[];
  readonly currency: Currency;
}) => {
  const { i18n } = useLingui();
  const money = useMoney();
  const bars = hourBars(hours, lastWeek);
  const isPriced = bars.length > 1 && bars.every(({ amounts }) => amounts !== undefined);
  const short = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 0 });
  const whole = (amount: Minor): number => amount / 10 ** currencyDecimals(currency);
  const sumBar = (bar: HourBar): ChartBar => {
    const { now, lastWeek: before } = bar.amounts ?? { now: 0 as Minor, lastWeek: 0 as Minor };
    return {
      ...orderBar(bar),
      ...{ now: whole(now), before: whole(before) },
      texts: { top: now > 0 ? short.format(whole(now)) : '', now: money.main(now), before: money.main(before) },
    };
  };
  return (
    <BarChart
      title={
        isPriced ? (
          <Trans comment="heading over a chart of the turnover of each hour">Turnover by the hour</Trans>
        ) : (
          <Trans>By the hour</Trans>
        )
      }
      legend={<Trans comment="what the pale bars of a chart are">pale: a week ago</Trans>}
      none={<Trans>Nothing has been ordered yet, nor was it a week ago.</Trans>}
      single={(bar) => <SingleBar bar={bar} />}
      heads={[
        <Trans key="hour">Hour</Trans>,
        isPriced ? <Trans key="now">Turnover today</Trans> : <Trans key="now">Orders today</Trans>,
        isPriced ? <Trans key="before">Turnover a week ago</Trans> : <Trans key="before">Orders a week ago</Trans>,
      ]}
      bars={bars.map(isPriced ? sumBar : orderBar)}
    />
  );
};
