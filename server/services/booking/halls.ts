import { translatedToWire } from '#contract/language/translated.ts';
import { tableChoices } from '#domain/booking/booking-terms.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** The halls of a place with the largest party that finds room in each, as its devices are told; undefined: it reserves no tables. */
export const hallsFor = ({ document }: PublishedPlace) => {
  const { bookings, place } = document;
  const tables = bookings?.tables;
  if (!tables) return undefined;
  return {
    halls: tables.halls.map((hall) => {
      let most = tables.mostPeople;
      while (most > 0 && tableChoices(hall, most).length === 0) most -= 1;
      return { key: hall.key, name: translatedToWire(hall.name), note: translatedToWire(hall.note), most };
    }),
    language: place.defaultLanguage,
    most_people: tables.mostPeople,
    keeps: tables.keeps,
  };
};
