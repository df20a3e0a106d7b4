import { useLocation } from '@tanstack/react-router';
import { isTrialAddress } from '#core/platform/log/wants-no-logs.ts';
import { REPORT_PERIODS } from '#domain/owner/reports/report-days.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { ReportScreen } from '#staff/report/report-screen.tsx';
import { useReport, useReportFile } from '#staff/report/use-report.ts';

/** Report of a day or a week. The period is in the address, so that a reload keeps it. */
export const ReportPage = () => {
  const { place } = useMenu();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const period = REPORT_PERIODS.find((one) => one === query.get('period')) ?? 'day';
  const { found, why } = useReport(period);
  // Until the other period is loaded, the earlier data is hidden, because it has the wrong name.
  const report = found?.period === period ? found : undefined;
  const file = useReportFile(period, report);
  return (
    <ReportScreen
      isTrial={isTrialAddress()}
      period={period}
      periodHref={(one) => `/${place.slug}/staff/report${one === 'day' ? '' : `?period=${one}`}`}
      report={report}
      why={why}
      fileWhy={file.why}
      currency={place.currency}
      dishLanguage={place.defaultLanguage}
      onFile={(kind) => void file.save(kind)}
    />
  );
};
