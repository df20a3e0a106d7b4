import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { Today } from '#domain/owner/today.ts';
import type { Currency } from '#domain/pricing/money.ts';
import manage from '#staff/frame/manage.module.css';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { DayFigures } from './day-figures.tsx';
import { HoursChart } from './hours-chart.tsx';
import { Needs, type NeedsLinks } from './needs.tsx';
import styles from './today.module.css';

export interface TodayScreenProps {
  /** undefined: none was ever read here. */
  readonly today: Today | undefined;
  readonly time: BoardTime;
  /** When it was read, epoch ms. */
  readonly readAt: number | undefined;
  readonly currency: Currency;
  /** In which dishes are named. */
  readonly dishLanguage: Language;
  readonly links: NeedsLinks;
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

/** What needs a person, and what the day has come to beside last week. */
export const TodayScreen = ({ today, time, readAt, currency, dishLanguage, links }: TodayScreenProps) => {
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
          <Needs needs={today.needs} time={time} dishLanguage={dishLanguage} links={links} />
          <DayFigures figures={today.figures} lastWeek={today.lastWeek} currency={currency} />
          <HoursChart hours={today.hours} lastWeek={today.lastWeekHours} />
        </>
      )}
    </section>
  );
};
