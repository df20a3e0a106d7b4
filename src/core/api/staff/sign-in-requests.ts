// POST staff/sign-in, staff/token, staff/sign-out, staff/return: each proves the person by a secret in the body.

import {
  type AnswerReader,
  readDone,
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

/** Sends a staff call and parses its answer with `read`; a refusal is returned by its code. */
export async function callStaff<T>(
  send: Http['send'],
  path: string,
  read: AnswerReader<T>,
  options: Parameters<Http['send']>[1],
): Promise<Result<T, StaffFailure>> {
  const answer = await send(path, options);
  if (!answer.ok) return fail({ kind: answer.error.kind === 'no_response' ? 'no_response' : 'other' });
  const { status, headers, body } = answer.value;
  // A foreign page at our address counts as no answer.
  if (body === undefined) return fail({ kind: 'no_response' });
  return read({ status, retryAfter: headers.get('retry-after'), body });
}

const post = <T>(http: Send, path: string, read: AnswerReader<T>, place: number, json: unknown) =>
  callStaff(http.send, path, read, { method: 'post', json, place });

export interface LinkUse {
  readonly secret: string;
  readonly attempt: string;
}

/**
 * Signs in with the one-time secret of a link. `attempt`: random id, the same after a lost answer. `joins`: secrets of the
 * same person's sign-ins at other places. `code`: of a second factor.
 */
export const signInByLink = (
  http: Send,
  place: number,
  { secret, attempt }: LinkUse,
  joins: readonly string[],
  code?: string,
): Promise<Result<StaffSignIn, StaffFailure>> =>
  // Absent rather than undefined fields, for servers of other builds.
  post(http, 'staff/sign-in', readSignedIn, place, {
    secret,
    attempt,
    ...(joins.length > 0 && { joins }),
    ...(code !== undefined && { code }),
  });

/** Asks whether a link still signs in, which does not use it up; an error when it does not, or nobody answers. */
export const askLink = (http: Send, place: number, use: LinkUse) => post(http, 'staff/link', readDone, place, use);

/** Places where the signed-in person has a role. `send` carries their token. */
export const listOwnPlaces = (send: Http['send'], place: number) =>
  callStaff(send, 'staff/places', readPlaces, { place });

/** Renews the token of a sign-in. */
export async function renewSignIn(
  http: Send,
  place: number,
  secret: string,
): Promise<Result<StaffSignIn, StaffFailure>> {
  const answer = await post(http, 'staff/token', readRenewed, place, { secret });
  return answer.ok ? ok({ ...answer.value, secret }) : answer;
}

/**
 * Ends a sign-in on the server. Without a network it expires as usual. `mayReturn`: requests a return by PIN on this phone;
 * the answer says whether that is allowed.
 */
export const endSignIn = (http: Send, place: number, secret: string, mayReturn = false) =>
  post(http, 'staff/sign-out', readSignedOut, place, { secret, ...(mayReturn && { mayReturn }) });

/** Signs the person in again who signed out on this phone, by PIN. */
export const returnByPin = (
  http: Send,
  place: number,
  secret: string,
  pin: string,
): Promise<Result<StaffSignIn, StaffFailure>> => post(http, 'staff/return', readSignedIn, place, { secret, pin });
