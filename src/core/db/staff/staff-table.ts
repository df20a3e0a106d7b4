// The signed-in person of this device, and the device's enrolment: one row per place, for page and worker.
import { type KeptSignIn, readStoredStaff, type StaffSignIn, type StoredStaff } from '#contract/staff/stored-staff.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropToday } from '#core/db/owner/today-table.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffIdentity, StaffPlace } from '#domain/staff/staff.ts';

export const readStaff = async (db: TablDatabase, placeId: PlaceId): Promise<StoredStaff | undefined> =>
  readStoredStaff(await db.staff.get(placeId));

const hasSomebody = ({ signIn, kept = [] }: StoredStaff): boolean => signIn !== undefined || kept.length > 0;

/** Deletes the board too when no person can return offline, because it holds guests' allergies. */
const change = (db: TablDatabase, placeId: PlaceId, next: (row: StoredStaff) => StoredStaff): Promise<void> =>
  db.transaction('rw', db.staff, db.boards, db.device, async () => {
    const before = readStoredStaff(await db.staff.get(placeId)) ?? { placeId };
    const after = next(before);
    await db.staff.put(after);
    if (hasSomebody(before) && !hasSomebody(after)) await db.boards.delete(placeId);
    // The next person must not see the turnover.
    if (before.signIn && before.signIn.secret !== after.signIn?.secret) await dropToday(db, placeId);
  });

const personOf = ({ identity }: { readonly identity: StaffIdentity }): string | undefined =>
  identity.kind === 'person' ? identity.id : undefined;

const withoutPerson = ({ kept = [] }: StoredStaff, person: string | undefined): StoredStaff['kept'] => {
  const others = kept.filter((one) => personOf(one) !== person);
  return others.length > 0 ? others : undefined;
};

/** Signs out the earlier person. `kept`: the encrypted sign-in for the rest of the shift. */
export const storeSignIn = (
  db: TablDatabase,
  placeId: PlaceId,
  signIn: StaffSignIn,
  kept?: KeptSignIn | undefined,
): Promise<void> =>
  change(db, placeId, (row) => ({
    ...row,
    signIn,
    returning: undefined,
    kept: kept ? [...(withoutPerson(row, personOf(signIn)) ?? []), kept] : withoutPerson(row, personOf(signIn)),
    wasTurnedAway: false,
    // Places of the earlier person do not apply to this one.
    places: undefined,
  }));

/** Resumes a kept sign-in for the person who pressed the tile. */
export const resumeSignIn = (
  db: TablDatabase,
  placeId: PlaceId,
  { identity }: KeptSignIn,
  secret: string,
): Promise<void> =>
  change(db, placeId, (row) => ({
    ...row,
    // Already expired: a token is fetched when the server is reachable.
    signIn: { secret, token: 'none', expiresAt: 0, identity, isUnproven: true },
    wasTurnedAway: false,
  }));

/** Returns the device to its tiles; sign-ins of this shift stay encrypted. */
export const lockStaff = (db: TablDatabase, placeId: PlaceId): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, signIn: undefined }));

/** Deletes kept sign-ins of ended shifts. `now`: the server's time. */
export const sweepKept = (db: TablDatabase, placeId: PlaceId, now: number): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, kept: row.kept?.filter(({ endsAt }) => endsAt > now) }));

/** Deletes a kept sign-in that the server no longer knows. */
export const dropKept = (db: TablDatabase, placeId: PlaceId, person: string): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, kept: withoutPerson(row, person) }));

/** Stores a renewed token; does nothing when another person has signed in meanwhile. */
export const storeToken = (db: TablDatabase, placeId: PlaceId, signIn: StaffSignIn): Promise<void> =>
  change(db, placeId, (row) =>
    row.signIn?.secret === signIn.secret ? { ...row, signIn: { ...signIn, isUnproven: row.signIn.isUnproven } } : row,
  );

/** Deletes a sign-in if it still has that secret. `wasTurnedAway`: the server ended it. */
export const dropSignIn = (db: TablDatabase, placeId: PlaceId, secret: string, wasTurnedAway: boolean): Promise<void> =>
  change(db, placeId, (row) =>
    row.signIn?.secret === secret
      ? { ...row, signIn: undefined, kept: withoutPerson(row, personOf(row.signIn)), wasTurnedAway }
      : row,
  );

/** Allows the person who signed out on their own phone to return by PIN. */
export const storeReturning = (
  db: TablDatabase,
  placeId: PlaceId,
  returning: NonNullable<StoredStaff['returning']>,
): Promise<void> => change(db, placeId, (row) => (row.signIn ? row : { ...row, returning }));

/** Ends the return by PIN, if the return still has that secret. */
export const dropReturning = (db: TablDatabase, placeId: PlaceId, secret: string): Promise<void> =>
  change(db, placeId, (row) => (row.returning?.secret === secret ? { ...row, returning: undefined } : row));

/** Enrols the device at the venue; no person is signed in yet. */
export const storeStaffDevice = (
  db: TablDatabase,
  placeId: PlaceId,
  device: NonNullable<StoredStaff['device']>,
): Promise<void> => change(db, placeId, () => ({ placeId, device }));

/** Removes the device's enrolment. */
export const dropStaffDevice = (db: TablDatabase, placeId: PlaceId, secret: string): Promise<void> =>
  change(db, placeId, (row) => (row.device?.secret === secret ? { placeId, wasTurnedAway: true } : row));

/** Places where this device is a shared device. */
export const readStaffPlaces = async (db: TablDatabase): Promise<readonly PlaceId[]> =>
  (await db.staff.toArray()).flatMap((stored) => {
    const row = readStoredStaff(stored);
    return row?.device && isSharedDeviceKind(row.device.kind) ? [row.placeId] : [];
  });

/** Stores the device's new name. */
export const renameStaffDevice = (db: TablDatabase, placeId: PlaceId, secret: string, name: string): Promise<void> =>
  change(db, placeId, (row) => (row.device?.secret === secret ? { ...row, device: { ...row.device, name } } : row));

/** Rows of this phone's own sign-ins at all places, without venue devices. */
export const readOwnSignIns = async (db: TablDatabase): Promise<readonly (StoredStaff & { signIn: StaffSignIn })[]> =>
  (await db.staff.toArray()).flatMap((stored) => {
    const row = readStoredStaff(stored);
    const signIn = row?.signIn;
    return row && signIn?.identity.kind === 'person' && row.device === undefined ? { ...row, signIn } : [];
  });

/** Places where the signed-in person has a role; dropped when another person has signed in meanwhile. */
export const storePlaces = (
  db: TablDatabase,
  placeId: PlaceId,
  secret: string,
  places: readonly StaffPlace[],
): Promise<void> => change(db, placeId, (row) => (row.signIn?.secret === secret ? { ...row, places } : row));
