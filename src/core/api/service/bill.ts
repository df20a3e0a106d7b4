// Bill of a table session, and its payers.
import { parseToldBill } from '#contract/bill/told-bill.ts';
import { HEADERS } from '#contract/headers.ts';
import { OWN_SESSION, ownSessionHeader } from '#contract/session/own-session.ts';
import type { ApiFailure, Http } from '#core/api/http.ts';
import type { ToldBill } from '#domain/bill/told-bill.ts';
import type { SessionToken } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** GET orders/by_table_session/{session}/bill. `device`: identifies this phone's share. */
export async function getToldBill(
  http: Http,
  place: number,
  token: SessionToken,
  device: string | undefined,
): Promise<Result<ToldBill, ApiFailure>> {
  const answer = await http.read(`orders/by_table_session/${OWN_SESSION}/bill`, {
    place,
    headers: { ...ownSessionHeader(token), ...(device !== undefined && { [HEADERS.device]: device }) },
  });
  if (!answer.ok) return answer;
  const bill = parseToldBill(answer.value.body);
  return bill ? ok(bill) : fail({ kind: 'other' });
}
