// The allergy that a seated party's booking says, for the kitchen's papers.
import { allergyBookings, allergyOfSitting } from '#domain/booking/seated-booking.ts';
import type { SessionId } from '#domain/ids.ts';
import { openSittings } from '../../store/service/board-orders.ts';
import { mergedSince } from '../../store/service/merges.ts';
import type { Store } from '../../store/store.ts';
import { tableBookings } from './table-bookings.ts';

/** Longer than a party sits. */
const SEATED_MS = 24 * 3_600_000;

/** Note of the booking of a sitting's guests that speaks of an allergy. `now`: epoch ms, the server's clock. */
export const saidAllergy = async (
  db: Store['read'],
  placeId: number,
  sittingId: string | null | undefined,
  now: number,
): Promise<string | undefined> => {
  if (!sittingId) return undefined;
  const bookings = allergyBookings(await tableBookings(db, placeId, now));
  if (bookings.length === 0) return undefined;
  const [sittings, merged] = await Promise.all([openSittings(db, placeId), mergedSince(db, placeId, now - SEATED_MS)]);
  const tables = [...sittings].map(([name, { id, openedAt }]) => ({
    name,
    sitting: { id, openedAt, joined: merged.filter(({ intoId }) => intoId === id).map(({ table }) => table) },
  }));
  return allergyOfSitting({ tables, bookings }, sittingId as SessionId);
};
