// Display sequence of an owner's venues.
import { type OpenState, openState } from './hours.ts';
import type { Place } from './place.ts';

export interface OfferedPlace {
  readonly place: Place;
  /** The venue's open state; undefined: it has no hours, so none are shown. */
  readonly open: OpenState | undefined;
}

/** Open venues first, then those that open soonest; equal ones keep the owner's sequence. */
export const offerPlaces = (places: readonly Place[], now: number): readonly OfferedPlace[] =>
  places
    .map((place) => ({
      place,
      open: place.openingHours && openState(place, place.timeZone, now),
    }))
    .sort((a, b) => opensAt(a, now) - opensAt(b, now));

const opensAt = ({ open }: OfferedPlace, now: number): number => {
  if (!open || open.open) return now;
  return open.next?.at ?? Number.MAX_SAFE_INTEGER;
};
