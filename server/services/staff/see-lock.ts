// A manager has seen that wrong PINs locked a device: it stops ringing, and stays locked until a manager signs in on
// the device.
import { ok, type Result } from '#domain/result.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { appendJournal } from '../../store/journal.ts';
import { lockedDevices, saveLockSeen } from '../../store/staff/device-locks.ts';
import type { Tx } from '../../store/store.ts';

/** Marks a lock as seen. Does nothing when the device is unlocked or the lock is already marked. */
export const seeLock = async (
  tx: Tx,
  { placeId, at }: { readonly placeId: number; readonly at: number },
  identity: StaffIdentity,
  { deviceId, since }: Extract<StaffCommand, { readonly kind: 'lockSeen' }>,
): Promise<Result<void, never>> => {
  const lock = (await lockedDevices(tx.db, placeId)).find((one) => one.device === deviceId && one.since === since);
  if (!lock || lock.seen) return ok(undefined);
  await saveLockSeen(tx, lock, { by: identity.name, at });
  const by = identity.kind === 'person' ? identity.id : null;
  const payload = { change: 'lock_seen', deviceId, name: lock.name, by } as const;
  await appendJournal(tx, { placeId, at, type: 'staff.device', payload });
  return ok(undefined);
};
