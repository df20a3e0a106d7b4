// When the kitchen starts an order for later, and the latest moment to accept it.
import type { OrderType } from '../../place/place.ts';
import type { TimeRules } from '../../place/settings.ts';

const MINUTE = 60_000;
/** Time for which an offered slot stays valid, ms: the guest may still be typing an address. */
export const TIME_GRACE = 5 * MINUTE;

/** Minimum minutes for an order of this type. */
export const leadOf = ({ lead, deliveryLead }: TimeRules, orderType: OrderType): number =>
  orderType === 'delivery' ? deliveryLead : lead;

/** Epoch ms: the wanted time minus the lead; at once for an order without a wanted time. */
export const dueAt = (
  {
    orderType,
    placedAt,
    wantedAt,
  }: { readonly orderType: OrderType; readonly placedAt: number; readonly wantedAt: number | undefined },
  times: TimeRules,
): number => (wantedAt === undefined ? placedAt : Math.max(placedAt, wantedAt - leadOf(times, orderType) * MINUTE));

/** Epoch ms: latest moment to accept an order for its time; afterwards the kitchen has too little lead. */
export const lastTaken = (
  { orderType, wantedAt }: { readonly orderType: OrderType; readonly wantedAt: number },
  times: TimeRules,
): number => wantedAt - leadOf(times, orderType) * MINUTE + TIME_GRACE;
