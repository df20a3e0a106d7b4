// CSV files of several days. Without a timeout, since a file may be long.

import type { Http } from '#core/api/http.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** Lists available as CSV, with their URLs. */
const FILES = { orders: 'staff/orders/history.csv', feedback: 'staff/feedback.csv' } as const;
export type DaysFileKind = keyof typeof FILES;

export interface DaysAsked {
  readonly from: string;
  readonly to: string;
}

type Refused = 'refused' | 'no_response';

/** Fetches a CSV file; `headers` carry the signed-in person's token. */
export async function readCsvFile(
  { baseUrl, addressed }: Pick<Http, 'baseUrl' | 'addressed'>,
  path: string,
  place: number,
  headers: Readonly<Record<string, string>>,
): Promise<Result<Blob, Refused>> {
  try {
    const response = await fetch(`${baseUrl}/${path}`, {
      headers: { ...addressed(place), ...headers },
      credentials: 'omit',
      cache: 'no-store',
    });
    if (response.ok && response.headers.get('content-type')?.startsWith('text/csv')) return ok(await response.blob());
    await response.body?.cancel();
    return fail(response.ok ? 'no_response' : 'refused');
  } catch {
    return fail('no_response');
  }
}

/** The file of some days. */
export const readDaysFile = (
  http: Pick<Http, 'baseUrl' | 'addressed'>,
  kind: DaysFileKind,
  place: number,
  headers: Readonly<Record<string, string>>,
  { from, to }: DaysAsked,
): Promise<Result<Blob, Refused>> =>
  readCsvFile(http, `${FILES[kind]}?${new URLSearchParams({ from, to })}`, place, headers);
