// Times at which guests who said that they come later can be expected.

/** A booking moves to another time instead, when its guests are later than this. */
export const MOST_LATE_MINUTES = 180;
const STEP = 15;
const CHOICES = 4;
const MINUTE = 60_000;

/**
 * Minutes after a booking's start that staff can choose: the next quarters that are still to come, before the booking ends.
 * Times are epoch ms.
 */
export const lateChoices = (
  { startAt, endAt }: { readonly startAt: number; readonly endAt: number },
  now: number,
): readonly number[] => {
  const first = Math.max(STEP, (Math.floor((now - startAt) / (STEP * MINUTE)) + 1) * STEP);
  return Array.from({ length: CHOICES }, (_, place) => first + place * STEP).filter(
    (minutes) => minutes <= MOST_LATE_MINUTES && startAt + minutes * MINUTE < endAt,
  );
};
