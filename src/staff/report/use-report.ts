import { useCallback, useState } from 'react';
import type { Http } from '#core/api/http.ts';
import { readCsvFile } from '#core/api/staff/days-file.ts';
import { getReport } from '#core/api/staff/report.ts';
import { saveBlob } from '#core/platform/device/save-blob.ts';
import type { Report } from '#domain/owner/reports/report.ts';
import type { Days, ReportPeriod } from '#domain/owner/reports/report-days.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { staffHttp } from '#staff/frame/staff-context.tsx';
import { type Read, useStaffRead } from '#staff/frame/use-staff-read.ts';

/** Report of some days, reloaded with the place's board, or by `again`. */
export function useReport(period: ReportPeriod, own: Days | undefined): Read<Report> & { readonly again: () => void } {
  const [from, to] = [own?.from, own?.to];
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  const ask = useCallback(
    (send: Http['send']) => getReport(send, period, from === undefined || to === undefined ? undefined : { from, to }),
    [period, from, to, tries],
  );
  return { ...useStaffRead(ask), again: useCallback(() => setTries((count) => count + 1), []) };
}

/** Saves a report as a file; also returns why the last one failed. */
export function useReportFile(
  period: ReportPeriod,
  own: Days | undefined,
  report: Report | undefined,
): { readonly why: string | undefined; readonly save: (kind: 'csv' | 'json') => Promise<void> } {
  const { place } = useMenu();
  const tabl = useTabl();
  const [why, setWhy] = useState<string>();
  const save = async (kind: 'csv' | 'json') => {
    setWhy(undefined);
    const days = own && own.from !== own.to ? `${own.from}_${own.to}` : (report?.from ?? period);
    const name = `report-${place.slug}-${days}.${kind}`;
    if (kind === 'json') {
      saveBlob(name, new Blob([JSON.stringify(report, undefined, 2)], { type: 'application/json' }));
      return;
    }
    const staff = await staffHttp(tabl);
    const bearer = await staff.headers(place.id);
    const file = bearer.ok
      ? await readCsvFile(
          tabl.http,
          `staff/report.csv?${new URLSearchParams({ period, ...own })}`,
          place.id,
          bearer.value,
        )
      : bearer;
    if (file.ok) saveBlob(name, file.value);
    else setWhy(file.error);
  };
  return { why, save };
}
