// The guests of a hotel room have left: their stay ends, and the room's tablet is the next guest's.
import { COMMANDS_KEPT_MS } from '#domain/device/device-command.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { StaffCommand, StaffRefusal } from '#domain/service/staff-command.ts';
import { closeSitting, findOpenSitting } from '../../store/sittings.ts';
import { devicesAt } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { findTableNamed } from '../../store/venue-tables.ts';
import { giveCommand } from '../device/give-command.ts';
import type { Saying } from './say-fact.ts';
import { billOf } from './table-bill.ts';

type CheckOut = Extract<StaffCommand, { readonly kind: 'checkOut' }>;

/**
 * Ends the stay and tells the tablets of the room to clear themselves, however long they are away. What the guests ordered
 * since the bill was read is told first. Twice is once more: a room that nobody is in is cleared all the same.
 */
export const checkOut = async (
  tx: Tx,
  { placeId, by, at }: Saying,
  { table, rest: read = ZERO }: CheckOut,
): Promise<Result<void, StaffRefusal>> => {
  const room = await findTableNamed(tx.db, placeId, table);
  if (room?.room === undefined) return fail({ code: 'unknown_table' });
  const open = await findOpenSitting(tx.db, placeId, table);
  const rest = open ? (await billOf(tx.db, placeId, open.sitting.id)).rest : ZERO;
  if (rest > read) return fail({ code: 'unpaid', rest });
  await closeSitting(tx, { placeId, table }, 'staff', at, by);
  const tablets = (await devicesAt(tx.db, placeId)).filter(
    (device) => device.kind === 'room' && device.table === table && device.isEnrolled,
  );
  for (const tablet of tablets)
    await giveCommand(tx, { placeId, by }, tablet, { kind: 'reset' }, { at, keptMs: COMMANDS_KEPT_MS });
  return ok(undefined);
};
