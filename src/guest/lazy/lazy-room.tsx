// The doors of what a hotel room's tablet has: no other device asks for any of it.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** What takes all of a guest's away from a device of the house. */
export const loadReset = () => import('#kiosk/reset.ts');

/** What the tablet shows while nobody touches it. */
export const RoomRest = lazyPart(async () => (await import('#kiosk/room-rest.tsx')).RoomRest);
