// Figures of a day or a week. `send` carries the signed-in person's token.
import { readReport } from '#contract/owner/report.ts';
import type { Http } from '#core/api/http.ts';
import type { Days, ReportPeriod } from '#domain/owner/reports/report-days.ts';
import { callStaff } from './sign-in-requests.ts';

export const getReport = (send: Http['send'], period: ReportPeriod, own?: Days) =>
  callStaff(send, 'staff/report', readReport, { searchParams: { period, ...own } });
