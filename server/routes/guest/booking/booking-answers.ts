// Answers of the booking routes: a booking for its guest, and the refusals.
import type { FastifyReply } from 'fastify';
import type * as v from 'valibot';
import { bookingToWire, type busyDatesSchema, faultsToWire } from '#contract/booking/booking.ts';
import { translatedToWire } from '#contract/language/translated.ts';
import { RATE_LIMITED } from '#contract/order/order-answer.ts';
import type { Booking } from '#domain/booking/booking.ts';
import type { OwnBooking } from '#domain/booking/own-booking.ts';
import { type Currency, formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import { bookingKeyOf } from '../../../services/booking/booking-key.ts';
import type { FoundTarget } from '../../../services/booking/booking-target.ts';
import type { ChangeRefusal } from '../../../services/booking/change-own-booking.ts';
import type { BusyDay } from '../../../services/booking/free-hours.ts';
import { cancelUntil } from '../../../services/booking/own-booking.ts';
import { refundedDeposits } from '../../../services/booking/refunded-deposits.ts';
import type { BookingRefusal } from '../../../services/booking/take-booking.ts';
import { mailStatesOf } from '../../../services/booking/tell-booking.ts';
import { mailsGuests } from '../../../services/mails-guests.ts';
import type { PublishedPlace } from '../../../services/place/published-places.ts';
import type { Services } from '../../../services/services.ts';
import { personal, refusal } from '../../replies.ts';

export const BOOKING_CONFIG = { unreadable: 'invalid_booking' };
export const NOT_BOOKABLE = { status: 404, body: refusal('not_bookable') } as const;
export const UNKNOWN_BOOKING = { status: 404, body: refusal('unknown_booking') } as const;

const iso = (at: number): string => new Date(at).toISOString();

const CONFLICTS = {
  reused: 'id_reused',
  price_changed: 'price_changed',
  too_late: 'too_late',
  edited: 'edited',
  deposit: 'deposit_changes',
} as const;

export const refuseBooking = (reply: FastifyReply, error: BookingRefusal | ChangeRefusal): FastifyReply => {
  switch (error.kind) {
    case 'wait':
      return personal(reply, { status: 429, body: refusal(RATE_LIMITED), retryAfter: error.seconds });
    case 'faults':
      return personal(reply, {
        status: 422,
        body: { ...refusal('invalid_booking'), fields: faultsToWire(error.faults) },
      });
    case 'taken':
      return personal(reply, { status: 409, body: { ...refusal('slot_taken'), next: error.next.map(iso) } });
    case 'time':
      return personal(reply, { status: 422, body: { ...refusal('invalid_time'), next: error.next.map(iso) } });
    case 'unknown':
    case 'gone':
      return personal(reply, NOT_BOOKABLE);
    default:
      return personal(reply, { status: 409, body: refusal(CONFLICTS[error.kind]) });
  }
};

/** The days of a booking. `deposit`: amount that is paid by card before it is confirmed; `undefined`: none. */
export const daysToWire = (
  { busy, first, last }: { readonly busy: readonly BusyDay[]; readonly first: string; readonly last: string },
  { wanted, mostPeople }: Pick<FoundTarget, 'wanted' | 'mostPeople'>,
  terms: {
    readonly cancelLimit: number;
    readonly confirms: boolean;
    readonly mails: boolean;
    readonly deposit: Minor | undefined;
    readonly currency: Currency;
  },
): v.InferOutput<typeof busyDatesSchema> => ({
  ...{ busy_dates: [...busy], first_date: first, last_date: last, most_people: mostPeople },
  ...{ cancel_limit: terms.cancelLimit, confirms: terms.confirms, mails: terms.mails },
  ...(wanted.season && { season: wanted.season }),
  ...(terms.deposit !== undefined && { deposit: formatAmountPlain(terms.deposit, terms.currency) }),
});

/** Facts about a booking that other tables have; `undefined`: none. */
interface Beside {
  readonly refunded: Minor | undefined;
  readonly mail: OwnBooking['mail'];
}

/** Bookings for their guests. */
export const ownBookingAnswers = (services: Services) => {
  const { store, clock } = services;
  const ownOf = (place: PublishedPlace, booking: Booking, { refunded, mail }: Beside) => {
    const until = cancelUntil(place, booking, clock());
    const { thing } = booking;
    const tables = thing.kind === 'table' ? place.document.bookings?.tables : undefined;
    const keeps = tables?.keeps;
    const hall = tables?.halls.find(({ key }) => thing.kind === 'table' && key === thing.hall)?.name;
    return {
      success: true as const,
      booking: bookingToWire(booking, { refunded }),
      key: bookingKeyOf(services, place.id, booking.id),
      cancel_until: until === undefined ? null : iso(until),
      ...(keeps !== undefined && { keeps }),
      ...(hall && { hall: translatedToWire(hall) }),
      mailed: mailsGuests(services, place) && booking.person.email !== '',
      ...(mail && { mail }),
    };
  };
  const ownOnes = async (place: PublishedPlace, bookings: readonly Booking[]) => {
    const refunded = await refundedDeposits(store.read, place.id, bookings);
    const mails = await mailStatesOf(services, place, bookings);
    return bookings.map((booking) =>
      ownOf(place, booking, { refunded: refunded.get(booking.id), mail: mails.get(booking.id) }),
    );
  };
  const own = async (place: PublishedPlace, booking: Booking) => {
    const [found] = await ownOnes(place, [booking]);
    if (!found) throw new Error(`No answer for booking ${booking.id}`);
    return found;
  };
  return { own, ownOnes };
};
