// The note of a start on a device that stands in the venue (src/early/note-start.ts).
import { CRASHES_KEY } from '#domain/device/shared-device.ts';

/** The start has ended well: the note of it is no crash. */
export function endStart(): void {
  try {
    localStorage[CRASHES_KEY] = localStorage[CRASHES_KEY].replace(/,\d+$/, '');
  } catch {
    // No start was noted, or storage is refused.
  }
}
