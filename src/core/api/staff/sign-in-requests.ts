// POST staff/sign-in, staff/token, staff/sign-out, staff/return: what somebody proves himself by is a secret in the body.

import {
  type AnswerReader,
  readPlaces,
  readRenewed,
  readSignedIn,
  readSignedOut,
  type StaffRefusal,
} from '#contract/staff/staff-answers.ts';
import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import { fail, ok, type Result } from '#domain/result.ts';

export type StaffFailure = StaffRefusal | { readonly kind: 'no_response' };

type Send = Pick<Http, 'send'>;

/** A call whose answer is read by `read`; a refusal by the name that the server gives it. */
export async function callStaff<T>(
  send: Http['send'],
  path: string,
  read: AnswerReader<T>,
  options: Parameters<Http['send']>[1],
): Promise<Result<T, StaffFailure>> {
  const answer = await send(path, options);
  if (!answer.ok) return fail({ kind: answer.error.kind === 'no_response' ? 'no_response' : 'other' });
  const { status, headers, body } = answer.value;
  // A page of somebody else's at our address is no answer.
  if (body === undefined) return fail({ kind: 'no_response' });
  return read({ status, retryAfter: headers.get('retry-after'), body });
}

const post = <T>(http: Send, path: string, read: AnswerReader<T>, place: number, json: unknown) =>
  callStaff(http.send, path, read, { method: 'post', json, place });

/** Signs in by the one-time secret of a link. `joins`: secrets of the same person's sign-ins at other places. `code`: of a second factor. */
export const signInByLink = (
  http: Send,
  place: number,
  secret: string,
  joins: readonly string[],
  code?: string,
): Promise<Result<StaffSignIn, StaffFailure>> =>
  // A server of another build need not know what nothing is.
  post(http, 'staff/sign-in', readSignedIn, place, {
    secret,
    ...(joins.length > 0 && { joins }),
    ...(code !== undefined && { code }),
  });

/** Places where the signed-in person has a role. `send` carries their token. */
export const listOwnPlaces = (send: Http['send'], place: number) =>
  callStaff(send, 'staff/places', readPlaces, { place });

/** A fresh token for the same sign-in. */
export async function renewSignIn(
  http: Send,
  place: number,
  secret: string,
): Promise<Result<StaffSignIn, StaffFailure>> {
  const answer = await post(http, 'staff/token', readRenewed, place, { secret });
  return answer.ok ? ok({ ...answer.value, secret }) : answer;
}

/**
 * Ends a sign-in on the server. Without a network it ends when it would have ended by itself. `mayReturn`: the person asks
 * to come back on this phone by the PIN; the answer says whether they can.
 */
export const endSignIn = (http: Send, place: number, secret: string, mayReturn = false) =>
  post(http, 'staff/sign-out', readSignedOut, place, { secret, ...(mayReturn && { mayReturn }) });

/** Signs the person in again who signed out on this phone. */
export const returnByPin = (
  http: Send,
  place: number,
  secret: string,
  pin: string,
): Promise<Result<StaffSignIn, StaffFailure>> => post(http, 'staff/return', readSignedIn, place, { secret, pin });
