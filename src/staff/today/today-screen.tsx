import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#domain/language/language.ts';
import type { Today } from '#domain/owner/today.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { Question } from '#domain/service/service-offer.ts';
import manage from '#staff/frame/manage.module.css';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import { WaitNotice } from '#staff/tables/wait-notice.tsx';
import { clock, wifiSlash } from '#ui/look/icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { BestSellers } from './best-sellers.tsx';
import { DayFigures } from './day-figures.tsx';
import { HoursOfDay } from './hours-of-day.tsx';
import { HouseNow } from './house-now.tsx';
import { Needs, type NeedsLinks } from './needs.tsx';
import styles from './today.module.css';

export interface TodayScreenProps {
  /** `undefined`: never loaded here. */
  readonly today: Today | undefined;
  readonly time: BoardTime;
  /** When the day was loaded, epoch ms. */
  readonly readAt: number | undefined;
  /** The day is old because an answer takes long. Omitted: the connection is lost. */
  readonly isSlow?: boolean;
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

const OldDay = ({
  readAt,
  timeZone,
  isSlow,
}: Required<Pick<TodayScreenProps, 'readAt' | 'isSlow'>> & { readonly timeZone: string }) => {
  const at = readAt === undefined ? undefined : formatTime(readAt, timeZone);
  return (
    <WaitNotice
      icon={isSlow ? clock : wifiSlash}
      testId="today-stale"
      title={
        at === undefined && isSlow ? (
          <Trans>The day is still on its way.</Trans>
        ) : at === undefined ? (
          <Trans>There is no connection, and nothing was seen here before.</Trans>
        ) : (
          <Trans>You see the day as of {at}.</Trans>
        )
      }
    >
      {isSlow ? (
        <Trans comment="above figures of a day that may be old">
          The answer takes longer than usual. It becomes current by itself.
        </Trans>
      ) : (
        <Trans>It becomes current again as soon as there is a connection.</Trans>
      )}
    </WaitNotice>
  );
};

/** Matters that need attention, and the day's figures beside last week's. */
export const TodayScreen = (props: TodayScreenProps) => {
  const { today, time, readAt, isSlow = false, currency, dishLanguage, links, questions, taken, onReceipts } = props;
  const { t } = useLingui();
  useAnnouncedPage(t`Today`);
  return (
    <section className={styles.page} data-testid="today-screen">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans>Today</Trans>
        </h1>
      </header>
      {time.isStale && <OldDay {...{ readAt, isSlow }} timeZone={time.timeZone} />}
      {today && (
        <>
          <Needs needs={today.needs} open={today.open} {...{ time, dishLanguage, links, questions, onReceipts }} />
          <HouseNow bookings={today.bookings} taken={taken} timeZone={time.timeZone} links={links} />
          <DayFigures figures={today.figures} open={today.open} lastWeek={today.lastWeek} currency={currency} />
          <div className={styles.columns}>
            <HoursOfDay hours={today.hours} lastWeek={today.lastWeekHours} currency={currency} />
            {today.dishes && <BestSellers dishes={today.dishes} currency={currency} dishLanguage={dishLanguage} />}
          </div>
        </>
      )}
    </section>
  );
};
