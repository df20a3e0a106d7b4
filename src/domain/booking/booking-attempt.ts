// A booking as its guest asks for it, and which wishes are the same one.
import type { Language } from '../language/language.ts';
import type { Currency, Minor } from '../pricing/money.ts';
import type { BookingForm } from './booking-verdict.ts';
import type { BookingTarget } from './own-booking.ts';

/** Storage key of the attempts without an answer. Not in storage-keys.ts, which every page loads first. */
export const ATTEMPTS_KEY = 'booking_attempts';

interface Shown {
  readonly amount: Minor;
  readonly currency: Currency;
}

export interface BookingAttempt {
  /** Id shared by all requests for this wish, so that a booking is not made twice. */
  readonly id: string;
  readonly target: BookingTarget;
  /** Epoch ms. */
  readonly startAt: number;
  readonly form: BookingForm;
  readonly language: Language;
  /** Price shown to the guest; undefined: none. */
  readonly price: Shown | undefined;
  /** Deposit shown to the guest; undefined: none. */
  readonly deposit: Shown | undefined;
}

/** Equal for two attempts that the server takes for the same booking; price, deposit and language do not count. */
const wishOf = ({ target, startAt, form }: Omit<BookingAttempt, 'id'>): string =>
  JSON.stringify([
    'hall' in target
      ? [target.hall, target.people]
      : [target.productVariantId, target.categoryId ?? null, target.productId ?? null],
    [startAt, form.people, ...[form.name, form.phone, form.email, form.comment].map((text) => text.trim())],
  ]);

/** The earlier attempt with the same wish. */
export const sameWish = (
  attempts: readonly BookingAttempt[],
  wish: Omit<BookingAttempt, 'id'>,
): BookingAttempt | undefined => attempts.findLast((one) => wishOf(one) === wishOf(wish));

/** Whether two targets are one product, or both are tables. */
const isSameThing = (one: BookingTarget, other: BookingTarget): boolean =>
  'hall' in one
    ? 'hall' in other
    : !('hall' in other) && (one.productId ?? one.productVariantId) === (other.productId ?? other.productVariantId);

/** The latest attempt for a product, or for any table. */
export const attemptFor = (
  attempts: readonly BookingAttempt[],
  target: BookingTarget | undefined,
): BookingAttempt | undefined => target && attempts.findLast((one) => isSameThing(one.target, target));
