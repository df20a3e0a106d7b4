// Lazy parts of a hotel room's tablet. No other device asks for them.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Reset: takes all of a guest's data away from a shared device. */
export const loadReset = () => import('#kiosk/reset.ts');

/** The tablet's screen while nobody touches it. */
export const RoomRest = lazyPart(async () => (await import('#kiosk/room-rest.tsx')).RoomRest);
