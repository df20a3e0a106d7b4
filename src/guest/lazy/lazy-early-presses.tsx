import { lazyPart } from '#shared/lazy/lazy-part.tsx';

/** Presses of a guest who was quicker than the app, on cards of dishes. */
export const EarlyPresses = lazyPart(async () => (await import('#guest/frame/early-presses.tsx')).EarlyPresses);
