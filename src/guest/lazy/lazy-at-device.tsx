// Lazy parts for staff at a shared device: loaded once such a device asks, and a part of the staff's code.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** The staff's way in by the corner of the screen. */
export const StaffAtDevice = lazyPart(async () => (await import('#staff/devices/staff-here.tsx')).StaffHere);
