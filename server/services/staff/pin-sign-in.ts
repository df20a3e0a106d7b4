// Sign-in by PIN, on venue devices only: first the person's tile, then the digits.
import { hasRole } from '#domain/account/roles.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { pinsLeft, pinWaitMs } from '#domain/staff/pin-lock.ts';
import type { StaffDevice, StaffPerson } from '#domain/staff/staff.ts';
import { appendJournal } from '../../store/journal.ts';
import { hashSecret } from '../../store/secrets.ts';
import { saveLock } from '../../store/staff/device-locks.ts';
import { type PersonRow, peopleAt, personAt } from '../../store/staff/people.ts';
import { clearGuess, countGuess, forgetGuesses, isDeviceLocked } from '../../store/staff/pin-guesses.ts';
import { type DeviceRow, findDevice, findDeviceBySecret } from '../../store/staff/staff-devices.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { type Bearer, identityAt, tokenFor } from './identify.ts';
import { isRightPin } from './pin-hash.ts';
import { beginSignIn, type SignedIn, told } from './sign-in.ts';

/** As long as a waiter works. [S9.19] */
export const SHIFT_MS = 8 * 3_600_000;

type Asked = Pick<Services, 'store' | 'keys' | 'clock'>;

export interface PinAsked {
  /** The device's own secret. */
  readonly device: string;
  readonly person: string;
  readonly pin: string;
}

/** `left`: tries before the first delay. `waitMs`: until the person may try again. */
export type PinRefusal =
  | { readonly why: 'unknown_device' }
  /** Removed after the device showed the tile; no guess is counted. */
  | { readonly why: 'unknown_person' }
  | { readonly why: 'wrong_pin'; readonly left: number; readonly waitMs: number }
  | { readonly why: 'person_locked'; readonly waitMs: number }
  | { readonly why: 'device_locked' };

/** Managers approve commands of others, and unlock a device that wrong PINs have locked. */
export const isManager = (person: StaffPerson): boolean => hasRole(person.role, 'PLACE_ADMIN');

/** Where a PIN is entered: it signs in on a shared staff device, and opens the staff page on a guest device. */
export type PinPad = 'shared' | 'house';

const hasPad: Readonly<Record<PinPad, (kind: StaffDevice['kind']) => boolean>> = {
  shared: (kind) => kind === 'shared',
  house: isSharedDeviceKind,
};

/** A device of the place with such a PIN pad, by its secret. */
async function padDevice(db: Store['read'], placeId: number, secret: string, pad: PinPad) {
  const device = await findDeviceBySecret(db, hashSecret(secret));
  return device && device.placeId === placeId && hasPad[pad](device.kind) ? device : undefined;
}

/** People whose PINs a device accepts; `undefined` for a device of another place. */
export async function tilesOf(
  services: Pick<Services, 'store' | 'clock'>,
  placeId: number,
  secret: string,
  pad: PinPad = 'shared',
): Promise<
  { readonly device: StaffDevice; readonly people: readonly PersonRow[]; readonly isLocked: boolean } | undefined
> {
  const device = await padDevice(services.store.read, placeId, secret, pad);
  if (!device) return undefined;
  const people = (await peopleAt(services.store.read, placeId)).filter(({ pinHash }) => pinHash !== null);
  const { id, name, kind, stationId } = device;
  return { device: { id, name, kind, stationId }, people, isLocked: isDeviceLocked(device) };
}

interface Counted {
  readonly device: DeviceRow;
  readonly person: PersonRow;
  readonly wrong: number;
  /** Wrong PINs of all persons on the device; `undefined` for a manager, whom a locked device lets in. */
  readonly wrongOnDevice: number | undefined;
}

/** Checks the locks and counts the guess before hashing. */
const count = (
  { store, clock }: Asked,
  placeId: number,
  asked: PinAsked,
  pad: PinPad,
): Promise<Result<Counted, PinRefusal>> =>
  store.write(placeId, async (tx) => {
    const device = await padDevice(tx.db, placeId, asked.device, pad);
    const person = await personAt(tx.db, placeId, asked.person);
    if (!device) return fail({ why: 'unknown_device' });
    if (!person) return fail({ why: 'unknown_person' });
    const now = clock();
    const guess = await countGuess(tx, { device, personId: person.id, isManager: isManager(person) }, now);
    if (guess.kind === 'device_locked') return fail({ why: 'device_locked' });
    if (guess.kind === 'person_locked') return fail({ why: 'person_locked', waitMs: guess.until - now });
    if (guess.isDeviceFull) {
      await saveLock(tx, device.id, now);
      await noteDevice(tx, device, 'locked', null, now);
    }
    const wrongOnDevice = isManager(person) ? undefined : guess.wrongOnDevice;
    return ok({ device, person: { ...person, pinHash: guess.pinHash }, wrong: guess.wrong, wrongOnDevice });
  });

const noteDevice = (tx: Tx, device: DeviceRow, change: 'locked' | 'unlocked', by: string | null, now: number) =>
  appendJournal(tx, {
    placeId: device.placeId,
    at: now,
    type: 'staff.device',
    payload: { change, deviceId: device.id, name: device.name, by },
  });

/**
 * Finds the person of a right PIN. Locks are checked first, so that a locked answer does not reveal whether the PIN is
 * right.
 */
export async function checkPin(
  services: Asked,
  placeId: number,
  asked: PinAsked,
  pad: PinPad = 'shared',
): Promise<Result<Counted, PinRefusal>> {
  const counted = await count(services, placeId, asked, pad);
  if (!counted.ok) return counted;
  const { person, wrong, wrongOnDevice } = counted.value;
  if (await isRightPin(services.keys.pins, asked.pin, person.pinHash)) return counted;
  return fail({ why: 'wrong_pin', left: pinsLeft(wrong, wrongOnDevice), waitMs: pinWaitMs(wrong) });
}

/**
 * After a right PIN: uncounts the guess, and a manager's PIN unlocks the device. Returns false when person or device is
 * gone.
 */
export const acceptPin = async (
  tx: Tx,
  placeId: number,
  { device, person }: Pick<Counted, 'device' | 'person'>,
  now: number,
): Promise<boolean> => {
  const still = await findDevice(tx.db, device.id);
  if (!still || !(await personAt(tx.db, placeId, person.id))) return false;
  const opens = isManager(person);
  await clearGuess(tx, { deviceId: device.id, personId: person.id, opens });
  if (opens && isDeviceLocked(still)) await noteDevice(tx, device, 'unlocked', person.id, now);
  return true;
};

/** Forgets the wrong PINs of a device, on a manager's request from elsewhere. */
export const letPinsIn = async (tx: Tx, device: DeviceRow, by: string | null, now: number): Promise<void> => {
  await forgetGuesses(tx, device.id);
  await noteDevice(tx, device, 'unlocked', by, now);
};

/** Signs a person in by PIN on a venue device, for one shift. */
export async function signInByPin(
  services: Asked,
  placeId: number,
  asked: PinAsked,
): Promise<Result<SignedIn, PinRefusal>> {
  const { store, clock } = services;
  const checked = await checkPin(services, placeId, asked);
  if (!checked.ok) return checked;
  const { device, person } = checked.value;
  const begun = await store.write(placeId, async (tx) => {
    const now = clock();
    // The person or device was removed while the PIN was checked.
    if (!(await acceptPin(tx, placeId, { device, person }, now))) return undefined;
    // A sign-in on a shared device is valid at its place only, for every person.
    const signIn = { person, placeId, deviceId: device.id, lastsMs: SHIFT_MS };
    return beginSignIn(tx, signIn, { placeId, now });
  });
  if (!begun) return fail({ why: 'unknown_device' });
  const bearer: Bearer = { kind: 'person', signIn: begun.signIn };
  return ok({ ...(await tokenFor(services, bearer)), ...told(begun), identity: identityAt(bearer, placeId) });
}
