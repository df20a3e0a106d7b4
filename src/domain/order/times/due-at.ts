// When the kitchen is called for an order that is wanted for later, and until when it can be.
import type { OrderType } from '../../place/place.ts';
import type { TimeRules } from '../../place/settings.ts';

const MINUTE = 60_000;
/** Time for which an offered time stays good, ms: a guest writes an address meanwhile. */
export const TIME_GRACE = 5 * MINUTE;

/** Minutes that an order of this type takes at least. */
export const leadOf = ({ lead, deliveryLead }: TimeRules, orderType: OrderType): number =>
  orderType === 'delivery' ? deliveryLead : lead;

/** Epoch ms: its lead before its time, and at once where it is wanted as soon as possible. */
export const dueAt = (
  {
    orderType,
    placedAt,
    wantedAt,
  }: { readonly orderType: OrderType; readonly placedAt: number; readonly wantedAt: number | undefined },
  times: TimeRules,
): number => (wantedAt === undefined ? placedAt : Math.max(placedAt, wantedAt - leadOf(times, orderType) * MINUTE));

/** Epoch ms: until then an order can be taken for its time; afterwards the kitchen has too little of it left. */
export const lastTaken = (
  { orderType, wantedAt }: { readonly orderType: OrderType; readonly wantedAt: number },
  times: TimeRules,
): number => wantedAt - leadOf(times, orderType) * MINUTE + TIME_GRACE;
