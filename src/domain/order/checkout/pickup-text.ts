import type { Language } from '#domain/language/language.ts';
import { type Said, sayIn } from '#domain/language/translated.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import { type PickupPlace, type Place, placeTexts } from '#domain/place/place.ts';

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

/** Address of an order's pickup place that is not at the venue; undefined: at the venue, or the place was removed. */
export const pickupElsewhere = (
  { orderTypes, defaultLanguage }: Pick<Place, 'orderTypes' | 'defaultLanguage'>,
  { pickupPlaceId }: Pick<OrderDetails, 'pickupPlaceId'>,
  language: Language,
): Said | undefined => {
  const chosen = orderTypes.flatMap(({ pickupPlaces = [] }) => pickupPlaces).find(({ id }) => id === pickupPlaceId);
  return chosen?.address
    ? sayIn({ text: chosen.address, by: chosen.addressBy ?? {} }, language, defaultLanguage)
    : undefined;
};

/** Street of an order's pickup place, or of the venue when the place has none; undefined: the place was removed. */
export const pickupStreet = (
  place: Parameters<typeof pickupAddress>[0] & Pick<Place, 'orderTypes'>,
  { pickupPlaceId }: Pick<OrderDetails, 'pickupPlaceId'>,
  language: Language,
): Said | undefined => {
  if (pickupPlaceId === undefined) return pickupAddress(place, {}, language);
  const chosen = place.orderTypes
    .flatMap(({ pickupPlaces = [] }) => pickupPlaces)
    .find(({ id }) => id === pickupPlaceId);
  return chosen && pickupAddress(place, chosen, language);
};

/** Address of a pickup place in the reader's language if translated; the venue's own when it has none. */
export const pickupAddress = (
  place: Pick<Place, 'defaultLanguage' | 'name' | 'description' | 'address' | 'textLanguage' | 'translations'>,
  { address, addressBy = {} }: Partial<Pick<PickupPlace, 'address' | 'addressBy'>>,
  language: Language,
): Said =>
  address
    ? sayIn({ text: address, by: addressBy }, language, place.defaultLanguage)
    : placeTexts(place, language).address;
