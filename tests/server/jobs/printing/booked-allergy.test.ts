// The allergy of a booking on the tickets of its guests.
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ownBookingSchema } from '#contract/booking/booking.ts';
import { papersOfRow } from '../../../../server/jobs/printing/papers-of-row.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { readJournal } from '../../../../server/store/journal.ts';
import { book, bookable, table, tomorrowAt2 } from '../../booking/bookable.ts';
import { withServer } from '../../support/one-server.ts';
import { printer } from '../../support/printing.ts';
import { MINUTE, nextId } from '../../support/server.ts';
import { signInAs } from '../../support/staff.ts';
import { CODE } from '../../support/venues.ts';

const { start } = withServer();

test('ticket: carries the allergy that the booking of its seated guests says, at their table alone', async () => {
  const printers = [printer('folder:demo')];
  const house = await start({ ...bookable(), printers, trustProxy: true });
  const { store, placeId } = house;
  const at = tomorrowAt2(house);
  const booked = await book(house, table(2), at, { comment: 'Алергия към ядки' });
  const { booking } = v.parse(ownBookingSchema, booked.json);
  house.clock.now = at;
  const { headers } = await signInAs(house, 'WAITER');
  expect((await house.post(`/api/staff/bookings/${booking.id}`, { action: 'arrive' }, headers)).status).toBe(200);
  house.clock.now = at + MINUTE;
  const [theirs, others] = [nextId(), nextId()];
  expect((await house.order({ session: await house.scan(), id: theirs })).status).toBe(201);
  expect((await house.order({ session: await house.scan(CODE.two), id: others })).status).toBe(201);
  const place = await createPublishedPlaces(store).at(store.read, placeId);
  if (!place) throw new Error('The house is not published');
  const notes = new Map<string | undefined, unknown>();
  for (const row of await readJournal(store, placeId, 0))
    for (const job of await papersOfRow(row, place, printers, store.read))
      notes.set(job.orderId, JSON.parse(job.content).bookingNote);
  expect([notes.get(theirs), notes.get(others)]).toEqual(['Алергия към ядки', undefined]);
});
