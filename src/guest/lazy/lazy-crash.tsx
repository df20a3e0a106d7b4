// Lazy part that a device of the venue shows after crashes. It is a part of its own, because any other part that the device loads
// may be the one that crashed.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const AfterCrash = lazyPart(async () => (await import('#kiosk/crash/after-crash.tsx')).AfterCrash);
