// Bearer of a staff token, checked against the present rows: a removed person, or one whose role has changed, is rejected.

import { parseStaffClaims, type StaffClaims } from '#contract/staff/staff.ts';
import { hasRole } from '#domain/account/roles.ts';
import type { Role } from '#domain/account/user.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { findSignIn, type SignIn } from '../../store/staff/sign-ins.ts';
import { type DeviceRow, findDevice } from '../../store/staff/staff-devices.ts';
import type { Services } from '../services.ts';
import { readJwt, signJwt } from '../tokens.ts';

// Tokens of the staff. [S3.28]
/** Lifetime of a token, ms; the device renews it by its secret. */
const TOKEN_MS = 15 * 60_000;

const signToken = (key: Uint8Array, claims: Omit<StaffClaims, 'exp'>, now: number): Promise<string> =>
  signJwt(key, 'staff', claims, { now, lastsMs: TOKEN_MS });

/** Claims of a valid token signed by this server; `undefined` otherwise. */
const readToken = async (key: Uint8Array, token: string, now: number): Promise<StaffClaims | undefined> =>
  parseStaffClaims(await readJwt(key, 'staff', token, now));

/** A bearer, before the place is known. */
export type Bearer =
  | { readonly kind: 'person'; readonly signIn: SignIn }
  | { readonly kind: 'station'; readonly device: DeviceRow & { readonly stationId: string } };

type Asked = Pick<Services, 'store' | 'keys' | 'clock'>;

export const isStation = (device: DeviceRow | undefined): device is DeviceRow & { readonly stationId: string } =>
  device?.kind === 'station' && device.stationId !== undefined && device.isEnrolled;

/** `undefined` when the token is invalid or must be renewed first. */
export async function bearerOf({ store, keys, clock }: Asked, token: string): Promise<Bearer | undefined> {
  const now = clock();
  const claims = await readToken(keys.tokens, token, now);
  if (!claims) return undefined;
  if (claims.kind === 'station') {
    const device = await findDevice(store.read, claims.sid);
    return isStation(device) ? { kind: 'station', device } : undefined;
  }
  const signIn = await findSignIn(store.read, claims.sid, now);
  // The row's role counts; a token with another role must be renewed, so that screens learn the change.
  return signIn?.person.role === claims.role ? { kind: 'person', signIn } : undefined;
}

/** The place where the bearer may act, or null for all. */
export const placeOfBearer = (bearer: Bearer): number | null =>
  bearer.kind === 'person' ? bearer.signIn.placeId : bearer.device.placeId;

/** Id of the bearer at the place, if a waiter or above; `undefined` otherwise. */
export async function waiterBy(services: Asked, token: string, placeId: number): Promise<string | undefined> {
  const bearer = await bearerOf(services, token);
  if (bearer?.kind !== 'person' || !hasRole(bearer.signIn.person.role, 'WAITER')) return undefined;
  return (bearer.signIn.placeId ?? placeId) === placeId ? bearer.signIn.person.id : undefined;
}

export const identityAt = (bearer: Bearer, placeId: number): StaffIdentity => {
  const at = placeId as PlaceId;
  if (bearer.kind === 'person') {
    const { id, name, role } = bearer.signIn.person;
    return { kind: 'person', id, name, role, placeId: at };
  }
  const { id, stationId, name } = bearer.device;
  return { kind: 'station', deviceId: id, stationId, name, placeId: at };
};

export interface Token {
  readonly token: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Creates a short-lived token. */
export async function tokenFor({ keys, clock }: Pick<Services, 'keys' | 'clock'>, bearer: Bearer): Promise<Token> {
  const now = clock();
  const claims =
    bearer.kind === 'person'
      ? {
          sub: bearer.signIn.person.id,
          name: bearer.signIn.person.name,
          role: bearer.signIn.person.role,
          sid: bearer.signIn.id,
        }
      : { sub: bearer.device.id, name: bearer.device.name, role: 'USER' satisfies Role as Role, sid: bearer.device.id };
  const token = await signToken(keys.tokens, { kind: bearer.kind, place: placeOfBearer(bearer), ...claims }, now);
  return { token, expiresAt: Math.floor((now + TOKEN_MS) / 1000) * 1000 };
}
