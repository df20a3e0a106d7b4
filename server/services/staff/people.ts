// Staff of a place: add, change role, remove. A manager may change only people with at most the manager's rights.
import { randomUUID } from 'node:crypto';
import { mayGrant } from '#domain/account/roles.ts';
import type { Role } from '#domain/account/user.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isWeakPin } from '#domain/staff/staff.ts';
import { appendJournal, type JournalPayloads } from '../../store/journal.ts';
import { hashSecret, makeSecret } from '../../store/secrets.ts';
import { addPerson, changePerson, type PersonRow, peopleAt, personAt, removePerson } from '../../store/staff/people.ts';
import { dropFactor } from '../../store/staff/second-factors.ts';
import { addInvite } from '../../store/staff/sign-ins.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { hashPin, isRightPin } from './pin-hash.ts';

/** Lifetime of a sign-in link, ms. */
const LINK_MS = 48 * 3_600_000;

/** The acting person: signed in, or an operator on the server's command line. */
export type Manager = { readonly id: UserId; readonly role: Role; readonly isOfAllPlaces: boolean } | 'command';

/** `yourself`: a person cannot remove themselves or change their own role. `wrong_pin`: the PIN to be replaced is wrong. */
export type PeopleRefusal = 'unknown_person' | 'forbidden' | 'yourself' | 'weak_pin' | 'wrong_pin';

export interface Invited {
  readonly person: PersonRow;
  /** One-time secret of the link. */
  readonly secret: string;
  readonly expiresAt: number;
}

type Asked = Pick<Services, 'store' | 'clock'>;

const mayGive = (by: Manager, role: Role): boolean => by === 'command' || mayGrant(by.role, role);

/** Whether the acting person may manage this person in their present role. */
const mayManage = (by: Manager, person: PersonRow): boolean =>
  by === 'command' || (mayGrant(by.role, person.role) && (person.placeId !== null || by.isOfAllPlaces));

const note = (
  tx: Tx,
  at: { readonly placeId: number; readonly now: number; readonly by: Manager },
  change: JournalPayloads['staff.person']['change'],
  { id, name, role }: Pick<PersonRow, 'id' | 'name' | 'role'>,
): Promise<number> =>
  appendJournal(tx, {
    placeId: at.placeId,
    at: at.now,
    type: 'staff.person',
    payload: { change, personId: id, name, role, by: at.by === 'command' ? null : at.by.id },
  });

async function link(tx: Tx, person: PersonRow, now: number): Promise<Invited> {
  const secret = makeSecret();
  const expiresAt = now + LINK_MS;
  await addInvite(tx, { hash: hashSecret(secret), personId: person.id, placeId: person.placeId, expiresAt }, now);
  return { person, secret, expiresAt };
}

/** Adds a person and creates their sign-in link. */
export async function addStaff(
  { store, clock }: Asked,
  by: Manager,
  placeId: number,
  { name, role, isOfAllPlaces }: { readonly name: string; readonly role: Role; readonly isOfAllPlaces: boolean },
): Promise<Result<Invited, PeopleRefusal>> {
  if (!mayGive(by, role) || (isOfAllPlaces && by !== 'command' && !by.isOfAllPlaces)) return fail('forbidden');
  return store.write(placeId, async (tx) => {
    const now = clock();
    const id = randomUUID() as UserId;
    const person = { id, name, role, placeId: isOfAllPlaces ? null : placeId, pinHash: null, createdAt: now };
    await addPerson(tx, person, now);
    await note(tx, { placeId, now, by }, 'added', person);
    return ok(await link(tx, person, now));
  });
}

/** Runs a job on a staff person, if the acting person may manage them. */
const withPerson = <T>(
  { store, clock }: Asked,
  by: Manager,
  placeId: number,
  id: string,
  work: (tx: Tx, person: PersonRow, now: number) => Promise<Result<T, PeopleRefusal>>,
): Promise<Result<T, PeopleRefusal>> =>
  store.write(placeId, async (tx) => {
    const person = await personAt(tx.db, placeId, id);
    if (!person) return fail('unknown_person');
    if (!mayManage(by, person)) return fail('forbidden');
    return work(tx, person, clock());
  });

/** A new link for a person, for another phone or after a lost link. */
export const inviteAgain = (services: Asked, by: Manager, placeId: number, id: string) =>
  withPerson(services, by, placeId, id, async (tx, person, now) => {
    await note(tx, { placeId, now, by }, 'invited', person);
    return ok(await link(tx, person, now));
  });

/** Removes a person: tokens, links and PIN are invalid from the next call. */
export const removeStaff = (services: Asked, by: Manager, placeId: number, id: string) =>
  withPerson(services, by, placeId, id, async (tx, person, now) => {
    if (by !== 'command' && by.id === person.id) return fail('yourself');
    await removePerson(tx, person.id, now);
    await note(tx, { placeId, now, by }, 'removed', person);
    return ok(person);
  });

/** Changes a person's name: one's own, or that of a managed person. Orders and payments keep the name of their time. */
export const renameStaff = (services: Asked, by: Manager, placeId: number, id: string, name: string) => {
  const isOwn = by !== 'command' && by.id === id;
  return withPerson(services, isOwn ? 'command' : by, placeId, id, async (tx, person, now) => {
    const changed = { ...person, name };
    await changePerson(tx, person.id, { name });
    await note(tx, { placeId, now, by }, 'name', changed);
    return ok(changed);
  });
};

/** Changes a role, effective from the next call. */
export const changeRole = (services: Asked, by: Manager, placeId: number, id: string, role: Role) =>
  withPerson(services, by, placeId, id, async (tx, person, now) => {
    if (!mayGive(by, role)) return fail('forbidden');
    if (by !== 'command' && by.id === person.id) return fail('yourself');
    const changed = { ...person, role };
    await changePerson(tx, person.id, { role });
    await note(tx, { placeId, now, by }, 'role', changed);
    return ok(changed);
  });

/**
 * Sets a person's PIN, their own or a managed person's. Replacing one's own needs the present PIN, so that an unattended
 * phone does not give access to every tablet of the venue.
 */
export async function setPin(
  services: Asked & Pick<Services, 'keys'>,
  by: Manager,
  placeId: number,
  id: string,
  { pin, old }: { readonly pin: string; readonly old?: string | undefined },
): Promise<Result<PersonRow, PeopleRefusal>> {
  const isOwn = by !== 'command' && by.id === id;
  const before = await personAt(services.store.read, placeId, id);
  if (!before) return fail('unknown_person');
  if (!isOwn && !mayManage(by, before)) return fail('forbidden');
  if (isWeakPin(pin)) return fail('weak_pin');
  const isProven = !isOwn || before.pinHash === null;
  if (!isProven && !(await isRightPin(services.keys.pins, old ?? '', before.pinHash))) return fail('wrong_pin');
  // Hashed before the place is locked, because hashing is slow.
  const pinHash = await hashPin(services.keys.pins, pin);
  const set = async (tx: Tx, person: PersonRow, now: number): Promise<Result<PersonRow, PeopleRefusal>> => {
    // The PIN changed meanwhile.
    if (isOwn && person.pinHash !== before.pinHash) return fail('wrong_pin');
    await changePerson(tx, person.id, { pinHash });
    await note(tx, { placeId, now, by }, 'pin', person);
    return ok({ ...person, pinHash });
  };
  return withPerson(services, isOwn ? 'command' : by, placeId, id, set);
}

/** Removes a forgotten PIN; its owner then sets a new one where they are signed in. */
export const forgetPin = (services: Asked, placeId: number, id: string) =>
  withPerson(services, 'command', placeId, id, async (tx, person, now) => {
    await changePerson(tx, person.id, { pinHash: null });
    await note(tx, { placeId, now, by: 'command' }, 'pin', person);
    return ok(person);
  });

/** Removes the second factor of a person who has lost their phone. */
export const forgetSecondFactor = (services: Asked, placeId: number, id: string) =>
  withPerson(services, 'command', placeId, id, async (tx, person, now) => {
    if (await dropFactor(tx, person.id)) await note(tx, { placeId, now, by: 'command' }, 'second_factor_off', person);
    return ok(person);
  });

export const listStaff = ({ store }: Pick<Services, 'store'>, placeId: number): Promise<PersonRow[]> =>
  peopleAt(store.read, placeId);
