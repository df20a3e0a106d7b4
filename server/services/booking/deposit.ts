// Deposit of a booking: its amount, and the booking's state after payment or non-payment.
import { randomUUID } from 'node:crypto';
import { type Booking, mayBecome } from '#domain/booking/booking.ts';
import { cellsOf } from '#domain/booking/cells.ts';
import { DEPOSIT_GRACE_MS, DEPOSIT_LOOK_AHEAD_MS, depositOf } from '#domain/booking/deposit.ts';
import { depositKey, isOpenPayment } from '#domain/payment/card-payment.ts';
import { minimumOf } from '#domain/payment/providers.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { type Minor, parseAmount, ZERO } from '#domain/pricing/money.ts';
import { freeCells, keepCells, takeCells } from '../../store/booking/booking-cells.ts';
import { findBooking, overdueBookings, saveBooking } from '../../store/booking/bookings-rows.ts';
import { writeBookingAgain } from '../../store/mail/booking-mails.ts';
import { paymentsOfSubject } from '../../store/payment/card-payments.ts';
import type { Tx } from '../../store/store.ts';
import { offeredPorts } from '../payment/offered.ts';
import { refundSubject } from '../payment/refund-payment.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { type FoundTarget, rulesOf } from './booking-target.ts';
import { tellBooking } from './tell-booking.ts';

const MINUTE = 60_000;
const MOST_AT_ONCE = 20;

/**
 * Deposit of a booking, due in advance. `isPayable`: a card can be charged now; otherwise the venue confirms the booking by
 * hand and charges nothing.
 */
export const depositDue = (
  services: Pick<Services, 'payments'>,
  place: PublishedPlace,
  { thing }: Pick<FoundTarget, 'thing'>,
  people: number,
): { readonly due: Minor; readonly isPayable: boolean } => {
  const house = { ...DEFAULT_DEVICE_SETTINGS, ...place.document.house };
  const { currency } = place.document.place;
  const due = depositOf(thing, people, {
    percent: house.depositPercent,
    perPerson: parseAmount(house.depositPerPerson, currency) ?? ZERO,
    fromPeople: house.depositFromPeople,
  });
  const [port] = offeredPorts(services, place);
  const minimum = port && minimumOf(port.provider, currency);
  return { due, isPayable: due > 0 && minimum !== undefined && due >= minimum };
};

/** Status of a booking whose deposit is paid or that needs none. */
export const standingStatus = (place: PublishedPlace): 'pending' | 'confirmed' =>
  rulesOf(place).confirms ? 'pending' : 'confirmed';

/**
 * Keeps the booking's time until `until`, or for good when `undefined`. Returns false when another booking has the time. The
 * place must be locked.
 */
export const keepTime = async (
  tx: Tx,
  placeId: number,
  { id, resources, startAt, busyUntil, deposit }: Booking,
  { until, at }: { readonly until: number | undefined; readonly at: number },
): Promise<boolean> => {
  if (deposit?.heldUntil !== undefined && deposit.heldUntil > at && (await keepCells(tx, placeId, id, until)))
    return true;
  await freeCells(tx, placeId, id);
  const cells = cellsOf(startAt, (busyUntil - startAt) / MINUTE);
  return takeCells(tx, placeId, { bookingId: id, resources, cells, now: at, heldUntil: until });
};

/** Books the paid deposit. Returns false when the booking is over, already paid, or its time is taken. */
export const standPaid = async (tx: Tx, place: PublishedPlace, found: Booking, at: number): Promise<boolean> => {
  const { deposit } = found;
  const status = standingStatus(place);
  if (!deposit || deposit.paidAt !== undefined || !mayBecome(found.status, status) || found.startAt <= at) return false;
  if (!(await keepTime(tx, place.id, found, { until: undefined, at }))) return false;
  const booking: Booking = {
    ...{ ...found, status, sequence: found.sequence + 1, changedAt: at },
    deposit: { ...deposit, paidAt: at, heldUntil: undefined },
  };
  await saveBooking(tx, place.id, booking);
  await tellBooking(tx, place.id, { booking, by: null, mails: false });
  await writeBookingAgain(tx, { id: randomUUID(), placeId: place.id, bookingId: booking.id, createdAt: at });
  return true;
};

/** Refunds a paid deposit of a booking that is over. */
export const refundDeposit = (
  tx: Tx,
  placeId: number,
  bookingId: string,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> =>
  refundSubject(tx, placeId, depositKey(bookingId), { reason: 'booking_cancelled', by, at, newId: randomUUID });

/** Near the end of the hold: extends it while a payment is open; otherwise the booking lapses at its end. */
const endHold = async (tx: Tx, placeId: number, id: string, now: number): Promise<void> => {
  const found = (await findBooking(tx.db, placeId, id))?.booking;
  const { heldUntil = Number.POSITIVE_INFINITY } = found?.deposit ?? {};
  if (found?.status !== 'unpaid' || heldUntil > now + DEPOSIT_LOOK_AHEAD_MS) return;
  const payments = await paymentsOfSubject(tx.db, placeId, depositKey(id));
  const isOpen = payments.some(({ state }) => isOpenPayment(state));
  const until = now + DEPOSIT_LOOK_AHEAD_MS + DEPOSIT_GRACE_MS;
  // The guest may have paid at a provider that does not answer.
  if (isOpen && now < found.startAt && (await keepTime(tx, placeId, found, { until, at: now }))) {
    await saveBooking(tx, placeId, { ...found, deposit: found.deposit && { ...found.deposit, heldUntil: until } });
    return;
  }
  if (heldUntil <= now) await lapse(tx, placeId, found, now);
};

/** Ends a booking whose deposit did not come in time, and frees its time. */
const lapse = async (tx: Tx, placeId: number, found: Booking, now: number): Promise<void> => {
  const booking: Booking = {
    ...{ ...found, status: 'lapsed', sequence: found.sequence + 1, changedAt: now },
    deposit: found.deposit && { ...found.deposit, heldUntil: undefined },
  };
  await freeCells(tx, placeId, found.id);
  await saveBooking(tx, placeId, booking);
  await tellBooking(tx, placeId, { booking, by: null, mails: false });
  await writeBookingAgain(tx, { id: randomUUID(), placeId, bookingId: found.id, createdAt: now });
};

/** Ends a booking whose money is refunded: a booking that still waited lapses, and its guest gets a mail. */
export const turnMoneyBack = async (tx: Tx, placeId: number, found: Booking, at: number): Promise<void> => {
  if (found.status === 'unpaid') await lapse(tx, placeId, found, at);
  else await writeBookingAgain(tx, { id: randomUUID(), placeId, bookingId: found.id, createdAt: at });
};

/** Ends bookings not paid in time; a booking with an open payment keeps its time until the payment ends. */
export const lapseOverdueBookings = async ({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> => {
  for (const { placeId, id } of await overdueBookings(store.read, clock() + DEPOSIT_LOOK_AHEAD_MS, MOST_AT_ONCE))
    await store.write(placeId, (tx) => endHold(tx, placeId, id, clock()));
};
