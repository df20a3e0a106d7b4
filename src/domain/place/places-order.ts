// In which order the venues of one owner are offered.
import { type OpenState, openState } from './hours.ts';
import type { Place } from './place.ts';

export interface OfferedPlace {
  readonly place: Place;
  /** undefined: it names no hours, so nothing is said about them. */
  readonly open: OpenState | undefined;
}

/** Those that are open come first, then those that open soonest; equals stay as their owner has set them. */
export const offerPlaces = (places: readonly Place[], now: number): readonly OfferedPlace[] =>
  places
    .map((place) => ({
      place,
      open: place.openingHours && openState(place.openingHours, place.timeZone, now),
    }))
    .sort((a, b) => opensAt(a, now) - opensAt(b, now));

const opensAt = ({ open }: OfferedPlace, now: number): number => {
  if (!open || open.open) return now;
  return open.next?.at ?? Number.MAX_SAFE_INTEGER;
};
