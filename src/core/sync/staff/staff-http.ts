// Staff calls for page and worker: each carries the token of the signed-in person, and an expired token is renewed first. A
// person whom the server no longer knows is signed out here too.

import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import { renewSignIn } from '#core/api/staff/sign-in-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropKept, dropSignIn, readStaff, storeToken } from '#core/db/staff/staff-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { openSecret } from './sealed-secret.ts';

type Options = Omit<NonNullable<Parameters<Http['send']>[1]>, 'place'> & { readonly place: PlaceId };

/** `signed_out`: no person is signed in here; `no_response`: no answer from the network. */
export type NoToken = 'signed_out' | 'no_response';

export interface StaffHttp {
  /** Like `Http.send`, for paths below `staff/`. Fails like a 401 answer when no person is signed in. */
  readonly send: (path: string, options: Options) => ReturnType<Http['send']>;
  /** Sends a person's own actions after another one has signed in: no other person sends them. */
  readonly sendAs: (person: string, path: string, options: Options) => ReturnType<Http['send']>;
  /** Headers for another kind of call, such as a stream. `isTurnedDown`: the last token was rejected. */
  readonly headers: (
    placeId: PlaceId,
    isTurnedDown?: boolean,
  ) => Promise<Result<{ readonly authorization: string }, NoToken>>;
}

/** A token that expires within this time is renewed before use. */
const ALMOST_OVER_MS = 20_000;

export function createStaffHttp(
  db: TablDatabase,
  http: Pick<Http, 'send'>,
  /** The server's time, as far as known. */
  now: () => number,
): StaffHttp {
  const renewing = new Map<string, Promise<Result<StaffSignIn, NoToken>>>();

  async function renew(placeId: PlaceId, { secret }: StaffSignIn): Promise<Result<StaffSignIn, NoToken>> {
    const renewed = await renewSignIn(http, placeId, secret);
    if (renewed.ok) {
      await storeToken(db, placeId, renewed.value);
      return ok(renewed.value);
    }
    if (renewed.error.kind !== 'refused' || renewed.error.status !== 401) return fail('no_response');
    await dropSignIn(db, placeId, secret, true);
    return fail('signed_out');
  }

  /** One renewal at a time per sign-in. */
  const renewOnce = (placeId: PlaceId, signIn: StaffSignIn): Promise<Result<StaffSignIn, NoToken>> => {
    const known = renewing.get(signIn.secret);
    if (known) return known;
    const renewal = renew(placeId, signIn).finally(() => renewing.delete(signIn.secret));
    renewing.set(signIn.secret, renewal);
    return renewal;
  };

  /** Tokens of kept sign-ins of this shift, by place and person. */
  const keptTokens = new Map<string, StaffSignIn>();

  async function keptFor(
    placeId: PlaceId,
    person: string,
    isTurnedDown: boolean,
  ): Promise<Result<StaffSignIn, NoToken>> {
    const known = keptTokens.get(`${placeId} ${person}`);
    if (known && !isTurnedDown && known.expiresAt - now() > ALMOST_OVER_MS) return ok(known);
    const kept = (await readStaff(db, placeId))?.kept?.find(
      ({ identity }) => identity.kind === 'person' && identity.id === person,
    );
    const secret = kept && kept.endsAt > now() ? await openSecret(kept.sealed) : undefined;
    if (secret === undefined) return fail('signed_out');
    const renewed = await renewSignIn(http, placeId, secret);
    if (renewed.ok) {
      keptTokens.set(`${placeId} ${person}`, renewed.value);
      return ok(renewed.value);
    }
    if (renewed.error.kind !== 'refused' || renewed.error.status !== 401) return fail('no_response');
    await dropKept(db, placeId, person);
    return fail('signed_out');
  }

  const signInFor = async (
    placeId: PlaceId,
    isTurnedDown: boolean,
    person?: string,
  ): Promise<Result<StaffSignIn, NoToken>> => {
    const signIn = (await readStaff(db, placeId))?.signIn;
    const isInFront = signIn?.identity.kind === 'person' && signIn.identity.id === person;
    if (person !== undefined && !isInFront) return keptFor(placeId, person, isTurnedDown);
    if (!signIn) return fail('signed_out');
    const isFresh = !isTurnedDown && signIn.expiresAt - now() > ALMOST_OVER_MS;
    return isFresh ? ok(signIn) : renewOnce(placeId, signIn);
  };

  const headersOf = async (
    placeId: PlaceId,
    isTurnedDown: boolean,
    person?: string,
  ): ReturnType<StaffHttp['headers']> => {
    const signIn = await signInFor(placeId, isTurnedDown, person);
    return signIn.ok ? ok({ authorization: `Bearer ${signIn.value.token}` }) : signIn;
  };

  const once = async (
    path: string,
    options: Options,
    isTurnedDown: boolean,
    person?: string,
  ): ReturnType<Http['send']> => {
    const bearer = await headersOf(options.place, isTurnedDown, person);
    if (bearer.ok) {
      const own = Object.fromEntries(new Headers(options.headers as HeadersInit | undefined));
      return http.send(path, { ...options, headers: { ...own, ...bearer.value } });
    }
    return fail(
      bearer.error === 'signed_out' ? { kind: 'responded', status: 401, body: undefined } : { kind: 'no_response' },
    );
  };

  const send = async (path: string, options: Options, person?: string): ReturnType<Http['send']> => {
    const answer = await once(path, options, false, person);
    // Expired, or for a role that was revoked: a new token tells which.
    return answer.ok && answer.value.status === 401 ? once(path, options, true, person) : answer;
  };

  return {
    headers: (placeId, isTurnedDown = false) => headersOf(placeId, isTurnedDown),
    send: (path, options) => send(path, options),
    sendAs: (person, path, options) => send(path, options, person),
  };
}
