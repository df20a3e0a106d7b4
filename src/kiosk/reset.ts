// Deletes all data of one guest, checks for leftovers, and loads a new document for the next guest.
import { endGuests, leftByGuests } from '#core/db/visit/end-guests.ts';
import { letNewerBuildIn } from '#core/platform/device/newer-build.ts';
import { loadFresh } from '#core/platform/kiosk/fresh-document.ts';
import { clearGuestStorage, leftInStorage } from '#core/platform/kiosk/guest-storage.ts';
import { markReset } from '#core/platform/kiosk/reset-mark.ts';
import { hasTable, type SharedDeviceKind } from '#domain/device/shared-device.ts';
import { RESETS } from '#domain/kiosk/between-guests.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

type Parts = Pick<OpenTabl, 'db' | 'serverNow' | 'deviceNow'>;

/** Mirrors are written within this time, ms, so the reset deletes them after this time. */
const MIRRORS_MS = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Deletes all guest data on this device. Resolves with the names of what is left; empty: the device is clean. Rejects when
 * that cannot be determined.
 */
export async function resetDevice(
  { db, serverNow, deviceNow }: Parts,
  kind: SharedDeviceKind,
): Promise<readonly string[]> {
  const kept = { keepsSession: hasTable(kind) };
  markReset(true);
  await endGuests(db, { now: serverNow(), deviceNow: deviceNow() });
  await pause(MIRRORS_MS);
  await clearGuestStorage(kept);
  const left = [...(await leftByGuests(db)), ...(await leftInStorage(kept))];
  if (left.length > 0) console.warn(`The reset has left: ${left.join(', ')}`);
  else markReset(false);
  return left;
}

/** Resets the device, with retries while data is left; false: it is not clean. */
export async function resetUntilClean(parts: Parts, kind: SharedDeviceKind): Promise<boolean> {
  for (let attempt = 1; attempt <= RESETS; attempt += 1) if ((await resetDevice(parts, kind)).length === 0) return true;
  return false;
}

/** Loads the next guest's page with the newest build available here, because a busy device is never idle for long. */
export async function beginAnew(slug: string): Promise<void> {
  await letNewerBuildIn();
  await loadFresh(`/${slug}`);
}
