import type { Language } from '#domain/language/language.ts';
import { placeTexts } from '#domain/place/place.ts';
import type { OfferedPlace } from '#domain/place/places-order.ts';
import type { PlaceView } from './place-card.tsx';

/** A venue for the list, in the guest's language. */
export const placeView = ({ place, open }: OfferedPlace, language: Language): PlaceView => ({
  ...placeTexts(place, language),
  href: `/${place.slug}`,
  timeZone: place.timeZone,
  picture: place.picture,
  open,
});
