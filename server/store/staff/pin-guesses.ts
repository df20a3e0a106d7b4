// PIN guesses, counted in the database for all servers. A guess is counted before it is checked, so that concurrent guesses
// cannot exceed the limit.
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import { DEVICE_PINS, DEVICE_WINDOW_MS, pinWaitMs } from '#domain/staff/pin-lock.ts';
import type { Tx } from '../store.ts';
import type { DeviceRow } from './staff-devices.ts';

/** `person`: this person must wait until then. `device`: a manager must sign in first. */
export type Guess =
  | {
      readonly kind: 'counted';
      readonly wrong: number;
      /** Wrong PINs of all persons on the device. */
      readonly wrongOnDevice: number;
      readonly pinHash: string | null;
      readonly isDeviceFull: boolean;
    }
  | { readonly kind: 'person_locked'; readonly until: number }
  | { readonly kind: 'device_locked' };

const wrongNow = ({ wrongPins, wrongSince }: DeviceRow, now: number): number =>
  now - wrongSince < DEVICE_WINDOW_MS ? wrongPins : 0;

/** Whether the device has so many wrong PINs that only a manager may sign in, regardless of their age. */
export const isDeviceLocked = ({ wrongPins }: DeviceRow): boolean => wrongPins >= DEVICE_PINS;

interface GuessAt {
  readonly device: DeviceRow;
  readonly personId: string;
  readonly isManager: boolean;
}

/**
 * Counts a guess on a guest device. The device waits instead of the person, so that guests cannot lock staff out of their
 * own devices. `wrong_since`: time of the last guess here.
 */
async function countAmongGuests(tx: Tx, { device, personId, isManager }: GuessAt, now: number): Promise<Guess> {
  if (isDeviceLocked(device) && !isManager) return { kind: 'device_locked' };
  const until = device.wrongSince + pinWaitMs(device.wrongPins);
  if (until > now) return { kind: 'person_locked', until };
  const wrong = device.wrongPins + 1;
  // The second of two concurrent guesses finds a changed count and must wait.
  const counted = await tx.db
    .updateTable('staff_devices')
    .set({ wrong_pins: wrong, wrong_since: now })
    .where('id', '=', device.id)
    .where('wrong_pins', '=', device.wrongPins)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return { kind: 'person_locked', until: now + 1_000 };
  const person = await tx.db
    .selectFrom('staff_people')
    .select('pin_hash')
    .where('id', '=', personId)
    .executeTakeFirst();
  const pinHash = person?.pin_hash ?? null;
  return { kind: 'counted', wrong, wrongOnDevice: wrong, pinHash, isDeviceFull: wrong === DEVICE_PINS };
}

/** Counts a guess as wrong in advance, unless person or device is locked: then it is neither counted nor checked. */
export async function countGuess(tx: Tx, at: GuessAt, now: number): Promise<Guess> {
  const { device, personId, isManager } = at;
  if (isSharedDeviceKind(device.kind)) return countAmongGuests(tx, at, now);
  const isLocked = isDeviceLocked(device);
  if (isLocked && !isManager) return { kind: 'device_locked' };
  // One statement, because a person of all places may be guessed at two places at once.
  const person = await tx.db
    .updateTable('staff_people')
    .set((update) => ({ wrong_pins: update('wrong_pins', '+', 1) }))
    .where('id', '=', personId)
    .where('locked_until', '<=', now)
    .returning(['wrong_pins', 'pin_hash'])
    .executeTakeFirst();
  if (!person) return { kind: 'person_locked', until: await lockOf(tx, personId) };
  const wrong = person.wrong_pins;
  await tx.db
    .updateTable('staff_people')
    .set({ locked_until: now + pinWaitMs(wrong) })
    .where('id', '=', personId)
    .execute();
  const before = isLocked ? device.wrongPins : wrongNow(device, now);
  const wrongOnDevice = before + 1;
  await tx.db
    .updateTable('staff_devices')
    .set({ wrong_pins: wrongOnDevice, ...(before === 0 && { wrong_since: now }) })
    .where('id', '=', device.id)
    .execute();
  const isDeviceFull = wrongOnDevice === DEVICE_PINS;
  return { kind: 'counted', wrong, wrongOnDevice, pinHash: person.pin_hash, isDeviceFull };
}

const lockOf = async (tx: Tx, personId: string): Promise<number> => {
  const person = await tx.db
    .selectFrom('staff_people')
    .select('locked_until')
    .where('id', '=', personId)
    .executeTakeFirst();
  return person?.locked_until ?? 0;
};

/** Clears the wrong PINs of a device. */
export const forgetGuesses = async (tx: Tx, deviceId: string): Promise<void> => {
  await tx.db.updateTable('staff_devices').set({ wrong_pins: 0, wrong_since: 0 }).where('id', '=', deviceId).execute();
};

/** Uncounts a right guess. `opens`: a manager's PIN, which unlocks the device. */
export async function clearGuess(
  tx: Tx,
  at: { readonly deviceId: string; readonly personId: string; readonly opens: boolean },
): Promise<void> {
  await tx.db
    .updateTable('staff_people')
    .set({ wrong_pins: 0, locked_until: 0 })
    .where('id', '=', at.personId)
    .execute();
  await tx.db
    .updateTable('staff_devices')
    .set((update) => ({ wrong_pins: at.opens ? 0 : update('wrong_pins', '-', 1) }))
    .where('id', '=', at.deviceId)
    .where('wrong_pins', '>', 0)
    .execute();
}
