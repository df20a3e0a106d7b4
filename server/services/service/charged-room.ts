// Rule for the tender `room`: which hotel room's bill takes a payment.
import type { Tender } from '#domain/bill/payment.ts';
import type { OrderType } from '#domain/place/place.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffRefusal } from '#domain/service/staff-command.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Room by its table's name; undefined: another tender. A bill of a room goes on that room, whatever the device names; any
 * other bill needs the name of a room that the venue has.
 */
export const chargedRoom = async (
  tx: Tx,
  placeId: number,
  { tender, room }: { readonly tender: Tender; readonly room?: string | undefined },
  seat?: { readonly table: string; readonly orderType: OrderType },
): Promise<Result<string | undefined, StaffRefusal>> => {
  if (tender !== 'room') return ok(undefined);
  if (seat?.orderType === 'room') return ok(seat.table);
  const named = room === undefined ? undefined : await findTableNamed(tx.db, placeId, room);
  return named?.orderType === 'room' ? ok(named.name) : fail({ code: 'unknown_room' });
};
