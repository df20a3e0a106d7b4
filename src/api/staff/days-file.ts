// Lists of some days for spreadsheets. A file may be long, so nothing but the network ends it.
import { fail, ok, type Result } from '#domain/result.ts';
import type { Http } from '../http.ts';

/** What there are such files of, and where each is. */
const FILES = { orders: 'staff/orders/history.csv', feedback: 'staff/feedback.csv' } as const;
export type DaysFileKind = keyof typeof FILES;

export interface DaysAsked {
  readonly from: string;
  readonly to: string;
}

/** The file of some days; `headers` bear the token of whoever is signed in. */
export async function readDaysFile(
  { baseUrl, addressed }: Pick<Http, 'baseUrl' | 'addressed'>,
  kind: DaysFileKind,
  place: number,
  headers: Readonly<Record<string, string>>,
  { from, to }: DaysAsked,
): Promise<Result<Blob, 'refused' | 'no_response'>> {
  try {
    const query = new URLSearchParams({ from, to });
    const response = await fetch(`${baseUrl}/${FILES[kind]}?${query}`, {
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
