// The signed-in person of this device, and the device's role at the venue: one row a place, which page and worker read.
import { type KeptSignIn, readStoredStaff, type StaffSignIn, type StoredStaff } from '#contract/staff/stored-staff.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { dropToday } from '#core/db/owner/today-table.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { StaffIdentity, StaffPlace } from '#domain/staff/staff.ts';

export const readStaff = async (db: TablDatabase, placeId: PlaceId): Promise<StoredStaff | undefined> =>
  readStoredStaff(await db.staff.get(placeId));

const hasSomebody = ({ signIn, kept = [] }: StoredStaff): boolean => signIn !== undefined || kept.length > 0;

/** Where nobody can come back without the server the board goes too: guests' allergies stand on it. */
const change = (db: TablDatabase, placeId: PlaceId, next: (row: StoredStaff) => StoredStaff): Promise<void> =>
  db.transaction('rw', db.staff, db.boards, db.device, async () => {
    const before = readStoredStaff(await db.staff.get(placeId)) ?? { placeId };
    const after = next(before);
    await db.staff.put(after);
    if (hasSomebody(before) && !hasSomebody(after)) await db.boards.delete(placeId);
    // Turnover is hidden from the next person.
    if (before.signIn && before.signIn.secret !== after.signIn?.secret) await dropToday(db, placeId);
  });

const personOf = ({ identity }: { readonly identity: StaffIdentity }): string | undefined =>
  identity.kind === 'person' ? identity.id : undefined;

const withoutPerson = ({ kept = [] }: StoredStaff, person: string | undefined): StoredStaff['kept'] => {
  const others = kept.filter((one) => personOf(one) !== person);
  return others.length > 0 ? others : undefined;
};

/** The person before is signed out. `kept`: the same sign-in, for as long as the shift lasts. */
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
    // Places of the person before do not concern this one.
    places: undefined,
  }));

/** Takes up a kept sign-in again, for the person who pressed the tile. */
export const resumeSignIn = (
  db: TablDatabase,
  placeId: PlaceId,
  { identity }: KeptSignIn,
  secret: string,
): Promise<void> =>
  change(db, placeId, (row) => ({
    ...row,
    // Over already: a token is had when the server is back.
    signIn: { secret, token: 'none', expiresAt: 0, identity, isUnproven: true },
    wasTurnedAway: false,
  }));

/** The device goes back to its tiles; sign-ins of this shift stay behind their keys. */
export const lockStaff = (db: TablDatabase, placeId: PlaceId): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, signIn: undefined }));

/** Takes away what was kept of shifts that are over. `now`: the server's clock. */
export const sweepKept = (db: TablDatabase, placeId: PlaceId, now: number): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, kept: row.kept?.filter(({ endsAt }) => endsAt > now) }));

/** The server no longer knows a sign-in that was kept. */
export const dropKept = (db: TablDatabase, placeId: PlaceId, person: string): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, kept: withoutPerson(row, person) }));

/** A fresh token of the same sign-in; nothing where somebody else has signed in meanwhile. */
export const storeToken = (db: TablDatabase, placeId: PlaceId, signIn: StaffSignIn): Promise<void> =>
  change(db, placeId, (row) =>
    row.signIn?.secret === signIn.secret ? { ...row, signIn: { ...signIn, isUnproven: row.signIn.isUnproven } } : row,
  );

/** Takes a sign-in away, if it is still the one with that secret. `wasTurnedAway`: the server has ended it. */
export const dropSignIn = (db: TablDatabase, placeId: PlaceId, secret: string, wasTurnedAway: boolean): Promise<void> =>
  change(db, placeId, (row) =>
    row.signIn?.secret === secret
      ? { ...row, signIn: undefined, kept: withoutPerson(row, personOf(row.signIn)), wasTurnedAway }
      : row,
  );

/** The person who signed out on their own phone may come back by the PIN. */
export const storeReturning = (
  db: TablDatabase,
  placeId: PlaceId,
  returning: NonNullable<StoredStaff['returning']>,
): Promise<void> => change(db, placeId, (row) => (row.signIn ? row : { ...row, returning }));

/** Ends the way back by the PIN, if it is still the one of that secret. */
export const dropReturning = (db: TablDatabase, placeId: PlaceId, secret: string): Promise<void> =>
  change(db, placeId, (row) => (row.returning?.secret === secret ? { ...row, returning: undefined } : row));

/** The device is the venue's from now on; nobody is signed in on it yet. */
export const storeStaffDevice = (
  db: TablDatabase,
  placeId: PlaceId,
  device: NonNullable<StoredStaff['device']>,
): Promise<void> => change(db, placeId, () => ({ placeId, device }));

/** The venue has taken the device away. */
export const dropStaffDevice = (db: TablDatabase, placeId: PlaceId, secret: string): Promise<void> =>
  change(db, placeId, (row) => (row.device?.secret === secret ? { placeId, wasTurnedAway: true } : row));

/** The places where guests use this device. */
export const readStaffPlaces = async (db: TablDatabase): Promise<readonly PlaceId[]> =>
  (await db.staff.toArray()).flatMap((stored) => {
    const row = readStoredStaff(stored);
    return row?.device && isSharedDeviceKind(row.device.kind) ? [row.placeId] : [];
  });

/** The venue calls the device so from now on. */
export const renameStaffDevice = (db: TablDatabase, placeId: PlaceId, secret: string, name: string): Promise<void> =>
  change(db, placeId, (row) => (row.device?.secret === secret ? { ...row, device: { ...row.device, name } } : row));

/** The rows of this phone's own sign-ins, at all places: those of the venues' devices are not the phone's. */
export const readOwnSignIns = async (db: TablDatabase): Promise<readonly (StoredStaff & { signIn: StaffSignIn })[]> =>
  (await db.staff.toArray()).flatMap((stored) => {
    const row = readStoredStaff(stored);
    const signIn = row?.signIn;
    return row && signIn?.identity.kind === 'person' && row.device === undefined ? { ...row, signIn } : [];
  });

/** Places where the signed-in person has a role; nothing is stored where another person has signed in meanwhile. */
export const storePlaces = (
  db: TablDatabase,
  placeId: PlaceId,
  secret: string,
  places: readonly StaffPlace[],
): Promise<void> => change(db, placeId, (row) => (row.signIn?.secret === secret ? { ...row, places } : row));
