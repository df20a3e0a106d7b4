// A customer's own account: read, change, export, delete. [S7.30, S7.33]
import {
  type Consents,
  emailKey,
  type ProfileFaults,
  type ProfileForm,
  passwordFault,
  profileFaults,
  trimmed,
} from '#domain/account/profile.ts';
import type { Booking } from '#domain/booking/booking.ts';
import type { SavedAddress } from '#domain/delivery/saved-addresses.ts';
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { isFinal } from '#domain/order/order-status.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { allAddressesOf } from '../../store/account/account-addresses.ts';
import { ordersOfAccount } from '../../store/account/account-orders.ts';
import { endSessions, newEmailOf } from '../../store/account/account-sessions.ts';
import { findAccountByEmail, removeAccount, savePassword, saveProfile } from '../../store/account/accounts.ts';
import { bookingsOfAccount, removeAccountBookings } from '../../store/booking/bookings-rows.ts';
import { findOrder } from '../../store/order/orders.ts';
import { removePersonOf } from '../../store/order/remove-persons.ts';
import { removeInstrumentsOf } from '../../store/payment/instruments.ts';
import { INSTALLATION } from '../../store/store.ts';
import { withLeftByDish } from '../loyalty/earn-bill.ts';
import { loyaltyEverywhere } from '../loyalty/own-loyalty.ts';
import { withDetails } from '../order/list-own-orders.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { billOf } from '../service/table-bill.ts';
import type { Services } from '../services.ts';
import { mailLink, mailTexts } from './account-mail.ts';
import type { Customer } from './customer.ts';
import { type AccountRefusal, BUSY, tried } from './sign-in.ts';

/** Longest list shown to the customer; the data export contains all orders. */
const MOST_SHOWN = 100;
const MOST_EXPORTED = 10_000;
/** Age up to which a sign-in by mail suffices to delete an account without a password, ms. */
const FRESH_MS = 15 * 60_000;

type Asked = Pick<Services, 'store' | 'clock' | 'limits' | 'passwords'>;

/** New email address that is not verified yet. */
export const pendingEmail = ({ store, clock }: Pick<Services, 'store' | 'clock'>, { account }: Customer) =>
  newEmailOf(store.read, account.id, clock());

export interface ProfileChange {
  readonly form: ProfileForm;
  readonly consents: Consents;
  /** The present password; required for a new address or a new password. */
  readonly password: string;
  /** Empty: the password stays. */
  readonly newPassword: string;
  readonly address: string;
}

/** Proves the owner's identity by the password. An account without a password needs a fresh sign-in. */
async function proved(services: Asked, { account, session }: Customer, password: string, address: string) {
  if (account.passwordHash === undefined) return services.clock() - session.createdAt <= FRESH_MS ? 'yes' : 'no';
  const wait = await tried(services, account.profile.email, address);
  if (wait) return wait;
  const isRight = await services.passwords.verify(password, account.passwordHash);
  if (isRight === 'busy') return BUSY;
  return isRight ? 'yes' : 'no';
}

/** Saves the whole profile, or no field when one is invalid. A new email address takes effect after its verification. */
export async function editProfile(
  services: Asked,
  place: PublishedPlace,
  customer: Customer,
  change: ProfileChange,
): Promise<Result<undefined, AccountRefusal>> {
  const { store, clock, passwords } = services;
  const { account, session } = customer;
  const isMoved = emailKey(change.form.email) !== emailKey(account.profile.email);
  const hasNewPassword = change.newPassword !== '';
  const fault = hasNewPassword ? passwordFault(change.newPassword) : undefined;
  const faults: ProfileFaults = { ...profileFaults(change.form), ...(fault && { newPassword: fault }) };
  if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults });
  if (isMoved || hasNewPassword) {
    const proof = await proved(services, customer, change.password, change.address);
    if (typeof proof === 'object') return fail(proof);
    // The change of the password was repeated, because its first answer was lost.
    const isRepeated =
      proof === 'no' &&
      change.password !== '' &&
      hasNewPassword &&
      (await passwords.verify(change.newPassword, account.passwordHash));
    if (isRepeated === 'busy') return fail(BUSY);
    if (proof === 'no' && !isRepeated)
      return fail({ kind: 'faults', faults: { password: change.password === '' ? 'missing' : 'wrong' } });
  }
  const hash = hasNewPassword ? await passwords.hash(change.newPassword) : undefined;
  if (hash === 'busy') return fail(BUSY);
  const { email, ...profile } = trimmed(change.form);
  await store.write(place.id, async (tx) => {
    const now = clock();
    const at = { placeId: place.id, now, language: account.language };
    await saveProfile(tx, account.id, { profile, consents: change.consents }, now);
    if (hash !== undefined) {
      await savePassword(tx, account.id, hash);
      await endSessions(tx, account.id, now, session.id);
      await mailTexts(tx, at, 'password', account.profile.email);
    }
    if (!isMoved) return;
    if (await findAccountByEmail(tx.db, email)) return mailTexts(tx, at, 'taken', email);
    await mailLink(tx, at, account, 'email', email);
  });
  return ok(undefined);
}

/** Sends the verification link for the account's address again. */
export async function askForProof(
  { store, clock, limits }: Asked,
  place: PublishedPlace,
  { account }: Customer,
): Promise<Result<undefined, AccountRefusal>> {
  const wait = await limits.customerMails.take(account.id);
  if (wait !== undefined) return fail({ kind: 'wait', seconds: wait });
  if (!account.isVerified)
    await store.write(place.id, (tx) => mailLink(tx, { placeId: place.id, now: clock() }, account, 'verify'));
  return ok(undefined);
}

/** Table orders that are not ended, with the amount left of each, so that a paid one can say so. */
const withLeft = async (
  { store }: Pick<Services, 'store'>,
  placeId: number,
  orders: readonly PlacedOrder[],
): Promise<PlacedOrder[]> => {
  const sittings = new Set(orders.flatMap(({ sessionId, status }) => (isFinal(status) ? [] : (sessionId ?? []))));
  const left = new Map<string, PlacedOrder['left']>();
  for (const sittingId of sittings) {
    const bill = await billOf(store.read, placeId, sittingId);
    for (const order of await withLeftByDish(store.read, { placeId, sittingId }, bill)) left.set(order.id, order.left);
  }
  return orders.map((order) => {
    const of = left.get(order.id);
    return of === undefined ? order : { ...order, left: of };
  });
};

/** A customer's orders at a place, newest first. */
export const ordersOf = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  { account }: Customer,
  most = MOST_SHOWN,
): Promise<PlacedOrder[]> => {
  const owned = await ordersOfAccount(store.read, account.id, { placeId: place.id, most });
  const found = await Promise.all(owned.map(({ orderId }) => findOrder(store.read, place.id, orderId)));
  return withDetails(
    { store },
    place,
    await withLeft(
      { store },
      place.id,
      found.filter((order) => order !== undefined),
    ),
  );
};

/** Exports all stored data of a customer, at all places. */
export async function exportAccount(services: Pick<Services, 'store' | 'places' | 'clock'>, customer: Customer) {
  const { account } = customer;
  const owned = await ordersOfAccount(services.store.read, account.id, { most: MOST_EXPORTED });
  const orders: { readonly place: PublishedPlace; readonly orders: PlacedOrder[] }[] = [];
  for (const placeId of new Set(owned.map((one) => one.placeId))) {
    const place = await services.places.find(String(placeId));
    if (place) orders.push({ place, orders: await ordersOf(services, place, customer, MOST_EXPORTED) });
  }
  const booked = await bookingsOfAccount(services.store.read, account.id, { most: MOST_EXPORTED });
  const bookings: { readonly place: PublishedPlace; readonly bookings: Booking[] }[] = [];
  for (const placeId of new Set(booked.map((one) => one.placeId))) {
    const place = await services.places.find(String(placeId));
    if (!place) continue;
    bookings.push({ place, bookings: booked.flatMap((one) => (one.placeId === placeId ? [one.booking] : [])) });
  }
  const addresses: { readonly place: PublishedPlace; readonly addresses: readonly SavedAddress[] }[] = [];
  for (const kept of await allAddressesOf(services.store.read, account.id)) {
    const place = await services.places.find(String(kept.placeId));
    if (place) addresses.push({ place, addresses: kept.addresses });
  }
  return { account, orders, bookings, addresses, loyalty: await loyaltyEverywhere(services, customer) };
}

/** Deletes an account. Its orders stay without personal data; an order under way keeps them until it ends. */
export async function deleteAccount(
  services: Asked & Pick<Services, 'places'>,
  customer: Customer,
  { password, address }: { readonly password: string; readonly address: string },
): Promise<Result<undefined, AccountRefusal>> {
  const { store, clock } = services;
  const { account } = customer;
  const proof = await proved(services, customer, password, address);
  if (typeof proof === 'object') return fail(proof);
  if (proof === 'no') return fail({ kind: 'faults', faults: { password: password === '' ? 'missing' : 'wrong' } });
  const owned = await ordersOfAccount(store.read, account.id, { most: MOST_EXPORTED });
  for (const placeId of new Set(owned.map((one) => one.placeId)))
    await removePersons(
      { store, clock },
      placeId,
      owned.filter((one) => one.placeId === placeId).map(({ orderId }) => orderId),
    );
  // Deletes the account last: after a crash before this point, its owner can start the deletion again.
  await store.write(INSTALLATION, async (tx) => {
    // Payment providers are told after the commit.
    await removeInstrumentsOf(tx, account.id, clock());
    await removeAccountBookings(tx, account.id, clock());
    await removeAccount(tx, account.id);
  });
  return ok(undefined);
}

const removePersons = ({ store, clock }: Pick<Services, 'store' | 'clock'>, placeId: number, ids: readonly OrderId[]) =>
  store.write(placeId, async (tx) => {
    for (const id of ids) {
      const order = await findOrder(tx.db, placeId, id);
      if (order && isFinal(order.status)) await removePersonOf(tx, placeId, id, clock());
    }
  });
