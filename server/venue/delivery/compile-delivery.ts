// Delivery terms of a venue, in the published form.
import type { Venue } from '#contract/place/venue.ts';
import type { DeliveryTerms, PlaceOrderType } from '#domain/place/place.ts';
import type { IdFor } from '../../store/place/published.ts';
import { amountOf } from '../compile-input.ts';
import { translatedText } from '../venue-text.ts';

type Terms = Pick<Venue['orderTypes'][number]['shapes'][number], 'deliveryPrice' | 'freeFrom' | 'minimum'>;

/** Zones, rings and regions of an order type. `typeId`: id of the type in its venue. */
export function compileDelivery(
  type: Venue['orderTypes'][number],
  venue: Pick<Venue, 'currency' | 'languages' | 'defaultLanguage'>,
  typeId: number,
  idFor: IdFor,
): Pick<PlaceOrderType, 'radiuses' | 'shapes' | 'regions' | 'freeFrom' | 'minimum'> {
  const money = (text: string) => amountOf(text, venue.currency);
  const maybe = (text: string | undefined) => (text === undefined ? undefined : money(text));
  const minimumOf = (text: string | undefined) => (text === undefined ? {} : { minimum: money(text) });
  const termsOf = ({ deliveryPrice, freeFrom, minimum }: Terms): DeliveryTerms => ({
    deliveryPrice: money(deliveryPrice),
    freeFrom: maybe(freeFrom),
    ...minimumOf(minimum),
  });
  return {
    radiuses: type.radiuses.map((radius) => ({ start: radius.start, end: radius.end, ...termsOf(radius) })),
    shapes: type.shapes.map((shape, index) => ({
      id: typeId * 1000 + index,
      coordinates: shape.coordinates,
      activeFrom: shape.activeFrom,
      activeTo: shape.activeTo,
      ...termsOf(shape),
      ...(shape.name !== undefined && { name: translatedText(shape.name, venue) }),
    })),
    ...(type.regions.length > 0 && {
      regions: type.regions.map((region) => ({
        id: idFor('region', region.key),
        name: translatedText(region.name, venue),
        activeFrom: region.activeFrom,
        activeTo: region.activeTo,
        ...termsOf(region),
      })),
    }),
    ...(type.freeFrom !== undefined && { freeFrom: money(type.freeFrom) }),
    ...minimumOf(type.minimum),
  };
}
