// The guests of a hotel room have left: their stay ends, and the room's tablet is the next guest's.
import { ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import { lastClearings } from '../../store/device/device-commands.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { openSittings } from '../../store/service/board-orders.ts';
import { findSitting } from '../../store/service/move-sitting.ts';
import { closeSitting, findOpenSitting } from '../../store/session/sittings.ts';
import type { DeviceRow } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { clearTablets, tabletsIn } from '../device/clear-tablets.ts';
import type { Saying } from './say-fact.ts';
import { billOf } from './table-bill.ts';

type CheckOut = Extract<StaffCommand, { readonly kind: 'checkOut' }>;

/** A colleague's check-out was first: the stay is over, and every tablet of the room was told to clear itself since. */
const isDoneSince = async (
  tx: Tx,
  placeId: number,
  sittingId: string,
  tablets: readonly DeviceRow[],
): Promise<boolean> => {
  const endedAt = (await findSitting(tx.db, placeId, sittingId))?.closedAt ?? null;
  if (endedAt === null) return false;
  const told = new Map((await lastClearings(tx.db, placeId)).map(({ deviceId, at }) => [deviceId, at]));
  return tablets.every(({ id }) => (told.get(id) ?? Number.NEGATIVE_INFINITY) >= endedAt);
};

/**
 * Ends the stay and tells the tablets of the room to clear themselves, however long they are away. Orders since the bill was
 * read are told first. A second check-out does no harm: an empty room is cleared all the same. The command may have waited
 * for hours on a phone without a network: guests who have moved in since are not thrown out, nor is their tablet cleared.
 */
export const checkOut = async (
  tx: Tx,
  { placeId, by, at }: Saying,
  { table, sittingId: seen, rest: read = ZERO }: CheckOut,
): Promise<Result<void, StaffRefusal>> => {
  const room = await findTableNamed(tx.db, placeId, table);
  if (room?.room === undefined) return fail({ code: 'unknown_table' });
  const tablets = await tabletsIn(tx, placeId, table);
  if (seen !== undefined) {
    // As the board tells it, which is what was read: a tablet's own right at its bedside is nobody yet.
    const there = (await openSittings(tx.db, placeId)).get(table);
    if (there && there.id !== seen) return fail({ code: 'table_taken' });
    if (!there && seen !== null && (await isDoneSince(tx, placeId, seen, tablets))) return ok(undefined);
  }
  const open = await findOpenSitting(tx.db, placeId, table);
  const rest = open ? (await billOf(tx.db, placeId, open.sitting.id)).rest : ZERO;
  if (rest > read) return fail({ code: 'unpaid', rest });
  await closeSitting(tx, { placeId, table }, 'staff', at, by);
  await clearTablets(tx, { placeId, by }, tablets, at);
  return ok(undefined);
};
