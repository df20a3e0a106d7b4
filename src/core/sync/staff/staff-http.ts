// Calls of the staff, for page and worker: each carries the token of the person who is signed in on this device, and an
// expired token is renewed on the way. A person whom the server no longer knows is signed out here too.

import type { StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import { renewSignIn } from '#core/api/staff/sign-in-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropKept, dropSignIn, readStaff, storeToken } from '#core/db/staff/staff-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { openSecret } from './sealed-secret.ts';

type Options = Omit<NonNullable<Parameters<Http['send']>[1]>, 'place'> & { readonly place: PlaceId };

/** `signed_out`: nobody is signed in here; `no_response`: the network did not answer. */
export type NoToken = 'signed_out' | 'no_response';

export interface StaffHttp {
  /** As `Http.send`, for paths below `staff/`. Fails as one that answered 401 where nobody is signed in. */
  readonly send: (path: string, options: Options) => ReturnType<Http['send']>;
  /** Sends actions that a person did here before another one signed in: nobody else sends them. */
  readonly sendAs: (person: string, path: string, options: Options) => ReturnType<Http['send']>;
  /** The headers of a call that is made otherwise: a stream. `isTurnedDown`: the last token was not taken. */
  readonly headers: (
    placeId: PlaceId,
    isTurnedDown?: boolean,
  ) => Promise<Result<{ readonly authorization: string }, NoToken>>;
}

/** A token that ends within this time is renewed before it is used. */
const ALMOST_OVER_MS = 20_000;

export function createStaffHttp(
  db: TablDatabase,
  http: Pick<Http, 'send'>,
  /** The server's clock, as far as it is known. */
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

  /** One renewal at a time for each sign-in. */
  const renewOnce = (placeId: PlaceId, signIn: StaffSignIn): Promise<Result<StaffSignIn, NoToken>> => {
    const known = renewing.get(signIn.secret);
    if (known) return known;
    const renewal = renew(placeId, signIn).finally(() => renewing.delete(signIn.secret));
    renewing.set(signIn.secret, renewal);
    return renewal;
  };

  /** Tokens of those who signed in on this shift and are not in front of the screen, by place and person. */
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
    // Over, or for a role that somebody no longer has: a fresh one says which.
    return answer.ok && answer.value.status === 401 ? once(path, options, true, person) : answer;
  };

  return {
    headers: (placeId, isTurnedDown = false) => headersOf(placeId, isTurnedDown),
    send: (path, options) => send(path, options),
    sendAs: (person, path, options) => send(path, options, person),
  };
}
