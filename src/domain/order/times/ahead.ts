import type { TimeRules } from '../../place/settings.ts';
import type { PlaceReason } from '../reasons.ts';

/**
 * Why no order can be sent, be it for later: a place that is closed (`stopped`: why nothing is taken for now) may take
 * orders for the times that it offers. Who takes no orders at all takes none ahead.
 */
export const stoppedAhead = (
  stopped: PlaceReason | undefined,
  { slot, whenClosed }: Pick<TimeRules, 'slot' | 'whenClosed'>,
): PlaceReason | undefined => (stopped === 'place_closed' && whenClosed && slot > 0 ? undefined : stopped);
