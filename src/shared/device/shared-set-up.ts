// A device becomes the venue's, and is taken back: its marks outside of the database, from which a page is laid out at once.

import { writeDeviceMark } from '#core/platform/device/device-mark.ts';
import { writeKioskCookie } from '#core/platform/device/later-cookies.ts';
import { loadPage } from '#core/platform/device/load-page.ts';
import { markReset } from '#core/platform/kiosk/reset-mark.ts';
import { writeSessionCookie } from '#core/platform/session-cookie.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';

/**
 * Writes the marks, anew with each page: browsers keep no cookie longer than 400 days, whatever it asks for. undefined: the
 * device is nobody's.
 */
export const markShared = (kind: string | undefined): void => {
  const own = kind !== undefined && isSharedDeviceKind(kind) ? kind : undefined;
  writeDeviceMark(own);
  writeKioskCookie(own === 'kiosk');
};

/** The device is the venue's from the next page on, which is loaded now. [S4.16] */
export function enterShared(slug: string, kind: string): void {
  markShared(kind);
  // From it a page would take up again the table that a guest scanned here before.
  writeSessionCookie(undefined);
  // The person who used this browser before leaves it as every guest does: the next page takes away their data, and proves
  // it.
  markReset(true);
  loadPage(`/${slug}`);
}

/** The venue has taken it back: it is anybody's browser again. Call it once nothing in it is its last guest's. */
export function leaveShared(slug: string): void {
  markShared(undefined);
  loadPage(`/${slug}`);
}
