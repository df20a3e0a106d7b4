// Who is signed in on this device, and what the device is to the venue: one row a place, which page and worker read.
import { readStoredStaff, type StaffSignIn, type StoredStaff } from '#contract/staff/stored-staff.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { TablDatabase } from '../database.ts';
import { dropToday } from '../owner/today-table.ts';

export const readStaff = async (db: TablDatabase, placeId: PlaceId): Promise<StoredStaff | undefined> =>
  readStoredStaff(await db.staff.get(placeId));

/** Where nobody is signed in any more the board goes too: guests' allergies stand on it. */
const change = (db: TablDatabase, placeId: PlaceId, next: (row: StoredStaff) => StoredStaff): Promise<void> =>
  db.transaction('rw', db.staff, db.boards, db.device, async () => {
    const before = readStoredStaff(await db.staff.get(placeId)) ?? { placeId };
    const after = next(before);
    await db.staff.put(after);
    if (before.signIn && !after.signIn) await db.boards.delete(placeId);
    // Turnover is not for whoever comes next.
    if (before.signIn && before.signIn.secret !== after.signIn?.secret) await dropToday(db, placeId);
  });

/** Whoever was signed in before is no longer. */
export const storeSignIn = (db: TablDatabase, placeId: PlaceId, signIn: StaffSignIn): Promise<void> =>
  change(db, placeId, (row) => ({ ...row, signIn, wasTurnedAway: false }));

/** A fresh token of the same sign-in; nothing where somebody else has signed in meanwhile. */
export const storeToken = (db: TablDatabase, placeId: PlaceId, signIn: StaffSignIn): Promise<void> =>
  change(db, placeId, (row) => (row.signIn?.secret === signIn.secret ? { ...row, signIn } : row));

/** Takes a sign-in away, if it is still the one with that secret. `wasTurnedAway`: the server has ended it. */
export const dropSignIn = (db: TablDatabase, placeId: PlaceId, secret: string, wasTurnedAway: boolean): Promise<void> =>
  change(db, placeId, (row) => (row.signIn?.secret === secret ? { ...row, signIn: undefined, wasTurnedAway } : row));

/** The device is the venue's from now on; nobody is signed in on it yet. */
export const storeStaffDevice = (
  db: TablDatabase,
  placeId: PlaceId,
  device: NonNullable<StoredStaff['device']>,
): Promise<void> => change(db, placeId, () => ({ placeId, device }));

/** The venue has taken the device away. */
export const dropStaffDevice = (db: TablDatabase, placeId: PlaceId, secret: string): Promise<void> =>
  change(db, placeId, (row) => (row.device?.secret === secret ? { placeId, wasTurnedAway: true } : row));
