// Order page of a venue, in the published form.
import type { Venue } from '#contract/place/venue.ts';
import type { PlaceOrderType } from '#domain/place/place.ts';
import type { IdFor } from '../../store/place/published.ts';
import { amountOf } from '../compile-input.ts';
import { translatedText } from '../venue-text.ts';

/** Payment methods, cutlery with its price, pickup places, additional types, and the kiosk's form of an order type. */
export const compileCheckout = (
  { payments, asksCutlery, cutleryPrice, pickupPlaces, additionalTypes, byNumber }: Venue['orderTypes'][number],
  venue: Pick<Venue, 'currency' | 'languages' | 'defaultLanguage'>,
  idFor: IdFor,
): Pick<
  PlaceOrderType,
  'payments' | 'asksCutlery' | 'cutleryPrice' | 'pickupPlaces' | 'additionalTypes' | 'byNumber'
> => ({
  ...(payments && { payments }),
  ...(asksCutlery && { asksCutlery }),
  ...(cutleryPrice !== undefined && { cutleryPrice: amountOf(cutleryPrice, venue.currency) }),
  ...(byNumber && { byNumber }),
  ...(pickupPlaces.length > 0 && {
    pickupPlaces: pickupPlaces.map(({ key, name, address }) => {
      const { text, by } = translatedText(address, venue);
      return {
        id: idFor('pickup_place', key),
        name: translatedText(name, venue),
        address: text,
        ...(Object.keys(by).length > 0 && { addressBy: by }),
      };
    }),
  }),
  ...(additionalTypes.length > 0 && {
    additionalTypes: additionalTypes.map((one) => {
      const name = translatedText(one.name, venue);
      return { ...name, text: name.text.trim() };
    }),
  }),
});
