// The region that a typed address names. The street alone tells no region, but a district in the address does.
import type { Translated } from '../language/translated.ts';
import type { DeliveryRegion, Place } from '../place/place.ts';
import { foldWords } from '../search/search-fold.ts';
import type { DeliveryAddress } from './address.ts';
import { zoneName } from './delivery-ahead.ts';
import { type DeliveryVerdict, deliveryOf } from './judge-delivery.ts';

/** Words in one form, also of another alphabet, between blanks: "ж.к. Изток" and "zh.k. Iztok" are the same. */
const wordsOf = (text: string): string => ` ${foldWords(text).join(' ')} `;

const namesOf = ({ text, by }: Translated): readonly string[] => [text, ...Object.values(by)].filter(Boolean);

const isNamed = (typed: string, name: Translated): boolean => namesOf(name).some((one) => typed.includes(wordsOf(one)));

/**
 * Region that the typed address names while the delivery fee is another one's. `undefined`: the address names none, several, or
 * the one that counts. The guest decides: a street may be called like a district.
 */
export const namedRegion = (
  place: Pick<Place, 'orderTypes'>,
  { words, regionId, point }: Pick<DeliveryAddress, 'words' | 'regionId' | 'point'>,
  verdict: DeliveryVerdict | undefined,
): DeliveryRegion | undefined => {
  const typed = wordsOf(words);
  const [named, ...others] = (deliveryOf(place)?.regions ?? []).filter(({ name }) => isNamed(typed, name));
  if (!named || others.length > 0) return undefined;
  if (point === undefined && named.id === regionId) return undefined;
  const counts = zoneName(place, verdict);
  return counts && isNamed(wordsOf(counts.text), named.name) ? undefined : named;
};
