// Searches an address near the place with the configured geocoder, within a rate limit per caller.
import { type FoundAddress, isInBox, MOST_FOUND, searchBox } from '#domain/delivery/address-search.ts';
import type { Language } from '#domain/language/language.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import type { MapTrouble } from './map-ports.ts';

interface Asked {
  readonly words: string;
  readonly language: Language;
  /** The caller's IP address. */
  readonly address: string;
}

/** `wait`, s: the caller has exceeded the rate limit. */
export type SearchRefusal = 'none' | MapTrouble | { readonly wait: number };

/** At most five results, all within the place's map; `none`: no geocoder is configured, or the place does not use a pin. */
export const searchAddress = async (
  { geocoder, limits }: Pick<Services, 'geocoder' | 'limits'>,
  place: PublishedPlace,
  { words, language, address }: Asked,
): Promise<Result<readonly FoundAddress[], SearchRefusal>> => {
  const box = searchBox(place.document.place);
  if (!geocoder || !box) return fail('none');
  const wait = await limits.addressSearches.take(address);
  if (wait !== undefined) return fail({ wait });
  const found = await geocoder.find({ words, language, box });
  if (!found.ok) return found;
  const near = found.value.filter(({ point }) => isInBox(box, point));
  // Two sides of one street have the same label; keeps the more likely one.
  const named = new Map(near.toReversed().map((one) => [one.label, one]));
  return ok(near.filter((one) => named.get(one.label) === one).slice(0, MOST_FOUND));
};
