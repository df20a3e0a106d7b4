// Sign-in by link, token renewal, sign-out. PINs are in pin-sign-in.ts.
import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#domain/result.ts';
import { FREE_PINS, pinsLeft } from '#domain/staff/pin-lock.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { appendJournal } from '../../store/journal.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import { addReturn, countReturn, hasPin, takeReturn } from '../../store/staff/returns.ts';
import { factorOf } from '../../store/staff/second-factors.ts';
import {
  addSignIn,
  endSession,
  extendSession,
  findAttempt,
  findInvite,
  findSignIn,
  findSignInBySecret,
  joinSessions,
  noteAttempt,
  type SignIn,
  takeInvite,
} from '../../store/staff/sign-ins.ts';
import { findDeviceBySecret } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { hearDevice } from './devices.ts';
import { type Bearer, identityAt, isStation, placeOfBearer, type Token, tokenFor } from './identify.ts';
import { isRightPin } from './pin-hash.ts';
import { type CodeRefusal, keyedHash, keyFor, type RateLimited, spendFactor, takeTry } from './second-factor.ts';

const DAY = 24 * 3_600_000;
/** Each use extends the sign-in of a personal phone, ms. */
const OWN_PHONE_MS = 90 * DAY;
/** Time for which a signed-out phone can sign in again by PIN. */
const RETURN_MS = 30 * DAY;
/** Time for which the browser that used a link may repeat its request, because the answer may be lost. */
const ATTEMPT_MS = 10 * 60_000;

export interface SignedIn extends Token {
  readonly secret: string;
  /** Epoch ms: end of the shift, or of an unused phone's sign-in. */
  readonly endsAt: number;
  readonly identity: StaffIdentity;
}

export type Renewed = Omit<SignedIn, 'secret' | 'endsAt'>;

/** Stores a sign-in and journals it. `deviceId`: null on a personal phone. */
export async function beginSignIn(
  tx: Tx,
  signIn: Pick<SignIn, 'person' | 'placeId' | 'deviceId'> & {
    readonly lastsMs: number;
    /** `undefined`: the sign-in gets a new session. */
    readonly sessionId?: string | undefined;
    /** `undefined`: a random secret. */
    readonly secret?: string | undefined;
  },
  at: { readonly placeId: number; readonly now: number },
): Promise<{ readonly signIn: SignIn; readonly secret: string }> {
  const { person, placeId, deviceId, lastsMs } = signIn;
  const id = randomUUID();
  const sessionId = signIn.sessionId ?? id;
  const secret = signIn.secret ?? makeSecret();
  const expiresAt = at.now + lastsMs;
  const hash = hashSecret(secret);
  await addSignIn(tx, { id, personId: person.id, placeId, deviceId, hash, expiresAt, sessionId }, at.now);
  const payload = { personId: person.id, name: person.name, deviceId };
  await appendJournal(tx, { placeId: at.placeId, at: at.now, type: 'staff.signed_in', payload });
  return { signIn: { id, person, placeId, deviceId, expiresAt, sessionId }, secret };
}

/** Part of a sign-in that the device gets, once. */
export const told = ({ signIn, secret }: Awaited<ReturnType<typeof beginSignIn>>) => ({
  secret,
  endsAt: signIn.expiresAt,
});

/** Sessions that a phone proves by its secrets. A shared device has none, because its sign-ins belong to several people. */
async function ownSessions(tx: Tx, secrets: readonly string[], now: number): Promise<readonly string[]> {
  const sessions = new Set<string>();
  for (const secret of secrets) {
    const signIn = await findSignInBySecret(tx.db, hashSecret(secret), now);
    if (signIn?.deviceId === null) sessions.add(signIn.sessionId);
  }
  return [...sessions];
}

export interface LinkAsked {
  readonly link: string;
  /** Secrets of sign-ins at other places, which are joined as the same person's; an equal name joins nothing. */
  readonly joins?: readonly string[];
  /** Typed code of the second factor. */
  readonly code?: string | undefined;
  /** Random id of the browser's attempt, the same after a lost answer. `undefined`: an older page. */
  readonly attempt?: string | undefined;
}

/** `code_needed`: the person has a second factor. Only a right code uses up the link. */
export type LinkRefusal = 'invalid_link' | 'code_needed' | CodeRefusal | RateLimited;

type Asking = Pick<Services, 'store' | 'keys' | 'clock' | 'limits'>;

/** Uses up the code of a person with a second factor; other people need none. */
async function passFactor(
  tx: Tx,
  services: Pick<Services, 'keys' | 'clock'>,
  personId: string,
  code: string | undefined,
): Promise<Result<void, 'code_needed' | CodeRefusal>> {
  if (!(await factorOf(tx.db, personId))?.isOn) return ok(undefined);
  return code === undefined ? fail('code_needed') : spendFactor(tx, services, personId, code);
}

const codeHashOf = ({ keys }: Pick<Services, 'keys'>, linkHash: string, code: string | undefined) =>
  code === undefined ? null : keyedHash(keyFor(keys.pins, 'code of a link'), linkHash, code);

/** Secret of an attempt's sign-in: every answer to the same attempt has the same secret, so a repeat changes nothing. */
const secretOf = ({ keys }: Pick<Services, 'keys'>, linkHash: string, attempt: string | undefined) =>
  attempt === undefined ? undefined : keyedHash(keyFor(keys.pins, 'sign-in by link'), linkHash, attempt);

const findRepeated = (db: Tx['db'], clock: () => number, placeId: number, linkHash: string, attempt?: string) => {
  const now = clock();
  const at = { placeId, since: now - ATTEMPT_MS, now };
  return attempt === undefined ? undefined : findAttempt(db, linkHash, hashSecret(attempt), at);
};

/** Whether a link still signs in: unused, or used by this attempt. This check does not use the link up. */
export async function isLinkOpen(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PublishedPlace,
  link: string,
  attempt?: string,
): Promise<boolean> {
  const hash = hashSecret(link);
  const invite = await findInvite(store.read, hash, place.id, clock());
  return (invite ?? (await findRepeated(store.read, clock, place.id, hash, attempt))) !== undefined;
}

/** Signs the holder of an unused link in on this device, for as long as the device is used. */
export async function signInByLink(
  services: Asking,
  place: PublishedPlace,
  asked: LinkAsked,
): Promise<Result<SignedIn, LinkRefusal>> {
  const { store, clock } = services;
  const { link, code, attempt } = asked;
  const hash = hashSecret(link);
  if (code !== undefined) {
    const invite = await findInvite(store.read, hash, place.id, clock());
    const personId =
      invite?.person.id ?? (await findRepeated(store.read, clock, place.id, hash, attempt))?.signIn.person.id;
    // A wrong link counts against no person.
    const limited = personId && (await takeTry(services, personId));
    if (limited) return fail(limited);
  }
  const begun = await store.write<Result<Awaited<ReturnType<typeof beginSignIn>>, LinkRefusal>>(place.id, (tx) =>
    useLink(tx, services, place.id, hash, asked),
  );
  if (!begun.ok) return begun;
  const bearer: Bearer = { kind: 'person', signIn: begun.value.signIn };
  return ok({ ...(await tokenFor(services, bearer)), ...told(begun.value), identity: identityAt(bearer, place.id) });
}

/** Uses up a link and begins its sign-in; for the attempt that has used the link already, repeats the answer. */
async function useLink(tx: Tx, services: Asking, atPlace: number, hash: string, asked: LinkAsked) {
  const { joins = [], code, attempt } = asked;
  const secret = secretOf(services, hash, attempt);
  const codeHash = codeHashOf(services, hash, code);
  const repeated = await findRepeated(tx.db, services.clock, atPlace, hash, attempt);
  if (repeated && secret !== undefined) {
    // The attempt has spent this code, so the code is not valid once more. Any other code is checked as usual.
    const isSameCode = codeHash !== null && codeHash === repeated.codeHash;
    const passed = isSameCode ? ok(undefined) : await passFactor(tx, services, repeated.signIn.person.id, code);
    return passed.ok ? ok({ signIn: repeated.signIn, secret }) : passed;
  }
  const now = services.clock();
  const found = await findInvite(tx.db, hash, atPlace, now);
  if (!found) return fail('invalid_link' as const);
  const passed = await passFactor(tx, services, found.person.id, code);
  if (!passed.ok) return passed;
  const invited = await takeInvite(tx, hash, atPlace, now);
  if (!invited) return fail('invalid_link' as const);
  const { person, placeId } = invited;
  const sessions = await ownSessions(tx, joins, now);
  const [sessionId] = sessions;
  if (sessionId !== undefined) await joinSessions(tx, sessions, sessionId);
  const signIn = { person, placeId, deviceId: null, lastsMs: OWN_PHONE_MS, sessionId, secret };
  const begun = await beginSignIn(tx, signIn, { placeId: atPlace, now });
  if (attempt !== undefined) await noteAttempt(tx, hash, { hash: hashSecret(attempt), codeHash }, begun.signIn.id);
  return ok(begun);
}

/** A person by the sign-in's secret, or a station by its device's secret. */
async function bearerOfSecret({ store, clock }: Pick<Services, 'store' | 'clock'>, secret: string) {
  const hash = hashSecret(secret);
  const now = clock();
  const signIn = await findSignInBySecret(store.read, hash, now);
  if (signIn) {
    const end = now + OWN_PHONE_MS;
    // Extends at most once a day, to save writes.
    if (signIn.deviceId === null && end - signIn.expiresAt > DAY)
      await store.write(signIn.placeId ?? 0, (tx) => extendSession(tx, signIn.sessionId, now, end));
    return { kind: 'person', signIn } satisfies Bearer;
  }
  const device = await findDeviceBySecret(store.read, hash);
  if (!isStation(device)) return undefined;
  await hearDevice({ store, clock }, device);
  return { kind: 'station', device } satisfies Bearer;
}

/** A new token for the secret of a sign-in; refused when its person was removed or signed out. */
export async function renewToken(
  services: Pick<Services, 'store' | 'keys' | 'clock'>,
  place: PublishedPlace,
  secret: string,
): Promise<Result<Renewed, 'not_signed_in'>> {
  const bearer = await bearerOfSecret(services, secret);
  const own = bearer && placeOfBearer(bearer);
  if (!bearer || (own !== null && own !== place.id)) return fail('not_signed_in');
  return ok({ ...(await tokenFor(services, bearer)), identity: identityAt(bearer, place.id) });
}

/**
 * Ends a sign-in by its secret, at all places of its session; does nothing when it is over. `mayReturn`: the person wants to
 * come back on this phone by PIN. Returns true when that is possible: on a personal phone, with a PIN.
 */
export async function signOut(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  secret: string,
  mayReturn = false,
): Promise<boolean> {
  const signIn = await findSignInBySecret(store.read, hashSecret(secret), clock());
  if (!signIn) return false;
  return store.write(signIn.placeId ?? 0, async (tx) => {
    const now = clock();
    const still = await findSignIn(tx.db, signIn.id, now);
    if (!still) return false;
    await endSession(tx, still.sessionId, now);
    const returns = mayReturn && still.deviceId === null && (await hasPin(tx.db, still.person.id));
    if (returns) await addReturn(tx, still.id, now + RETURN_MS);
    return returns;
  });
}

/** `left`: tries until the phone needs a link. */
export type ReturnRefusal = { readonly why: 'return_over' } | { readonly why: 'wrong_pin'; readonly left: number };

/**
 * Signs a person in again on a signed-out personal phone, by its secret and their PIN. Wrong PINs count for this phone only,
 * so that a found phone locks its owner out nowhere else.
 */
export async function returnByPin(
  services: Pick<Services, 'store' | 'keys' | 'clock'>,
  place: PublishedPlace,
  { secret, pin }: { readonly secret: string; readonly pin: string },
): Promise<Result<SignedIn, ReturnRefusal>> {
  const { store, clock, keys } = services;
  const asked = { hash: hashSecret(secret), mostTries: FREE_PINS };
  const counted = await store.write(place.id, (tx) => countReturn(tx, { ...asked, now: clock() }));
  if (!counted || (counted.placeId !== null && counted.placeId !== place.id)) return fail({ why: 'return_over' });
  const { signInId, person, placeId, pinHash, tries } = counted;
  if (!(await isRightPin(keys.pins, pin, pinHash))) {
    const left = pinsLeft(tries);
    return fail(left > 0 ? { why: 'wrong_pin', left } : { why: 'return_over' });
  }
  const begun = await store.write(place.id, async (tx) => {
    if (!(await takeReturn(tx, signInId))) return undefined;
    const signIn = { person, placeId, deviceId: null, lastsMs: OWN_PHONE_MS };
    return beginSignIn(tx, signIn, { placeId: place.id, now: clock() });
  });
  if (!begun) return fail({ why: 'return_over' });
  const bearer: Bearer = { kind: 'person', signIn: begun.signIn };
  return ok({ ...(await tokenFor(services, bearer)), ...told(begun), identity: identityAt(bearer, place.id) });
}
