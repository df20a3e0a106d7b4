import type { Language } from '../../language/language.ts';
import { type Said, sayIn } from '../../language/translated.ts';
import type { Place } from '../../place/place.ts';
import type { OrderDetails } from '../order-details.ts';

/**
 * Name of the place where an order is fetched, in the reader's language where the venue has it. A pickup place that is no
 * more keeps the name that it had when the order was taken. undefined: the order is not fetched, or no name is known.
 */
export const pickupWords = (
  { orderTypes, defaultLanguage }: Pick<Place, 'orderTypes' | 'defaultLanguage'>,
  { pickupPlaceId, pickupPlace }: Pick<OrderDetails, 'pickupPlaceId' | 'pickupPlace'>,
  language: Language,
): Said | undefined => {
  const places = orderTypes.flatMap(({ pickupPlaces = [] }) => pickupPlaces);
  const chosen = pickupPlaceId === undefined ? undefined : places.find(({ id }) => id === pickupPlaceId);
  if (chosen) return sayIn(chosen.name, language, defaultLanguage);
  return pickupPlace ? { text: pickupPlace, language: defaultLanguage } : undefined;
};
