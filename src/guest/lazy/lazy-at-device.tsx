// The door of what staff do at a shared device: behind that device's own door, and of the staff's code.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** The staff's way in by the corner of the screen. */
export const StaffAtDevice = lazyPart(async () => (await import('#staff/devices/staff-here.tsx')).StaffHere);
