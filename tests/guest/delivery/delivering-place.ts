// A place with an English-reading guest and the delivery terms that a test needs.
import type { PlaceId } from '#domain/ids.ts';
import type { Place, PlaceOrderType } from '#domain/place/place.ts';
import { delivering } from '../../domain/delivery/delivery-place.ts';

export const placeWith = (parts: Partial<PlaceOrderType>): Place => ({
  ...delivering(parts),
  id: 1 as PlaceId,
  slug: 'neven',
  name: 'Neven',
  description: '',
  textLanguage: 'en',
  currency: 'EUR' as Place['currency'],
  defaultLanguage: 'en',
  languages: ['en'],
  accent: undefined,
  modules: [],
  address: '',
  phone: '',
  email: '',
  translations: {},
  logo: undefined,
  picture: undefined,
  openingHours: undefined,
});
