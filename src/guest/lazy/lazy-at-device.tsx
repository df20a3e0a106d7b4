// Lazy chunks for staff at a shared device: loaded on request, and part of the staff code.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** The staff's entry in the corner of the screen. */
export const StaffAtDevice = lazyPart(async () => (await import('#staff/devices/staff-here.tsx')).StaffHere);
