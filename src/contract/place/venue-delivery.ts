// Where a venue delivers, and on which terms, as its file says it.
import * as v from 'valibot';
import { amount, clock, key, words } from './venue-fields.ts';

const terms = {
  deliveryPrice: amount,
  /** From this amount on the way costs nothing. */
  freeFrom: v.optional(amount),
  /** Below this amount nothing is carried there. */
  minimum: v.optional(amount),
};
const hours = { activeFrom: v.optional(clock), activeTo: v.optional(clock) };

/** No two points of the globe are farther apart: JSON reads a number with too many digits as infinity. */
const kilometres = v.pipe(v.number(), v.maxValue(20_100));
/** Kilometres round the venue. */
export const venueRadius = v.strictObject({ start: kilometres, end: kilometres, ...terms });

/** A zone: its corners in order, latitude first. */
export const venueShape = v.strictObject({
  name: v.optional(words),
  coordinates: v.array(v.tuple([v.number(), v.number()])),
  ...hours,
  ...terms,
});

/** A part of town that guests choose by its name. `key` names it for good: the addresses of guests bear it. */
export const venueRegion = v.strictObject({ key, name: words, ...hours, ...terms });
