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

/** Kilometres round the venue. */
export const venueRadius = v.strictObject({ start: v.number(), end: v.number(), ...terms });

/** A zone: its corners in order, latitude first. */
export const venueShape = v.strictObject({
  name: v.optional(words),
  coordinates: v.array(v.tuple([v.number(), v.number()])),
  ...hours,
  ...terms,
});

/** A part of town that guests choose by its name. `key` names it for good: the addresses of guests bear it. */
export const venueRegion = v.strictObject({ key, name: words, ...hours, ...terms });
