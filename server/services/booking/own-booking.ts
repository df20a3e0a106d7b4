// A booking opened by its link: read, and cancel until the venue's limit.
import type { Booking } from '#domain/booking/booking.ts';
import { cancelEnd } from '#domain/booking/cancel-until.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { freeCells } from '../../store/booking/booking-cells.ts';
import { bookingsOfAccount, findBooking, giveBookings, saveBooking } from '../../store/booking/bookings-rows.ts';
import type { Customer } from '../account/customer.ts';
import { mailsGuests } from '../mails-guests.ts';
import { shutDeposit } from '../payment/shut-deposit.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { bookingOfKey } from './booking-key.ts';
import { rulesOf } from './booking-target.ts';
import { refundDeposit } from './deposit.ts';
import { tellBooking } from './tell-booking.ts';

/** Epoch ms until which the guest may cancel; `undefined` when too late. */
export const cancelUntil = (place: PublishedPlace, booking: Booking, now: number): number | undefined =>
  cancelEnd(booking, rulesOf(place).cancelLimit, now);

/** `undefined` when the key opens no booking here. */
export async function ownBooking(
  services: Pick<Services, 'store' | 'keys'>,
  place: PublishedPlace,
  key: string,
): Promise<Booking | undefined> {
  const id = bookingOfKey(services, place.id, key);
  return id === undefined ? undefined : (await findBooking(services.store.read, place.id, id))?.booking;
}

/** Maximum number of bookings in a customer's list. */
const MOST_LISTED = 100;

/** A customer's bookings at the place, latest start first. [S8.33] */
export const bookingsOf = async (
  { store }: Pick<Services, 'store'>,
  place: PublishedPlace,
  { account }: Customer,
): Promise<Booking[]> =>
  (await bookingsOfAccount(store.read, account.id, { placeId: place.id, most: MOST_LISTED })).map(
    ({ booking }) => booking,
  );

/** Assigns bookings made before registration to the customer, by the keys of their links. [S8.33] */
export const claimBookings = async (
  services: Pick<Services, 'store' | 'keys'>,
  place: PublishedPlace,
  { account }: Customer,
  keys: readonly string[],
): Promise<void> => {
  const ids = keys.flatMap((key) => bookingOfKey(services, place.id, key) ?? []);
  await services.store.write(place.id, (tx) => giveBookings(tx, place.id, { ids, accountId: account.id }));
};

/** Cancels a booking; idempotent. too_late: the venue's limit has passed, or the booking has begun. */
export async function cancelOwnBooking(
  services: Services,
  place: PublishedPlace,
  key: string,
): Promise<Result<Booking, 'unknown' | 'too_late'>> {
  const id = bookingOfKey(services, place.id, key);
  if (id === undefined) return fail('unknown');
  const before = (await findBooking(services.store.read, place.id, id))?.booking;
  if (before && cancelUntil(place, before, services.clock()) !== undefined) await shutDeposit(services, place, id);
  return services.store.write(place.id, async (tx): Promise<Result<Booking, 'unknown' | 'too_late'>> => {
    const now = services.clock();
    const found = (await findBooking(tx.db, place.id, id))?.booking;
    if (!found) return fail('unknown');
    if (found.status === 'cancelled' || found.status === 'lapsed') return ok(found);
    if (cancelUntil(place, found, now) === undefined) return fail('too_late');
    const booking: Booking = {
      ...{ ...found, status: 'cancelled', sequence: found.sequence + 1, changedAt: now },
      deposit: found.deposit && { ...found.deposit, heldUntil: undefined },
    };
    await freeCells(tx, place.id, id);
    await refundDeposit(tx, place.id, id, { by: '', at: now });
    await saveBooking(tx, place.id, booking);
    await tellBooking(tx, place.id, { booking, by: null, mails: mailsGuests(services, place) });
    return ok(booking);
  });
}
