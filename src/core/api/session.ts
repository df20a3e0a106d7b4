// POST tables/verify_token and tables/verify_session. [S7.10, S7.11]
import { parseSessionAnswer, type VerifySessionBody, type VerifyTokenBody } from '#contract/session/session.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { TableSession } from '#domain/session/session.ts';
import type { DeadCode } from '#domain/table/dead-code.ts';
import type { ApiFailure, Http } from './http.ts';

/** `invalid`: unknown table or session; `why`: it was valid earlier. */
export type SessionFailure = { readonly kind: 'invalid'; readonly why?: DeadCode } | ApiFailure;

const TABLE_TIMEOUT_MS = 15_000;

async function post(
  http: Http,
  path: string,
  json: unknown,
  place: number,
  headers?: Readonly<Record<string, string>>,
): Promise<Result<TableSession, SessionFailure>> {
  const answer = await http.send(path, {
    method: 'post',
    json,
    place,
    ...(headers && { headers }),
    timeout: TABLE_TIMEOUT_MS,
  });
  if (!answer.ok) return answer;
  const { status, body } = answer.value;
  const session = parseSessionAnswer(status, body);
  if (session.ok) return ok(session.value);
  if (session.error === 'invalid') return fail({ kind: 'invalid' });
  if (session.error !== 'unreadable') return fail({ kind: 'invalid', why: session.error });
  return fail(body === undefined ? { kind: 'no_response' } : { kind: 'responded', status, body });
}

/** Exchanges a table's printed code for a session. `headers`: of the staff sign-in on this device. */
export const verifyToken = (
  http: Http,
  body: VerifyTokenBody,
  place: number,
  headers?: Readonly<Record<string, string>>,
) => post(http, 'tables/verify_token', body, place, headers);

/** Checks a session of this device and extends it. */
export const verifySession = (http: Http, body: VerifySessionBody, place: number) =>
  post(http, 'tables/verify_session', body, place);
