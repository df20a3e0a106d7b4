// The screen that a venue's device shows after crashes. It is a separate chunk, because any other chunk may be the one that
// crashed.
import { lazyPart } from '#shared/lazy/lazy-part.tsx';

export const AfterCrash = lazyPart(async () => (await import('#kiosk/crash/after-crash.tsx')).AfterCrash);
