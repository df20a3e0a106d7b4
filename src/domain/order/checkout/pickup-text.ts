import type { Language } from '#domain/language/language.ts';
import { type Said, sayIn } from '#domain/language/translated.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Place } from '#domain/place/place.ts';

/**
 * Name of an order's pickup place, in the reader's language if translated. A removed pickup place keeps its name at the time
 * of the order. undefined: no pickup, or no known name.
 */
export const pickupText = (
  { orderTypes, defaultLanguage }: Pick<Place, 'orderTypes' | 'defaultLanguage'>,
  { pickupPlaceId, pickupPlace }: Pick<OrderDetails, 'pickupPlaceId' | 'pickupPlace'>,
  language: Language,
): Said | undefined => {
  const places = orderTypes.flatMap(({ pickupPlaces = [] }) => pickupPlaces);
  const chosen = pickupPlaceId === undefined ? undefined : places.find(({ id }) => id === pickupPlaceId);
  if (chosen) return sayIn(chosen.name, language, defaultLanguage);
  return pickupPlace ? { text: pickupPlace, language: defaultLanguage } : undefined;
};
