// Accepts a booking: checks it again in the transaction that takes its cells. [S7.35]

import type { BookingTarget } from '#contract/booking/booking.ts';
import type { Booking, BookingPerson } from '#domain/booking/booking.ts';
import { type BookingFaults, bookingFaults } from '#domain/booking/booking-verdict.ts';
import { cellsOf } from '#domain/booking/cells.ts';
import { DEPOSIT_HOLD_MS } from '#domain/booking/deposit.ts';
import { type BookingPlace, dayAt, freeChoice, isBookableAt } from '#domain/booking/free-hours.ts';
import type { Language } from '#domain/language/language.ts';
import type { UserId } from '#domain/order/orderer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { takeCells } from '../../store/booking/booking-cells.ts';
import { addBooking, findBooking } from '../../store/booking/bookings-rows.ts';
import { canonicalJson, sha256 } from '../../store/canonical-json.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { bookingPlaceOf, type FoundTarget, findTarget } from './booking-target.ts';
import { depositDue, standingStatus } from './deposit.ts';
import { nextHours, takenOn } from './free-hours.ts';
import { tellBooking } from './tell-booking.ts';

const MINUTE = 60_000;

export interface BookingRequest {
  readonly id: string;
  readonly target: BookingTarget;
  /** Epoch ms; NaN when unreadable. */
  readonly startAt: number;
  readonly people: number;
  readonly person: BookingPerson;
  readonly language: Language;
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

type Asked = Pick<Services, 'store' | 'clock' | 'limits' | 'sendsMail' | 'payments'>;

const fingerprintOf = ({ target, startAt, people, person }: BookingRequest): string =>
  sha256(canonicalJson({ target, startAt: String(startAt), people, person }));

const toBooking = (request: BookingRequest, { thing, wanted }: FoundTarget, now: number): Booking => {
  const endAt = request.startAt + wanted.minutes * MINUTE;
  return {
    ...{ id: request.id, status: 'confirmed', thing, startAt: request.startAt, endAt },
    ...{ busyUntil: endAt + wanted.turn * MINUTE, people: request.people, person: request.person },
    ...{ language: request.language, resources: [], isLate: false, sequence: 0, createdAt: now, changedAt: now },
  };
};

/** Accepts or rejects a booking once per id: a retry gets the same answer. */
export async function takeBooking(
  services: Asked,
  place: PublishedPlace,
  request: BookingRequest,
): Promise<Result<Booking, BookingRefusal>> {
  const { store, limits, clock, sendsMail = false } = services;
  const fingerprint = fingerprintOf(request);
  const again = (found: Awaited<ReturnType<typeof findBooking>>): Result<Booking, BookingRefusal> | undefined =>
    found && (found.fingerprint === fingerprint ? ok(found.booking) : fail({ kind: 'reused' }));
  const known = again(await findBooking(store.read, place.id, request.id));
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
  const due = depositDue(services, place, found, request.people);
  if (request.shownDeposit !== undefined && request.shownDeposit !== (due.isPayable ? due.due : 0))
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
  const taken = await store.write(
    place.id,
    async (tx) =>
      again(await findBooking(tx.db, place.id, request.id)) ??
      write(tx, place, { request, found, fingerprint, asked, sendsMail, due }),
  );
  if (taken) return taken;
  return fail({
    kind: 'taken',
    next: await nextHours(store.read, place.id, asked, { wanted: found.wanted, at: startAt }),
  });
}

interface Writing {
  readonly request: BookingRequest;
  readonly found: FoundTarget;
  readonly fingerprint: string;
  readonly asked: BookingPlace;
  readonly sendsMail: boolean;
  readonly due: ReturnType<typeof depositDue>;
}

/** `undefined` when another guest was faster. */
async function write(
  tx: Tx,
  place: PublishedPlace,
  { request, found, fingerprint, asked, sendsMail, due: { due, isPayable } }: Writing,
): Promise<Result<Booking, never> | undefined> {
  const { wanted } = found;
  const { startAt, id } = request;
  const { now, timeZone } = asked;
  const day = dayAt(startAt, timeZone);
  const taken = await takenOn(tx.db, place.id, wanted, { first: day, last: day, now });
  const resources = freeChoice(wanted, taken, startAt);
  const cells = cellsOf(startAt, wanted.minutes + wanted.turn);
  const { currency } = place.document.place;
  const deposit = isPayable ? { amount: due, currency, heldUntil: now + DEPOSIT_HOLD_MS } : undefined;
  const held = { bookingId: id, cells, now, heldUntil: deposit?.heldUntil };
  if (!resources || !(await takeCells(tx, place.id, { ...held, resources }))) return undefined;
  // When a deposit is due and no card can be charged, the venue decides.
  const standing = due > 0 ? 'pending' : standingStatus(place);
  const booking: Booking = {
    ...toBooking(request, found, now),
    ...{ status: deposit ? 'unpaid' : standing, deposit, resources },
  };
  await addBooking(tx, place.id, booking, { fingerprint, accountId: request.customer });
  await tellBooking(tx, place.id, { booking, by: null, mails: sendsMail });
  return ok(booking);
}
