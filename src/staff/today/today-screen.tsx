import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { HourCount } from '#domain/owner/day-figures.ts';
import { hourBars } from '#domain/owner/hour-bars.ts';
import type { Today } from '#domain/owner/today.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { Question } from '#domain/service/service-offer.ts';
import manage from '#staff/frame/manage.module.css';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { BarChart } from './bar-chart.tsx';
import { DayFigures } from './day-figures.tsx';
import { HouseNow } from './house-now.tsx';
import { Needs, type NeedsLinks } from './needs.tsx';
import { SingleBar } from './single-bar.tsx';
import styles from './today.module.css';

/** Orders per hour, in front of last week's. */
const HoursChart = ({
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
    single={(bar) => <SingleBar bar={bar} />}
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

export interface TodayScreenProps {
  /** `undefined`: never loaded here. */
  readonly today: Today | undefined;
  readonly time: BoardTime;
  /** When the day was loaded, epoch ms. */
  readonly readAt: number | undefined;
  readonly currency: Currency;
  /** Language of the dish names. */
  readonly dishLanguage: Language;
  readonly links: NeedsLinks & { readonly bookings: string };
  /** Number of tables whose guests are here; `undefined`: not known, or the place has no tables. */
  readonly taken?: number | undefined;
  /** The venue's present questions to guests; `undefined`: not loaded. */
  readonly questions?: readonly Question[] | undefined;
  /** Opens the list of fiscal receipts to be issued by staff. */
  readonly onReceipts: () => void;
}

const OldDay = ({ readAt, timeZone }: { readonly readAt: number | undefined; readonly timeZone: string }) => {
  const at = readAt === undefined ? undefined : formatTime(readAt, timeZone);
  return (
    <WaitNotice
      icon={wifiSlash}
      testId="today-stale"
      title={
        at === undefined ? (
          <Trans>There is no connection, and nothing was seen here before.</Trans>
        ) : (
          <Trans>You see the day as of {at}.</Trans>
        )
      }
    >
      <Trans>It becomes current again as soon as there is a connection.</Trans>
    </WaitNotice>
  );
};

/** Matters that need attention, and the day's figures beside last week's. */
export const TodayScreen = (props: TodayScreenProps) => {
  const { today, time, readAt, currency, dishLanguage, links, questions, taken, onReceipts } = props;
  const { t } = useLingui();
  useAnnouncedPage(t`Today`);
  return (
    <section className={styles.page} data-testid="today-screen">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Today</Trans>
        </h1>
      </header>
      {time.isStale && <OldDay readAt={readAt} timeZone={time.timeZone} />}
      {today && (
        <>
          <Needs needs={today.needs} {...{ time, dishLanguage, links, questions, onReceipts }} />
          <HouseNow bookings={today.bookings} taken={taken} timeZone={time.timeZone} links={links} />
          <DayFigures figures={today.figures} lastWeek={today.lastWeek} currency={currency} />
          <HoursChart hours={today.hours} lastWeek={today.lastWeekHours} />
        </>
      )}
    </section>
  );
};
