// The largest party that a booking's tables or product take without a question.
import type { Booking } from '#domain/booking/booking.ts';
import { seatsAt } from '#domain/booking/entered-booking.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** `tables`: by name, for a booking of tables. `undefined`: the venue does not have one of them. */
export const roomFor = (
  { document }: PublishedPlace,
  { thing }: Pick<Booking, 'thing'>,
  tables: readonly string[],
): number | undefined =>
  thing.kind === 'product'
    ? document.bookings?.products[thing.productId]?.mostPeople
    : seatsAt(document.bookings?.tables?.halls ?? [], tables);
