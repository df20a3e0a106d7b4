// The orders of any day, for those who run the place. `send` bears the token of whoever is signed in.
import { readOrdersOfDay, readWholeOrder } from '#contract/owner/order-history.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Http } from '../http.ts';
import { callStaff } from './sign-in.ts';

type Send = Http['send'];

/** A page of a day's orders that are like what is asked for. */
export const listOrdersOfDay = (
  send: Send,
  { day, asked, page }: { readonly day: string; readonly asked: string; readonly page: number },
) =>
  callStaff(send, 'staff/orders/history', readOrdersOfDay, {
    searchParams: { day, page: String(page), ...(asked !== '' && { q: asked }) },
  });

/** One order with all that was done with it. */
export const readOrder = (send: Send, id: string) =>
  callStaff(send, `staff/orders/history/${encodeURIComponent(id)}`, readWholeOrder, {});

/** The orders of some days as a file. It may be long, so nothing but the network ends it. */
export async function readOrdersFile(
  { baseUrl, addressed }: Pick<Http, 'baseUrl' | 'addressed'>,
  place: number,
  headers: Readonly<Record<string, string>>,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Result<Blob, 'refused' | 'no_response'>> {
  try {
    const query = new URLSearchParams({ from, to });
    const response = await fetch(`${baseUrl}/staff/orders/history.csv?${query}`, {
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
