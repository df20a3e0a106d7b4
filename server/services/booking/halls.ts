import { translatedToWire } from '#contract/language/translated.ts';
import { tableChoices } from '#domain/booking/booking-terms.ts';
import { bookableDays } from '#domain/booking/free-hours.ts';
import { isInSeason } from '#domain/booking/season.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { bookingPlaceOf } from './booking-target.ts';

/** Halls of a place with the largest party that fits, as sent to devices; `undefined` when it reserves no tables. */
export const hallsFor = (published: PublishedPlace, now: number) => {
  const { bookings, place } = published.document;
  const tables = bookings?.tables;
  if (!tables) return undefined;
  const days = bookableDays(bookingPlaceOf(published, now));
  return {
    halls: tables.halls.map((hall) => {
      let most = tables.mostPeople;
      while (most > 0 && tableChoices(hall, most).length === 0) most -= 1;
      const { season } = hall;
      return {
        ...{ key: hall.key, name: translatedToWire(hall.name), note: translatedToWire(hall.note), most },
        ...(season && { season, shut: !days.some((day) => isInSeason(day, season)) }),
      };
    }),
    language: place.defaultLanguage,
    most_people: tables.mostPeople,
    keeps: tables.keeps,
  };
};
