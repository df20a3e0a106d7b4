// The order in which the venues of one owner are offered.
import { type OpenState, openState } from './hours.ts';
import type { Place } from './place.ts';

export interface OfferedPlace {
  readonly place: Place;
  /** The venue's open state; undefined: the venue names no hours, so the screen says nothing about them. */
  readonly open: OpenState | undefined;
}

/** Open venues come first, then those that open soonest; equal ones keep their owner's order. */
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
