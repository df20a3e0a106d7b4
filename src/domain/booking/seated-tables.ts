// Tables at which guests sit now, when a booking that begins soon chooses its tables.
import type { ResourceSet } from './booking-terms.ts';
import { ANNOUNCED_MS } from './table-booking.ts';

/** Whether guests who sit at a table now may still sit there when a booking begins. */
export const mayMeetSeated = (startAt: number, now: number): boolean => startAt - now < ANNOUNCED_MS;

/** Sets without a seated party first; otherwise the order is unchanged. */
export const emptyFirst = (choices: readonly ResourceSet[], seated: ReadonlySet<string>): readonly ResourceSet[] => {
  const isEmpty = (set: ResourceSet): boolean => !set.some((one) => seated.has(one));
  return [...choices.filter(isEmpty), ...choices.filter((set) => !isEmpty(set))];
};
