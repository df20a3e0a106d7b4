// Record of a start on a venue device (src/early/note-start.ts).
import { CRASHES_KEY } from '#domain/device/shared-device.ts';

/** Removes the record, so that the completed start does not count as a crash. */
export function endStart(): void {
  try {
    localStorage[CRASHES_KEY] = localStorage[CRASHES_KEY].replace(/,\d+$/, '');
  } catch {
    // No start was recorded, or storage is refused.
  }
}
