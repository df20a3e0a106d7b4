// Lazy chunks of a hotel room's tablet. No other device loads them.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Reset: deletes all guest data from a shared device. */
export const loadReset = () => import('#kiosk/reset.ts');

/** The tablet's idle screen. */
export const RoomRest = lazyPart(async () => (await import('#kiosk/room-rest.tsx')).RoomRest);
