import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductId } from '#domain/ids.ts';
import { dateFormat } from '#domain/language/date-format.ts';
import type { Language } from '#domain/language/language.ts';
import { type Report, type VisitCount, visitCount } from '#domain/owner/reports/report.ts';
import { type Days, type ReportPeriod, reportDays } from '#domain/owner/reports/report-days.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { CsvButton } from '#staff/frame/csv-button.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { BothTexts } from '#staff/table/dish-name.tsx';
import { BarChart } from '#staff/today/bar-chart.tsx';
import { SingleBar } from '#staff/today/single-bar.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { download } from '#ui/look/today-icons.ts';
import { formatDate } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { OwnDays } from './own-days.tsx';
import styles from './report.module.css';
import { ReportFigures } from './report-figures.tsx';
import { ReportList } from './report-list.tsx';
import { ReportPeople } from './report-people.tsx';
import { ReportRooms } from './report-rooms.tsx';
import { ReportSales } from './report-sales.tsx';

export interface ReportScreenProps {
  readonly period: ReportPeriod;
  /** Chosen days; `undefined`: another period. */
  readonly own?: Days | undefined;
  readonly today: string;
  readonly onDays: (days: Days) => void;
  /** Asks the server again. */
  readonly onAgain: () => void;
  readonly periodHref: (period: ReportPeriod) => string;
  /** `undefined`: not loaded yet. */
  readonly report: Report | undefined;
  /** Why the report could not be loaded; `undefined` when it was loaded. */
  readonly why: string | undefined;
  /** Why a file could not be saved. */
  readonly fileWhy: string | undefined;
  readonly currency: Currency;
  /** Language of the dish names. */
  readonly dishLanguage: Language;
  /** The app runs at an address where visits are not counted. */
  readonly isTrial: boolean;
  readonly onFile: (kind: 'csv' | 'json') => void;
}

/** Orders by day or by hour, in front of those of the earlier days. */
const Bars = ({
  report,
  bars,
  isDays,
}: {
  readonly report: Report;
  readonly bars: Report['bars'];
  readonly isDays: boolean;
}) => {
  const { i18n } = useLingui();
  const isMonth = report.period === 'month';
  const isOwn = report.period === 'own';
  const dated = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const nameOf = (day: string) =>
    dated(day, isMonth || isOwn ? { weekday: 'short', day: 'numeric', month: 'long' } : { weekday: 'long' });
  const labelOf = (day: string) => (isMonth || isOwn ? String(Number(day.slice(8))) : dated(day, { weekday: 'short' }));
  return (
    <BarChart
      title={isDays ? <Trans>By the day</Trans> : <Trans>By the hour</Trans>}
      legend={
        isOwn ? (
          <Trans comment="what the pale bars of a chart are">pale: the days before</Trans>
        ) : isMonth ? (
          <Trans comment="what the pale bars of a chart are">pale: a month ago</Trans>
        ) : (
          <Trans comment="what the pale bars of a chart are">pale: a week ago</Trans>
        )
      }
      none={
        isOwn ? (
          <Trans>Nothing was ordered in these days, nor in those before.</Trans>
        ) : isMonth ? (
          <Trans>Nothing has been ordered yet, nor was it a month ago.</Trans>
        ) : (
          <Trans>Nothing has been ordered yet, nor was it a week ago.</Trans>
        )
      }
      single={(bar) => <SingleBar bar={bar} />}
      heads={[
        isDays ? <Trans key="at">Day</Trans> : <Trans key="at">Hour</Trans>,
        <Trans key="now">Orders</Trans>,
        isOwn ? (
          <Trans key="before" comment="head of a column: orders of the earlier days">
            Orders before
          </Trans>
        ) : isMonth ? (
          <Trans key="before">Orders a month ago</Trans>
        ) : (
          <Trans key="before">Orders a week ago</Trans>
        ),
      ]}
      bars={bars.map(({ at, orders, before }) => ({
        ...{ key: at, now: orders, before },
        label: isDays ? labelOf(at) : at,
        head: isDays ? nameOf(at) : `${at}:00`,
      }))}
    />
  );
};

/** Why the report says nothing about visits. */
const Uncounted = ({ count }: { readonly count: Exclude<VisitCount, 'enough'> }) => {
  switch (count) {
    case 'off':
      return <Trans>What guests look at is not counted: that is switched off in the settings.</Trans>;
    case 'elsewhere':
      return (
        <Trans>
          What guests look at is not counted at this address: it is one for trying things out. It is counted at the
          address that your guests open.
        </Trans>
      );
    case 'few':
      return <Trans>Too few visits yet to say anything of them.</Trans>;
  }
};

const Found = ({ report, currency, dishLanguage, isTrial }: ReportScreenProps & { readonly report: Report }) => {
  const count = visitCount(report, isTrial);
  const isCounted = count === 'enough' || count === 'few';
  return (
    <>
      <ReportFigures report={report} currency={currency} hasVisits={isCounted} />
      <Bars report={report} bars={report.bars} isDays={!isOneDay(report)} />
      {report.hours && <Bars report={report} bars={report.hours} isDays={false} />}
      {report.rooms && <ReportRooms rooms={report.rooms} currency={currency} />}
      {report.people && <ReportPeople people={report.people} currency={currency} />}
      {report.sales && <ReportSales sales={report.sales} currency={currency} dishLanguage={dishLanguage} />}
      {count !== 'enough' && (
        <p className={styles.none} data-testid="visits-uncounted">
          <Uncounted count={count} />
        </p>
      )}
      {isCounted && <Looked report={report} dishLanguage={dishLanguage} isEnough={count === 'enough'} />}
    </>
  );
};

/**
 * Dishes viewed without orders, and searches without results. `isEnough`: there is enough data for an empty list to be
 * meaningful.
 */
const Looked = ({
  report,
  dishLanguage,
  isEnough,
}: {
  readonly report: Report;
  readonly dishLanguage: Language;
  readonly isEnough: boolean;
}) => {
  const { nameOf } = useReaderTexts();
  return (
    <>
      <ReportList
        title={<Trans>Looked at and not ordered</Trans>}
        heads={[
          <Trans key="dish">Dish</Trans>,
          <Trans key="looks">Times looked at</Trans>,
          <Trans key="time">Time in minutes</Trans>,
        ]}
        none={isEnough && <Trans>Every dish that was looked at was ordered too.</Trans>}
        testId="not-ordered"
      >
        {report.notOrdered.map(({ id, name, looks, seconds }) => (
          <tr key={id}>
            <th scope="row">
              <BothTexts kitchen={name} kitchenLanguage={dishLanguage} own={nameOf(id as ProductId)} />
            </th>
            <td>{looks}</td>
            <td>{Math.ceil(seconds / 60)}</td>
          </tr>
        ))}
      </ReportList>
      <ReportList
        title={<Trans>Searched for and not found</Trans>}
        heads={[
          <Trans key="words" comment="what guests typed into the search">
            Words
          </Trans>,
          <Trans key="times" comment="how often">
            Times
          </Trans>,
        ]}
        none={
          report.now.searches === 0 ? (
            <Trans>Nothing was searched for yet.</Trans>
          ) : (
            isEnough && <Trans>Every search found something.</Trans>
          )
        }
        testId="not-found-words"
      >
        {report.notFound.map(({ words, times }) => (
          <tr key={words}>
            <th scope="row">{words}</th>
            <td>{times}</td>
          </tr>
        ))}
      </ReportList>
      <p className={styles.none}>
        <Trans>
          Looks and searches are counted without who the guest is. Guests who ask not to be followed are not counted.
        </Trans>
      </p>
    </>
  );
};

/** Periods with a button, in the order of the buttons. The page's address may name a period without a button, the week. */
const SHOWN_PERIODS: readonly ReportPeriod[] = ['day', 'yesterday', 'seven', 'month', 'own'];

const isOneDay = ({ from, to, period }: Pick<Report, 'from' | 'to' | 'period'>): boolean =>
  period === 'day' || period === 'yesterday' || (period === 'own' && from === to);

const PeriodText = ({ period }: { readonly period: ReportPeriod }) => {
  switch (period) {
    case 'day':
      return <Trans>Today</Trans>;
    case 'yesterday':
      return <Trans>Yesterday</Trans>;
    case 'seven':
      return <Trans comment="a report: today and the six days before">7 days</Trans>;
    case 'week':
      return <Trans>This week</Trans>;
    case 'month':
      return <Trans>This month</Trans>;
    case 'own':
      return <Trans comment="a report: of days that the reader chooses">Own dates</Trans>;
  }
};

const DAY_MS = 86_400_000;

/** The days of the report in words, and those beside them; an old answer says that it is one. */
const Compared = ({ report, isStale }: { readonly report: Report; readonly isStale: boolean }) => {
  const language = useTextLanguage();
  const said = ({ from, to }: Days) => {
    const date = (day: string) => formatDate(Date.parse(day) + DAY_MS / 2, language, 'UTC');
    return from === to ? date(from) : `${date(from)} – ${date(to)}`;
  };
  const days = said(report);
  const earlier = said(reportDays('own', report.to, report).before);
  return (
    <p className={styles.days} data-testid="report-days">
      <strong>{days}</strong>
      {report.period === 'own' && (
        <>
          {' · '}
          <Trans comment="the days with which the report compares">beside {earlier}</Trans>
        </>
      )}
      {isStale && (
        <>
          {' · '}
          <Trans comment="the figures could not be renewed">as it was when last read</Trans>
        </>
      )}
    </p>
  );
};

/** Figures, sales and visits of some days beside earlier ones. */
export const ReportScreen = (props: ReportScreenProps) => {
  const { period, own, today, periodHref, report, why, fileWhy, onFile, onDays, onAgain } = props;
  const { t } = useLingui();
  useAnnouncedPage(t`Report`);
  return (
    <section className={styles.page} data-testid="report-screen">
      <header className={manage.head}>
        <h1 className={manage.title} id="page-title">
          <Trans comment="what a day or a week came to, in figures">Report</Trans>
        </h1>
        <div className={styles.buttons}>
          <CsvButton onPress={() => onFile('csv')} disabled={!report} />
          <Button small icon={<Icon path={download} />} onClick={() => onFile('json')} disabled={!report}>
            JSON
          </Button>
        </div>
      </header>
      <nav className={styles.periods} aria-label={t`Days of the report`}>
        {SHOWN_PERIODS.map((one) => (
          <ButtonLink
            key={one}
            href={periodHref(one)}
            look={one === period ? 'ink' : 'secondary'}
            small
            aria-current={one === period ? 'page' : undefined}
          >
            <PeriodText period={one} />
          </ButtonLink>
        ))}
      </nav>
      {own && <OwnDays key={`${own.from} ${own.to}`} own={own} today={today} onDays={onDays} />}
      <ManageProblemText why={why ?? fileWhy} />
      {why !== undefined && (
        <div>
          <Button small onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {report && <Compared report={report} isStale={why !== undefined} />}
      {report ? <Found {...props} report={report} /> : <ManagedLoading why={why} />}
    </section>
  );
};
