import type { PlaceReason } from '../reasons.ts';

/**
 * Why no order can be sent now: `stopped`, unless the place takes orders while it is closed (`whenClosed`) and this one is
 * for a time that was offered. Who takes no orders at all takes none ahead.
 */
export const stoppedFor = (
  stopped: PlaceReason | undefined,
  whenClosed: boolean,
  wantedAt: number | undefined,
): PlaceReason | undefined =>
  stopped === 'place_closed' && whenClosed && wantedAt !== undefined ? undefined : stopped;
