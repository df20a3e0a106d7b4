// Enrols a device for the venue and releases it: the marks outside the database that lay out a page at once.

import { writeDeviceMark } from '#core/platform/device/device-mark.ts';
import { writeKioskCookie } from '#core/platform/device/later-cookies.ts';
import { loadPage } from '#core/platform/device/load-page.ts';
import { markReset } from '#core/platform/kiosk/reset-mark.ts';
import { writeSessionCookie } from '#core/platform/session-cookie.ts';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';

/**
 * Writes the marks again on each page, because browsers keep no cookie longer than 400 days. `undefined`: the device is not
 * enrolled.
 */
export const markShared = (kind: string | undefined): void => {
  const own = kind !== undefined && isSharedDeviceKind(kind) ? kind : undefined;
  writeDeviceMark(own);
  writeKioskCookie(own === 'kiosk');
};

/** Enrols the device and loads the next page, from which on it is the venue's. [S4.16] */
export function enterShared(slug: string, kind: string): void {
  markShared(kind);
  // Otherwise the next page would restore the table that a guest scanned here before.
  writeSessionCookie(undefined);
  // The browser's former user is treated like any guest: the next page deletes their data and verifies it.
  markReset(true);
  loadPage(`/${slug}`);
}

/** Releases the device to be an ordinary browser. Call it only after its last guest's data is deleted. */
export function leaveShared(slug: string): void {
  markShared(undefined);
  loadPage(`/${slug}`);
}
