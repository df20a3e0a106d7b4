// The note of a start on a device that stands in the venue (src/early/note-start.ts).
import { CRASHES_KEY } from '#domain/device/house-device.ts';

/** The start has ended well: the note of it is no crash. */
export function endStart(): void {
  try {
    const noted = localStorage.getItem(CRASHES_KEY);
    if (noted) localStorage.setItem(CRASHES_KEY, noted.replace(/,\d+$/, ''));
  } catch {
    // Where storage is refused no crash was noted.
  }
}
