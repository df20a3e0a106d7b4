// Order page of a venue, as it is published.
import type { Venue } from '#contract/place/venue.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import type { IdFor } from '../../store/place/published.ts';
import { translatedWords } from '../venue-words.ts';

/** Ways to pay, the question about cutlery, the pickup places and the kiosk's way of an order type. */
export const compileCheckout = (
  { payments, asksCutlery, pickupPlaces, byNumber }: Venue['orderTypes'][number],
  venue: Pick<Venue, 'languages' | 'defaultLanguage'>,
  idFor: IdFor,
): Pick<PlaceOrderType, 'payments' | 'asksCutlery' | 'pickupPlaces' | 'byNumber'> => ({
  ...(payments && { payments }),
  ...(asksCutlery && { asksCutlery }),
  ...(byNumber && { byNumber }),
  ...(pickupPlaces.length > 0 && {
    pickupPlaces: pickupPlaces.map(({ key, name, address }) => ({
      id: idFor('pickup_place', key),
      name: translatedWords(name, venue),
      address,
    })),
  }),
});
