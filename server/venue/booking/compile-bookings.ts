// Bookable tables and dishes of a venue, in the form published for the server only.
import type { Venue } from '#contract/place/venue.ts';
import type { Hall, ProductTerms, TableTerms } from '#domain/booking/booking-terms.ts';
import { parseSeason } from '#domain/booking/season.ts';
import type { IdFor, PublishedVenue } from '../../store/place/published.ts';
import { categoryHours } from '../hours/category-hours.ts';
import { translatedText } from '../venue-text.ts';

const MOST_PEOPLE = 10;

const compileSeason = (text: string | undefined) => {
  const season = text === undefined ? undefined : parseSeason(text);
  return season ? { season } : {};
};

const compileHall = (hall: NonNullable<Venue['reservations']>['halls'][number], venue: Venue): Hall => {
  const seatsOf = (table: string): number => hall.tables.find((one) => one.table === table)?.seats ?? 0;
  return {
    key: hall.key,
    name: translatedText(hall.name, venue),
    note: translatedText(hall.note ?? '', venue),
    tables: hall.tables.map(({ table, seats, least }) => ({ name: table, seats, least })),
    joins: hall.joins.map(({ tables, seats }) => ({
      tables,
      seats: seats ?? tables.reduce((sum, table) => sum + seatsOf(table), 0),
    })),
    ...compileSeason(hall.season),
  };
};

const compileTables = (venue: Venue): TableTerms | undefined => {
  const { reservations } = venue;
  return (
    reservations && {
      halls: reservations.halls.map((hall) => compileHall(hall, venue)),
      durations: reservations.durations.toSorted((a, b) => a.people - b.people),
      turn: reservations.turnMinutes,
      mostPeople: reservations.mostPeople,
      keeps: reservations.keepMinutes,
    }
  );
};

/** Empty for a venue without reservations and bookings. */
export const compileBookings = (venue: Venue, idFor: IdFor): Pick<PublishedVenue, 'bookings'> => {
  const tables = compileTables(venue);
  const isBooked = venue.orderTypes.some(({ type }) => type === 'booking');
  const products: Record<number, ProductTerms> = {};
  for (const { slug, type, booking } of isBooked ? venue.products : []) {
    if (type !== 'booking') continue;
    products[idFor('product', slug)] = {
      // A resource shared by products has a name; otherwise the product itself is the resource.
      resources: booking?.resources?.map((key) => `resource:${key}`) ?? [`product:${slug}`],
      turn: booking?.turnMinutes ?? 0,
      mostPeople: booking?.mostPeople ?? MOST_PEOPLE,
      ...(booking?.hours !== undefined && { hours: categoryHours(booking.hours) }),
      ...compileSeason(booking?.season),
    };
  }
  return tables || Object.keys(products).length > 0 ? { bookings: { products, ...(tables && { tables }) } } : {};
};
