import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Handles presses on dish cards made before the app was loaded. */
export const EarlyPresses = lazyPart(async () => (await import('#guest/frame/early-presses.tsx')).EarlyPresses);
