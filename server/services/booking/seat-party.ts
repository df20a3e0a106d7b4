// Opens the sitting of a booking whose guests come, and closes it again when they were marked as here by mistake.
import type { Booking } from '#domain/booking/booking.ts';
import { takesOrderType } from '#domain/order/order-type.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { hasOrders, sittingsOpenedBy } from '../../store/session/opened-sittings.ts';
import { closeSitting, findOpenSitting, hasGuestRights, openSitting } from '../../store/session/sittings.ts';
import type { Tx } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { tableOfResource } from './booking-target.ts';

const firstTable = ({ resources: [first] }: Booking): string | undefined =>
  first === undefined ? undefined : tableOfResource(first);

/**
 * Opens the sitting of the first table of guests who have arrived, as a scan would. table_taken: another party still sits
 * there.
 */
export async function seatParty(
  tx: Tx,
  place: PublishedPlace,
  booking: Booking,
  now: number,
): Promise<Result<undefined, 'table_taken' | 'no_table'>> {
  const first = firstTable(booking);
  const table = first === undefined ? undefined : await findTableNamed(tx.db, place.id, first);
  if (!table) return fail('no_table');
  const open = await findOpenSitting(tx.db, place.id, table.name);
  // A tablet on the table has already opened the sitting for the next party.
  if (open?.isDevices) return ok(undefined);
  if (open) return fail('table_taken');
  const orderType = takesOrderType(place.document.place, table.orderType) ? table.orderType : 'spot_browse';
  await openSitting(tx, { placeId: place.id, table: table.name, orderType, room: table.room ?? null }, now);
  return ok(undefined);
}

/**
 * Closes the sitting that was opened for the booking, unless a guest’s phone uses it: then somebody sits there. has_ordered:
 * the sitting has orders, or was joined with another one.
 */
export async function unseatParty(
  tx: Tx,
  { id: placeId }: PublishedPlace,
  booking: Booking,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<Result<undefined, 'has_ordered'>> {
  const { changedAt: seatedAt } = booking;
  const first = firstTable(booking);
  const opened = await sittingsOpenedBy(tx.db, placeId, seatedAt, first);
  // The party may have moved; without a sitting of that moment a tablet had opened it before.
  const own = opened.find(({ openedAt, table }) => openedAt === seatedAt && table === first);
  const sitting = own ?? opened.find(({ openedAt }) => openedAt === seatedAt) ?? opened.find(({ isOpen }) => isOpen);
  if (!sitting) return ok(undefined);
  const isOpenedForThem = sitting.openedAt === seatedAt;
  if (sitting.isMerged || (await hasOrders(tx.db, placeId, sitting.id, isOpenedForThem ? 0 : seatedAt)))
    return fail('has_ordered');
  if (isOpenedForThem && sitting.isOpen && !(await hasGuestRights(tx.db, sitting.id)))
    await closeSitting(tx, { placeId, table: sitting.table }, 'staff', now, by);
  return ok(undefined);
}
