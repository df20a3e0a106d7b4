// Accepts a booking: checks it again in the transaction that takes its cells. [S7.35]

import type { BookingTarget } from '#contract/booking/booking.ts';
import type { Booking } from '#domain/booking/booking.ts';
import { type BookingFaults, bookingFaults } from '#domain/booking/booking-verdict.ts';
import { DEPOSIT_HOLD_MS } from '#domain/booking/deposit.ts';
import { isBookableAt } from '#domain/booking/free-hours.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findBooking } from '../../store/booking/bookings-rows.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import { mailsGuests } from '../mails-guests.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { bookingPlaceOf, findTarget } from './booking-target.ts';
import { depositDue, standingStatus } from './deposit.ts';
import { nextHours } from './free-hours.ts';
import { answerAgain, type NewBooking, type WrittenAs, writeBooking } from './write-booking.ts';

export interface BookingRequest extends NewBooking {
  readonly target: BookingTarget;
  /** Price shown to the guest, minor units; `undefined`: none. */
  readonly shownPrice: number | undefined;
  /** Deposit shown to the guest, minor units; 0: none shown; `undefined`: an older app that does not say. */
  readonly shownDeposit: number | undefined;
  /** For rate limits only; `customer` when signed in. */
  readonly address: string;
  readonly customer?: UserId | undefined;
}

export type BookingRefusal =
  | { readonly kind: 'unknown' | 'reused' | 'price_changed' }
  | { readonly kind: 'faults'; readonly faults: BookingFaults }
  /** time: not offered · taken: another guest was faster */
  | { readonly kind: 'time' | 'taken'; readonly next: readonly number[] }
  | { readonly kind: 'wait'; readonly seconds: number };

type Asked = Pick<Services, 'store' | 'clock' | 'limits' | 'sendsMail' | 'demoSlugs' | 'payments'>;

const fingerprintOf = ({ target, startAt, people, person }: BookingRequest): string =>
  sha256(canonicalJson({ target, startAt: String(startAt), people, person }));

/** Accepts or rejects a booking once per id: a retry gets the same answer. */
export async function takeBooking(
  services: Asked,
  place: PublishedPlace,
  request: BookingRequest,
): Promise<Result<Booking, BookingRefusal>> {
  const { store, limits, clock } = services;
  const fingerprint = fingerprintOf(request);
  const known = answerAgain(await findBooking(store.read, place.id, request.id), fingerprint);
  if (known) return known;
  const wait = await (request.customer === undefined
    ? limits.bookings.take(request.address)
    : limits.customerBookings.take(request.customer));
  if (wait !== undefined) return fail({ kind: 'wait', seconds: wait });
  const found = findTarget(place, request.target);
  if (!found) return fail({ kind: 'unknown' });
  const faults = bookingFaults({ ...request.person, people: request.people }, found.mostPeople);
  if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults });
  const price = found.thing.kind === 'product' ? found.thing.price : null;
  if (request.shownPrice !== undefined && request.shownPrice !== price) return fail({ kind: 'price_changed' });
  const { due, isPayable } = depositDue(services, place, found, request.people);
  if (request.shownDeposit !== undefined && request.shownDeposit !== (isPayable ? due : 0))
    return fail({ kind: 'price_changed' });
  const asked = bookingPlaceOf(place, clock());
  const { startAt } = request;
  if (!isBookableAt(startAt, asked, found.wanted)) {
    const from = Number.isFinite(startAt) ? Math.max(startAt, asked.now) : asked.now;
    return fail({
      kind: 'time',
      next: await nextHours(store.read, place.id, asked, { wanted: found.wanted, at: from }),
    });
  }
  const { currency } = place.document.place;
  const deposit = isPayable ? { amount: due, currency, heldUntil: asked.now + DEPOSIT_HOLD_MS } : undefined;
  // When a deposit is due and no card can be charged, the venue decides.
  const standing = due > 0 ? 'pending' : standingStatus(place);
  const written: WrittenAs = {
    ...{
      found,
      asked,
      fingerprint,
      deposit,
      accountId: request.customer,
      by: null,
      mails: mailsGuests(services, place),
    },
    status: deposit ? 'unpaid' : standing,
  };
  const taken = await store.write(place.id, async (tx): Promise<Result<Booking, BookingRefusal> | undefined> => {
    const again = answerAgain(await findBooking(tx.db, place.id, request.id), fingerprint);
    if (again) return again;
    const booking = await writeBooking(tx, place.id, request, written);
    return booking && ok(booking);
  });
  if (taken) return taken;
  return fail({
    kind: 'taken',
    next: await nextHours(store.read, place.id, asked, { wanted: found.wanted, at: startAt }),
  });
}
