// Mark that tells a page, before its database is open, that its device is the venue's: a guest's phone loads nothing for it.

import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import { SHARED_DEVICE_KINDS, type SharedDeviceKind } from '#domain/device/shared-device.ts';

/** Kind that this device was set up as; undefined: it is a guest's own, or not set up. */
export function readDeviceMark(): SharedDeviceKind | undefined {
  try {
    const mark = localStorage.getItem(STORAGE_KEYS.houseDevice);
    return SHARED_DEVICE_KINDS.find((kind) => kind === mark);
  } catch {
    return undefined;
  }
}

/** undefined: the device is the venue's no longer. */
export function writeDeviceMark(kind: SharedDeviceKind | undefined): void {
  try {
    if (kind === undefined) localStorage.removeItem(STORAGE_KEYS.houseDevice);
    else localStorage.setItem(STORAGE_KEYS.houseDevice, kind);
  } catch {
    // Storage is refused: the device could not keep its key either.
  }
}

/** With the note of the start itself: so many crashes are noted that the device may rest. */
const TOO_MANY = 5;

/** True for a start after crashes that the device must look into before it draws a page. False on the server. */
export function wasCrashing(): boolean {
  try {
    return localStorage[STORAGE_KEYS.crashes].split(',').length >= TOO_MANY;
  } catch {
    return false;
  }
}
