import { useLocation, useNavigate } from '@tanstack/react-router';
import { isTrialAddress } from '#core/platform/log/wants-no-logs.ts';
import { dayAt, isDay } from '#domain/owner/calendar-day.ts';
import { type Days, REPORT_PERIODS, type ReportPeriod } from '#domain/owner/reports/report-days.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { ReportScreen } from '#staff/report/report-screen.tsx';
import { useReport, useReportFile } from '#staff/report/use-report.ts';

/** Report of some days. They are in the address, so that a reload keeps them. */
export const ReportPage = () => {
  const { place } = useMenu();
  const { serverNow } = useTabl();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const period = REPORT_PERIODS.find((one) => one === query.get('period')) ?? 'day';
  const { day: today } = dayAt(serverNow(), place.timeZone);
  const dayIn = (key: 'from' | 'to') => [query.get(key) ?? ''].find(isDay) ?? today;
  const own: Days | undefined = period === 'own' ? { from: dayIn('from'), to: dayIn('to') } : undefined;
  const { found, why, again } = useReport(period, own);
  // Until the other days are loaded, the earlier data is hidden, because it has the wrong name.
  const isAsked = found?.period === period && (!own || (found.from === own.from && found.to <= own.to));
  const report = isAsked ? found : undefined;
  const file = useReportFile(period, own, report);
  const hrefOf = (one: ReportPeriod, days?: Days) =>
    `/${place.slug}/staff/report${one === 'day' ? '' : `?${new URLSearchParams({ period: one, ...days })}`}`;
  return (
    <ReportScreen
      isTrial={isTrialAddress()}
      period={period}
      own={own}
      today={today}
      periodHref={(one) =>
        hrefOf(one, one === 'own' ? { from: found?.from ?? today, to: found?.to ?? today } : undefined)
      }
      onDays={(days) => void navigate({ href: hrefOf('own', days) })}
      onAgain={again}
      report={report}
      why={why}
      fileWhy={file.why}
      currency={place.currency}
      dishLanguage={place.defaultLanguage}
      onFile={(kind) => void file.save(kind)}
    />
  );
};
