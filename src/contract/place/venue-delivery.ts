// Delivery area and terms of a venue, in its file.
import * as v from 'valibot';
import { amount, clock, key, words } from './venue-fields.ts';

const terms = {
  deliveryPrice: amount,
  /** Delivery is free from this amount. */
  freeFrom: v.optional(amount),
  /** Minimum order. */
  minimum: v.optional(amount),
};
const hours = { activeFrom: v.optional(clock), activeTo: v.optional(clock) };

/** No two points on the globe are farther apart; without a limit, JSON parses overlong numbers as infinity. */
const kilometres = v.pipe(v.number(), v.maxValue(20_100));
/** Kilometres around the venue. */
export const venueRadius = v.strictObject({ start: kilometres, end: kilometres, ...terms });

/** A zone: its corners in order, latitude first. */
export const venueShape = v.strictObject({
  name: v.optional(words),
  coordinates: v.array(v.tuple([v.number(), v.number()])),
  ...hours,
  ...terms,
});

/** A region that guests choose by name. `key` is permanent: guests' saved addresses refer to it. */
export const venueRegion = v.strictObject({ key, name: words, ...hours, ...terms });
