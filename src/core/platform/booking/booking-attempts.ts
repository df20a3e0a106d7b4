// Bookings without an answer, for the tab's lifetime: the same wish sent again after a reload keeps its id.
import { type KeptAttempt, readAttempts, writeAttempts } from '#contract/booking/booking-attempts.ts';
import { ATTEMPTS_KEY, type BookingAttempt } from '#domain/booking/booking-attempt.ts';
import type { PlaceId } from '#domain/ids.ts';

const read = (): readonly KeptAttempt[] => {
  try {
    return readAttempts(sessionStorage.getItem(ATTEMPTS_KEY));
  } catch {
    return [];
  }
};

/** Attempts at the place for a time after `now`, the latest last. */
export const attemptsOf = (place: PlaceId, now: number): readonly BookingAttempt[] =>
  read().flatMap((one) => (one.place === place && one.attempt.startAt > now ? [one.attempt] : []));

/** Replaces the attempts of the place. */
export const keepAttempts = (place: PlaceId, attempts: readonly BookingAttempt[]): void => {
  const kept = [...read().filter((one) => one.place !== place), ...attempts.map((attempt) => ({ place, attempt }))];
  try {
    if (kept.length === 0) sessionStorage.removeItem(ATTEMPTS_KEY);
    else sessionStorage.setItem(ATTEMPTS_KEY, writeAttempts(kept));
  } catch {
    // Without storage an attempt is kept only while its page is open.
  }
};
