// Nothing of one guest is left to the next: it is taken away, looked for, and a fresh document begins.
import { endGuests, leftByGuests } from '#core/db/visit/end-guests.ts';
import { letNewerBuildIn } from '#core/platform/device/newer-build.ts';
import { loadFresh } from '#core/platform/kiosk/fresh-document.ts';
import { clearGuestStorage, leftInStorage } from '#core/platform/kiosk/guest-storage.ts';
import { markReset } from '#core/platform/kiosk/reset-mark.ts';
import { hasTable, type SharedDeviceKind } from '#domain/device/shared-device.ts';
import { RESETS } from '#domain/kiosk/between-guests.ts';
import type { OpenTabl } from '#shared/open-tabl.ts';

type Parts = Pick<OpenTabl, 'db' | 'serverNow' | 'deviceNow'>;

/** What follows the rows writes its mirrors within this time: they are taken away behind that. */
const MIRRORS_MS = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Ends whatever a guest has on this device. Resolves with the names of what is left; none: the device is clean. Rejects where
 * that cannot be known.
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

/** The same, tried again where something was left; false: it is not clean. */
export async function resetUntilClean(parts: Parts, kind: SharedDeviceKind): Promise<boolean> {
  for (let attempt = 1; attempt <= RESETS; attempt += 1) if ((await resetDevice(parts, kind)).length === 0) return true;
  return false;
}

/** The next guest's page: of the newest build that is here, since a device in use all day is never at rest for long. */
export async function beginAnew(slug: string): Promise<void> {
  await letNewerBuildIn();
  await loadFresh(`/${slug}`);
}
