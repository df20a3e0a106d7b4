// Bookings that were sent and have no answer yet, in the tab's storage.
import * as v from 'valibot';
import type { BookingAttempt } from '#domain/booking/booking-attempt.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { Currency, Minor } from '#domain/pricing/money.ts';
import { bookingTargetSchema } from './booking.ts';

/** The oldest are removed first. */
const MOST_KEPT = 5;

const shownSchema = v.object({
  amount: v.custom<Minor>(Number.isSafeInteger),
  currency: v.custom<Currency>((value) => typeof value === 'string'),
});

const attemptSchema = v.object({
  id: v.string(),
  target: bookingTargetSchema,
  startAt: v.number(),
  form: v.object({
    ...{ people: v.number(), name: v.string(), phone: v.string(), email: v.string(), comment: v.string() },
  }),
  language: v.picklist(LANGUAGES),
  price: v.optional(shownSchema),
  deposit: v.optional(shownSchema),
});

const keptSchema = v.array(v.object({ place: v.number(), attempt: attemptSchema }));
export interface KeptAttempt {
  readonly place: number;
  readonly attempt: BookingAttempt;
}

/** Returns an empty list for unreadable text. */
export const readAttempts = (text: string | null): readonly KeptAttempt[] => {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? '[]'));
    if (!parsed.success) return [];
    return parsed.output.map(({ place, attempt: { price, deposit, ...attempt } }) => ({
      place,
      attempt: { ...attempt, price, deposit },
    }));
  } catch {
    return [];
  }
};

export const writeAttempts = (kept: readonly KeptAttempt[]): string => JSON.stringify(kept.slice(-MOST_KEPT));
