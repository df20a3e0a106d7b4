// The calls of a table session.
import { parseCalls } from '#contract/service/calls.ts';
import { OWN_SESSION, ownSessionHeader } from '#contract/session/own-session.ts';
import type { ApiFailure, Http } from '#core/api/http.ts';
import type { SessionToken } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableCall } from '#domain/service/call.ts';

/** GET calls/by_table_session: open calls of the table. */
export async function getCalls(
  http: Http,
  place: number,
  token: SessionToken,
): Promise<Result<TableCall[], ApiFailure>> {
  const answer = await http.send(`calls/by_table_session/${OWN_SESSION}`, { place, headers: ownSessionHeader(token) });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  const calls = status === 200 ? parseCalls(body) : undefined;
  return calls ? ok(calls) : fail({ kind: 'other' });
}
