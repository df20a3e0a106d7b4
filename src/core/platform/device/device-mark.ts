// Marks a venue device, readable before the database is open: a guest's phone loads no code for this mark.

import { STORAGE_KEYS } from '#core/platform/storage-keys.ts';
import { SHARED_DEVICE_KINDS, type SharedDeviceKind } from '#domain/device/shared-device.ts';

/** Kind of this shared device; undefined: a guest's own, or not set up. */
export function readDeviceMark(): SharedDeviceKind | undefined {
  try {
    const mark = localStorage.getItem(STORAGE_KEYS.houseDevice);
    return SHARED_DEVICE_KINDS.find((kind) => kind === mark);
  } catch {
    return undefined;
  }
}

/** undefined: no longer a venue device. */
export function writeDeviceMark(kind: SharedDeviceKind | undefined): void {
  try {
    if (kind === undefined) localStorage.removeItem(STORAGE_KEYS.houseDevice);
    else localStorage.setItem(STORAGE_KEYS.houseDevice, kind);
  } catch {
    // Storage is refused: the device could not store its key either.
  }
}

/** Parts of the split text that may mean safe mode: an empty first one, three crashes, and the current start. */
const TOO_MANY = 5;

/** True when the start follows crashes that must be checked before a page is drawn. False on the server. */
export function wasCrashing(): boolean {
  try {
    return localStorage[STORAGE_KEYS.crashes].split(',').length >= TOO_MANY;
  } catch {
    return false;
  }
}
