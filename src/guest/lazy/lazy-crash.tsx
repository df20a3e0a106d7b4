// The door of what a device that stands in the venue shows after crashes. A part of its own: what else such a device loads may
// be what has crashed.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const AfterCrash = lazyPart(async () => (await import('#kiosk/crash/after-crash.tsx')).AfterCrash);
