import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TENDERS, type Tender } from '#domain/bill/payment.ts';
import type { Sum } from '#domain/owner/day-figures.ts';
import type { ReportFigures as FiguresOf, Report } from '#domain/owner/reports/report.ts';
import type { ReportPeriod } from '#domain/owner/reports/report-days.ts';
import { addSums } from '#domain/owner/reports/report-people.ts';
import type { Currency } from '#domain/pricing/money.ts';
import styles from '#staff/today/day-figures.module.css';
import { Difference, Figure, Minutes, Before as WeekBefore } from '#staff/today/figure.tsx';
import { useSums } from '#staff/today/sum-text.tsx';
import { classNames } from '#ui/look/class-names.ts';
import page from './report.module.css';

interface ReportFiguresProps {
  readonly report: Pick<Report, 'period' | 'now' | 'before'>;
  readonly currency: Currency;
  /** Visits are counted. */
  readonly hasVisits: boolean;
}

/** A figure of the same weekdays before the chosen days, which stand in words above the figures. */
const EarlierBefore = ({ value }: { readonly value: ReactNode }) => (
  <span>
    <Trans comment="a figure of the earlier days with which chosen days are compared">before: {value}</Trans>
  </span>
);

/** A figure of the earlier days. */
const MonthBefore = ({ value }: { readonly value: ReactNode }) => (
  <span>
    <Trans comment="a figure of the month before until the same date">a month ago: {value}</Trans>
  </span>
);

const beforeOf = (period: ReportPeriod) =>
  period === 'month' ? MonthBefore : period === 'own' ? EarlierBefore : WeekBefore;

const Figures = ({ report, currency, hasVisits }: ReportFiguresProps) => {
  const { now, before } = report;
  const Before = beforeOf(report.period);
  const sums = useSums(currency);
  const faster = (key: 'minutesToAccept' | 'minutesToTable') => {
    const [mine, then] = [now[key], before[key]];
    return mine !== undefined && then !== undefined && <Difference by={mine - then} isGood={mine < then} />;
  };
  return (
    <dl className={classNames(styles.figures, page.filled)}>
      <Figure name={<Trans>Orders</Trans>} value={now.orders} testId="report-orders">
        {/* Against a day without orders a difference repeats the figure. */}
        {before.orders > 0 && <Difference by={now.orders - before.orders} isGood={now.orders > before.orders} />}
        <Before value={before.orders} />
        {now.refused > 0 && (
          <span>
            <Plural value={now.refused} one="# refused, not counted" other="# refused, not counted" />
          </span>
        )}
      </Figure>
      <Figure name={<Trans>Turnover</Trans>} value={sums(now.turnover)} testId="report-turnover">
        <Before value={sums(before.turnover)} />
      </Figure>
      <Paid report={report} currency={currency} />
      <Tips report={report} currency={currency} />
      <Figure
        name={<Trans comment="how long an order takes from being sent until somebody accepts it">Until accepted</Trans>}
        value={<Minutes value={now.minutesToAccept} />}
        testId="report-accepted"
      >
        {faster('minutesToAccept')}
        <Before value={<Minutes value={before.minutesToAccept} />} />
      </Figure>
      <Figure
        name={<Trans comment="how long an order takes from being sent until it is on the table">To the table</Trans>}
        value={<Minutes value={now.minutesToTable} />}
        testId="report-served"
      >
        {faster('minutesToTable')}
        <Before value={<Minutes value={before.minutesToTable} />} />
      </Figure>
      <Figure
        name={
          <Trans comment="orders that waited on a guest’s phone until the network was back">Orders saved offline</Trans>
        }
        value={now.savedOffline}
        testId="report-saved"
      >
        <Before value={before.savedOffline} />
      </Figure>
      {hasVisits && <Visits report={report} />}
    </dl>
  );
};

/** Figures of a period, each beside those of the earlier days up to the same time. */
export const ReportFigures = (props: ReportFiguresProps) => (
  <div className={page.figures}>
    <Figures {...props} />
    <details className={page.counted} data-testid="how-counted">
      <summary>
        <Trans comment="opens the explanation of figures">How it is counted</Trans>
      </summary>
      <ul>
        <li>
          <Trans>Paid by card: without tips; refunds are on the page of card payments.</Trans>
        </li>
        <li>
          <Trans>Orders saved offline: they waited on the device for the network, half a minute or longer.</Trans>
        </li>
      </ul>
    </details>
  </div>
);

const TenderName = ({ tender }: { readonly tender: Tender }) => {
  switch (tender) {
    case 'cash':
      return <Trans comment="a figure: the money that was paid in cash">Paid in cash</Trans>;
    case 'card':
      return <Trans comment="a figure: the money that was paid by card">Paid by card</Trans>;
    case 'room':
      return (
        <Trans comment="a figure: the money that the hotel put on the bills of its rooms">On the rooms’ bills</Trans>
      );
    case 'other':
      return <Trans comment="a figure: the money that was paid neither in cash nor by card">Paid otherwise</Trans>;
  }
};

/** Tenders that every venue knows. */
const ALWAYS: readonly Tender[] = ['cash', 'card'];

/** Payments by method; one that not every venue has only if it was used. */
const Paid = ({ report, currency }: Omit<ReportFiguresProps, 'hasVisits'>) => {
  const { now, before } = report;
  const Before = beforeOf(report.period);
  const sums = useSums(currency);
  if (!now.paid) return null;
  const by = ({ paid = [] }: FiguresOf, tender: Tender) => paid.filter((sum) => sum.tender === tender);
  return TENDERS.filter(
    (tender) => ALWAYS.includes(tender) || by(now, tender).length + by(before, tender).length > 0,
  ).map((tender) => (
    <Figure
      key={tender}
      name={<TenderName tender={tender} />}
      value={sums(by(now, tender))}
      testId={`report-paid-${tender}`}
    >
      <Before value={sums(by(before, tender))} />
    </Figure>
  ));
};

/** Tips by the way they came; nothing where nobody gave one. */
const Tips = ({ report, currency }: Omit<ReportFiguresProps, 'hasVisits'>) => {
  const Before = beforeOf(report.period);
  const sums = useSums(currency);
  const partsOf = ({ tips = [], notedTips = [] }: FiguresOf) => {
    const by = (tender: Tender) => notedTips.filter((sum) => sum.tender === tender);
    return { cash: by('cash'), card: by('card'), other: addSums([...by('room'), ...by('other')]), online: tips };
  };
  const allOf = (figures: FiguresOf): readonly Sum[] => addSums(Object.values(partsOf(figures)).flat());
  const [now, before] = [allOf(report.now), allOf(report.before)];
  if (now.length + before.length === 0) return null;
  const { cash, card, other, online } = partsOf(report.now);
  return (
    <Figure
      name={<Trans comment="a figure: money for the staff beside the bills">Tips</Trans>}
      value={sums(now)}
      testId="report-tips"
    >
      {cash.length > 0 && (
        <span>
          <Trans comment="a part of the tips">in cash: {sums(cash)}</Trans>
        </span>
      )}
      {card.length > 0 && (
        <span>
          <Trans comment="a part of the tips: by the card terminal">by card: {sums(card)}</Trans>
        </span>
      )}
      {other.length > 0 && (
        <span>
          <Trans comment="a part of the tips: neither in cash nor by card">otherwise: {sums(other)}</Trans>
        </span>
      )}
      {online.length > 0 && (
        <span>
          <Trans comment="a part of the tips: guests gave them on their phones">online: {sums(online)}</Trans>
        </span>
      )}
      <Before value={sums(before)} />
    </Figure>
  );
};

/** Figures of visits: pages, searches, promotions. */
const Visits = ({ report: { period, now, before } }: Pick<ReportFiguresProps, 'report'>) => {
  const Before = beforeOf(period);
  return (
    <>
      <Figure name={<Trans>Pages looked at</Trans>} value={now.pages} testId="report-pages">
        <span>
          <Trans comment="pages of the menu were looked at for so many minutes in all">
            {now.minutesLooked} min in all
          </Trans>
        </span>
        <Before value={before.pages} />
      </Figure>
      <Figure name={<Trans>Searches</Trans>} value={now.searches} testId="report-searches">
        <span>
          <Plural value={now.emptySearches} one="# found nothing" other="# found nothing" />
        </span>
        <Before value={before.searches} />
      </Figure>
      <Figure name={<Trans>Promotions opened</Trans>} value={now.promotionPresses} testId="report-promotions">
        <Before value={before.promotionPresses} />
      </Figure>
    </>
  );
};
