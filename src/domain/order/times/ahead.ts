import type { TimeRules } from '../../place/settings.ts';
import type { PlaceReason } from '../reasons.ts';

/**
 * Why no order can be sent, not even for later: a closed place (`stopped`: why it takes none now) may take orders for its
 * slots. A place with ordering off takes none ahead.
 */
export const stoppedAhead = (
  stopped: PlaceReason | undefined,
  { slot, whenClosed }: Pick<TimeRules, 'slot' | 'whenClosed'>,
): PlaceReason | undefined => (stopped === 'place_closed' && whenClosed && slot > 0 ? undefined : stopped);
