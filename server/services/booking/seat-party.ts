// A reservation's guests are here: their first table gets its sitting, as if they had scanned its code.
import type { Booking } from '#domain/booking/booking.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { findOpenSitting, openSitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { tableOfResource } from './booking-target.ts';

/** table_taken: somebody else sits there still. */
export async function seatParty(
  tx: Tx,
  place: PublishedPlace,
  { resources }: Booking,
  now: number,
): Promise<Result<undefined, 'table_taken' | 'no_table'>> {
  const [first] = resources;
  const table = first === undefined ? undefined : await findTableNamed(tx.db, place.id, tableOfResource(first));
  if (!table) return fail('no_table');
  const open = await findOpenSitting(tx.db, place.id, table.name);
  // A tablet that stands there has opened it for the next party.
  if (open?.isDevices) return ok(undefined);
  if (open) return fail('table_taken');
  const orderType = takesOrderType(place.document.place, table.orderType) ? table.orderType : 'spot_browse';
  await openSitting(tx, { placeId: place.id, table: table.name, orderType, room: table.room ?? null }, now);
  return ok(undefined);
}
