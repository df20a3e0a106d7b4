// People of a shift on a staff tablet: sign-in, handover and return.

import type { KeptSignIn, StaffSignIn } from '#contract/staff/stored-staff.ts';
import type { Http } from '#core/api/http.ts';
import { endSignIn, returnByPin, type StaffFailure } from '#core/api/staff/sign-in-requests.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { readStaffCommands } from '#core/db/service/staff-command-table.ts';
import {
  dropSignIn,
  lockStaff,
  readStaff,
  resumeSignIn,
  storeReturning,
  storeSignIn,
  sweepKept,
} from '#core/db/staff/staff-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { mayReturnByTile, type StaffIdentity, type StaffPerson } from '#domain/staff/staff.ts';
import { dropTogether } from './own-places.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

type Send = Pick<Http, 'send'>;

const isOf =
  (identity: StaffIdentity) =>
  (kept: KeptSignIn): boolean =>
    identity.kind === 'person' && kept.identity.kind === 'person' && kept.identity.id === identity.id;

const keptOf = async (db: TablDatabase, placeId: PlaceId, identity: StaffIdentity): Promise<KeptSignIn | undefined> =>
  (await readStaff(db, placeId))?.kept?.find(isOf(identity));

/** Signs a person in on this device; on a staff tablet for the shift, replacing the person's earlier sign-in. */
export async function keepSignIn(
  db: TablDatabase,
  http: Send,
  placeId: PlaceId,
  { secret, token, expiresAt, identity, endsAt }: StaffSignIn & { readonly endsAt?: number | undefined },
): Promise<void> {
  const isShared = (await readStaff(db, placeId))?.device?.kind === 'shared';
  const before = await keptOf(db, placeId, identity);
  const sealed = isShared && endsAt !== undefined ? await sealSecret(secret) : undefined;
  const kept = sealed && endsAt !== undefined ? { identity, endsAt, sealed } : undefined;
  await storeSignIn(db, placeId, { secret, token, expiresAt, identity }, kept);
  const old = before && (await openSecret(before.sealed));
  if (old !== undefined) await endSignIn(http, placeId, old);
}

const hasWaiting = async (db: TablDatabase, placeId: PlaceId, identity: StaffIdentity): Promise<boolean> =>
  identity.kind === 'person' &&
  (await readStaffCommands(db, placeId)).some(
    ({ orderer, state }) => !isSettled(state) && orderer.kind === 'user' && orderer.userId === identity.id,
  );

/**
 * The person leaves the device. Keeps people who may return by a tile, or have unsent actions. `mayReturn`: on a personal
 * phone they return by PIN, if the server allows it.
 */
export async function leaveDevice(
  db: TablDatabase,
  http: Send,
  placeId: PlaceId,
  now: number,
  mayReturn = false,
): Promise<void> {
  await sweepKept(db, placeId, now);
  const { signIn, device } = (await readStaff(db, placeId)) ?? {};
  if (!signIn) return;
  const { identity, secret } = signIn;
  const isKept = (await keptOf(db, placeId, identity)) !== undefined;
  if (isKept && (mayReturnByTile(identity) || (await hasWaiting(db, placeId, identity)))) {
    await lockStaff(db, placeId);
    return;
  }
  // A personal phone was signed in once for all of the person's places, and is signed out once.
  if (!device) await dropTogether(db, placeId);
  await dropSignIn(db, placeId, secret, false);
  const ended = await endSignIn(http, placeId, secret, mayReturn && !device);
  if (ended.ok && ended.value.mayReturn) await storeReturning(db, placeId, { secret, identity });
}

/** Signs the person in again who signed out on this personal phone; returns the failure otherwise. */
export async function comeBack(
  db: TablDatabase,
  http: Send,
  placeId: PlaceId,
  pin: string,
): Promise<Result<undefined, StaffFailure>> {
  const secret = (await readStaff(db, placeId))?.returning?.secret;
  if (secret === undefined) return fail({ kind: 'other' });
  const answer = await returnByPin(http, placeId, secret, pin);
  if (!answer.ok) return answer;
  await keepSignIn(db, http, placeId, answer.value);
  return ok(undefined);
}

/** People who may return by a tile while the server is unreachable. `now`: the server's time. */
export async function whoMayReturn(db: TablDatabase, placeId: PlaceId, now: number): Promise<readonly StaffPerson[]> {
  await sweepKept(db, placeId, now);
  const kept = (await readStaff(db, placeId))?.kept ?? [];
  return kept.flatMap(({ identity }) =>
    identity.kind === 'person' && mayReturnByTile(identity)
      ? { id: identity.id, name: identity.name, role: identity.role }
      : [],
  );
}

/** Resumes a sign-in of this shift; false: it has ended. */
export async function returnByTile(db: TablDatabase, placeId: PlaceId, person: string, now: number): Promise<boolean> {
  await sweepKept(db, placeId, now);
  const kept = (await readStaff(db, placeId))?.kept?.find(
    ({ identity }) => identity.kind === 'person' && identity.id === person && mayReturnByTile(identity),
  );
  const secret = kept && (await openSecret(kept.sealed));
  if (!kept || secret === undefined) return false;
  await resumeSignIn(db, placeId, kept, secret);
  return true;
}
