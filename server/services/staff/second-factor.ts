// Second factor of managers: a TOTP code (RFC 6238), required when a link signs in a new phone. Signed-in phones and PINs on
// venue devices need none.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hasRole } from '#domain/account/roles.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import {
  FACTOR_DIGITS,
  FACTOR_DRIFT,
  FACTOR_SECONDS,
  isFreshStep,
  RECOVERY_CODES,
  RECOVERY_LENGTH,
  RECOVERY_LETTERS,
  readTypedFactor,
  shownRecoveryCode,
} from '#domain/staff/second-factor.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { appendJournal } from '../../store/journal.ts';
import {
  beginFactor,
  confirmFactor,
  dropFactor,
  type FactorRow,
  factorOf,
  recoveryCodesLeft,
  spendRecoveryCode,
  spendStep,
} from '../../store/staff/second-factors.ts';
import { findSignIn } from '../../store/staff/sign-ins.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import type { Bearer } from './identify.ts';

// Encryption of texts in the database; the key is derived from the server's key, which is outside the database.
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KIND = 'aes256gcm';

/** One key per purpose, so that a text sealed for one purpose cannot be opened for another. */
export const keyFor = (key: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, new Uint8Array(), `tabl ${purpose}`, 32));

/** "aes256gcm$<nonce>$<tag and text>". `owner`: the row that it belongs to; it cannot be opened for another row. */
export function seal(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [KIND, nonce.toString('base64url'), Buffer.concat([cipher.getAuthTag(), body]).toString('base64url')].join(
    '$',
  );
}

/** Decrypts a text. Throws when key or owner differ, or the text was changed. */
export function unseal(key: Uint8Array, owner: string, sealed: string): string {
  const [kind, nonce = '', rest = ''] = sealed.split('$');
  if (kind !== KIND) throw new Error('Sealed by another build');
  const bytes = Buffer.from(rest, 'base64url');
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'base64url'), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(0, TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Keyed hash, for texts too short for a plain hash. */
export const keyedHash = (key: Uint8Array, owner: string, text: string): string =>
  createHmac('sha256', key).update(`${owner}\0${text}`).digest('base64url');

type Asked = Pick<Services, 'store' | 'keys' | 'clock' | 'limits'>;

/** `used_code`: right, but already used for a sign-in. */
export type CodeRefusal = 'wrong_code' | 'used_code';

/** `waitS`: seconds until codes are accepted again. */
export interface RateLimited {
  readonly waitS: number;
}

const secretKey = ({ keys }: Pick<Services, 'keys'>) => keyFor(keys.pins, 'second factor');
const recoveryKey = ({ keys }: Pick<Services, 'keys'>) => keyFor(keys.pins, 'recovery code');

const totpOf = (secret: Secret, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  // SHA-1, the only algorithm of all authenticator apps.
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: FACTOR_DIGITS, period: FACTOR_SECONDS });

/** Counts one try of the person; `undefined`: the try is allowed. */
export const takeTry = async (
  { limits }: Pick<Services, 'limits'>,
  personId: string,
): Promise<RateLimited | undefined> => {
  const waitS = await limits.secondFactors.take(personId);
  return waitS === undefined ? undefined : { waitS };
};

/** Uses up an app code when it is right. The library compares in constant time. */
async function spendAppCode(
  tx: Tx,
  services: Pick<Services, 'keys' | 'clock'>,
  personId: string,
  factor: FactorRow,
  digits: string,
): Promise<Result<void, CodeRefusal>> {
  const timestamp = services.clock();
  const totp = totpOf(Secret.fromBase32(unseal(secretKey(services), personId, factor.secret)));
  const delta = totp.validate({ token: digits, timestamp, window: FACTOR_DRIFT });
  if (delta === null) return fail('wrong_code');
  const step = totp.counter({ timestamp }) + delta;
  const isFresh = isFreshStep(step, factor.lastStep) && (await spendStep(tx, personId, step));
  return isFresh ? ok(undefined) : fail('used_code');
}

/** Uses up a typed app code or recovery code. The caller has counted the try. A rolled back transaction uses up nothing. */
export async function spendFactor(
  tx: Tx,
  services: Pick<Services, 'keys' | 'clock'>,
  personId: string,
  typed: string,
): Promise<Result<void, CodeRefusal>> {
  const factor = await factorOf(tx.db, personId);
  const code = readTypedFactor(typed);
  if (!factor?.isOn || !code) return fail('wrong_code');
  if (code.kind === 'code') return spendAppCode(tx, services, personId, factor, code.digits);
  const hash = keyedHash(recoveryKey(services), personId, code.code);
  return (await spendRecoveryCode(tx, personId, hash)) ? ok(undefined) : fail('wrong_code');
}

/** The person of a sign-in on a personal phone; venue devices neither show nor change a second factor. */
const ownPhone = (bearer: Bearer) =>
  bearer.kind === 'person' && bearer.signIn.deviceId === null ? bearer.signIn : undefined;

export interface FactorState {
  readonly isOn: boolean;
  readonly recoveryLeft: number;
  /** True on a personal phone, for a manager and for a person with a second factor. */
  readonly mayChange: boolean;
}

export async function factorState({ store }: Pick<Services, 'store'>, bearer: Bearer): Promise<FactorState> {
  const signIn = ownPhone(bearer);
  if (!signIn) return { isOn: false, recoveryLeft: 0, mayChange: false };
  const { id, role } = signIn.person;
  const isOn = (await factorOf(store.read, id))?.isOn ?? false;
  const recoveryLeft = isOn ? await recoveryCodesLeft(store.read, id) : 0;
  return { isOn, recoveryLeft, mayChange: isOn || hasRole(role, 'PLACE_ADMIN') };
}

const note = (
  tx: Tx,
  at: { readonly placeId: number; readonly now: number },
  change: 'second_factor_on' | 'second_factor_off',
  { id, name, role }: StaffPerson,
  by: string | null,
) =>
  appendJournal(tx, {
    placeId: at.placeId,
    at: at.now,
    type: 'staff.person',
    payload: { change, personId: id, name, role, by },
  });

/** Creates a secret, shown once; the secret is active only after a code has confirmed it. */
export async function beginSecondFactor(
  services: Asked,
  place: PublishedPlace,
  bearer: Bearer,
): Promise<Result<{ readonly secret: string; readonly address: string }, 'forbidden' | 'already_on'>> {
  const signIn = ownPhone(bearer);
  if (!signIn) return fail('forbidden');
  const { id, name } = signIn.person;
  const secret = new Secret({ size: 20 });
  const sealed = seal(secretKey(services), id, secret.base32);
  const isBegun = await services.store.write(place.id, (tx) => beginFactor(tx, id, sealed, services.clock()));
  if (!isBegun) return fail('already_on');
  const address = totpOf(secret, { issuer: place.document.place.name, label: name }).toString();
  return ok({ secret: secret.base32, address });
}

const makeRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)] ?? '').join('');

/** Runs a job for the calling person and counts one try; does nothing after a sign-out meanwhile. */
async function withTry<T, E>(
  services: Asked,
  place: PublishedPlace,
  bearer: Bearer,
  work: (tx: Tx, person: StaffPerson, now: number) => Promise<Result<T, E>>,
): Promise<Result<T, E | 'forbidden' | RateLimited>> {
  const signIn = ownPhone(bearer);
  if (!signIn) return fail('forbidden');
  const limited = await takeTry(services, signIn.person.id);
  if (limited) return fail(limited);
  return services.store.write<Result<T, E | 'forbidden'>>(place.id, async (tx) => {
    const now = services.clock();
    const still = await findSignIn(tx.db, signIn.id, now);
    return still ? work(tx, still.person, now) : fail('forbidden');
  });
}

/** Activates the factor by an app code; returns the recovery codes, shown once. */
export const confirmSecondFactor = (services: Asked, place: PublishedPlace, bearer: Bearer, typed: string) =>
  withTry<readonly string[], CodeRefusal | 'not_begun'>(services, place, bearer, async (tx, person, now) => {
    const factor = await factorOf(tx.db, person.id);
    if (!factor || factor.isOn) return fail('not_begun');
    const code = readTypedFactor(typed);
    if (code?.kind !== 'code') return fail('wrong_code');
    const spent = await spendAppCode(tx, services, person.id, factor, code.digits);
    if (!spent.ok) return spent;
    const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
    const hashes = codes.map((one) => keyedHash(recoveryKey(services), person.id, one));
    await confirmFactor(tx, person.id, hashes, now);
    await note(tx, { placeId: place.id, now }, 'second_factor_on', person, person.id);
    return ok(codes.map(shownRecoveryCode));
  });

/** Deactivates the second factor by an app code or a recovery code. */
export const turnOffSecondFactor = (services: Asked, place: PublishedPlace, bearer: Bearer, typed: string) =>
  withTry<void, CodeRefusal>(services, place, bearer, async (tx, person, now) => {
    const spent = await spendFactor(tx, services, person.id, typed);
    if (!spent.ok) return spent;
    await dropFactor(tx, person.id);
    await note(tx, { placeId: place.id, now }, 'second_factor_off', person, person.id);
    return ok(undefined);
  });
