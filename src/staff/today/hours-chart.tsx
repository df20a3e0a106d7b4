import { Trans } from '@lingui/react/macro';
import type { HourCount } from '#domain/owner/day-figures.ts';
import { hourBars } from '#domain/owner/hour-bars.ts';
import { BarChart } from './bar-chart.tsx';

/** Orders by the hour before last week's. */
export const HoursChart = ({
  hours,
  lastWeek,
}: {
  readonly hours: readonly HourCount[];
  readonly lastWeek: readonly HourCount[];
}) => (
  <BarChart
    title={<Trans>By the hour</Trans>}
    legend={<Trans comment="what the pale bars of a chart are">pale: a week ago</Trans>}
    none={<Trans>Nothing has been ordered yet, nor was it a week ago.</Trans>}
    heads={[
      <Trans key="hour">Hour</Trans>,
      <Trans key="now">Orders today</Trans>,
      <Trans key="before">Orders a week ago</Trans>,
    ]}
    bars={hourBars(hours, lastWeek).map(({ hour, orders, lastWeek: before }) => ({
      ...{ key: String(hour), label: String(hour), head: `${hour}:00`, now: orders, before },
    }))}
  />
);
