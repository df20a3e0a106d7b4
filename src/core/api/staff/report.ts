// What a day or a week came to. `send` bears the token of whoever is signed in.
import { readReport } from '#contract/owner/report.ts';
import type { Http } from '#core/api/http.ts';
import type { ReportPeriod } from '#domain/owner/reports/report.ts';
import { callStaff } from './sign-in.ts';

export const getReport = (send: Http['send'], period: ReportPeriod) =>
  callStaff(send, 'staff/report', readReport, { searchParams: { period } });
